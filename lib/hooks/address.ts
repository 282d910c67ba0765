import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Finds all addresses of a host name; throws when it has none. */
export type ResolveHost = (host: string) => Promise<string[]>;

export const systemResolve: ResolveHost = async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

// the special-purpose registries of IANA: what is not meant to be reached over the open internet
const closed = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, prefix, 'ipv4');
// within the one block of IPv6 that is in public use: tunnels to other addresses, documentation
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(net, prefix, 'ipv6');
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');

/** An address anybody on the internet may be told of: not this machine, its network, or the cloud's own services. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  // addresses that carry one of IPv4 within them lie outside the block
  return family === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** Why an address cannot be told anything. */
export type AddressFault = 'not-an-address' | 'not-https' | 'other-port' | 'has-password' | 'not-public';

/** How an address is checked: what production uses, or what a test puts in its place. */
export interface AddressCheck {
  resolve: ResolveHost;
  isAllowed(address: string): boolean;
  /** As the address writes it: empty for 443. */
  isPort(port: string): boolean;
}

export const publicOnly: AddressCheck = {
  resolve: systemResolve,
  isAllowed: isPublicAddress,
  isPort: (port) => port === '' || port === '8443',
};

export const longestUrl = 500;

/** Where a delivery connects to: the one address that was checked, and no other that the name may point to a moment later. */
export interface Target {
  url: URL;
  address: string;
}

/** Checks an address and finds where it leads. All that its name stands for must be allowed. */
export async function targetOf(text: string, { resolve, isAllowed, isPort }: AddressCheck): Promise<Target | AddressFault> {
  if (text.length > longestUrl || !URL.canParse(text)) return 'not-an-address';
  const url = new URL(text);
  if (url.protocol !== 'https:') return 'not-https';
  if (!isPort(url.port)) return 'other-port';
  if (url.username !== '' || url.password !== '') return 'has-password';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => []);
  const [address] = addresses;
  // a name that is unknown and one of a private network look alike: nobody finds out what there is in ours
  return address !== undefined && addresses.every(isAllowed) ? { url, address } : 'not-public';
}
