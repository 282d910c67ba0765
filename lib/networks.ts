import { BlockList, isIPv6 } from 'node:net';

const family = (ip: string) => (isIPv6(ip) ? 'ipv6' : 'ipv4');

/** Tells whether an IP address is one of those `named`, or lies in a network among them (`10.0.0.0/8`). */
export function networks(named: readonly string[]): (ip: string) => boolean {
  const list = new BlockList();
  for (const each of named) {
    const [ip = '', bits] = each.split('/');
    if (bits === undefined) list.addAddress(ip, family(ip));
    else list.addSubnet(ip, Number(bits), family(ip));
  }
  return (ip) => {
    const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
    return list.check(plain, family(plain));
  };
}
