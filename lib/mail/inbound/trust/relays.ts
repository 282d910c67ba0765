import { BlockList, isIPv6 } from 'node:net';

const family = (ip: string) => (isIPv6(ip) ? 'ipv6' : 'ipv4');

/**
 * Tells whether who hands a letter over is a mail server of our own: what that wrote on top of it holds. This machine always is; others
 * are `named` by address or network (`10.0.0.0/8`).
 */
export function relays(named: readonly string[]): (ip: string) => boolean {
  const list = new BlockList();
  for (const each of ['127.0.0.0/8', '::1', ...named]) {
    const [ip = '', bits] = each.split('/');
    if (bits === undefined) list.addAddress(ip, family(ip));
    else list.addSubnet(ip, Number(bits), family(ip));
  }
  return (ip) => {
    const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
    return list.check(plain, family(plain));
  };
}
