import { AsyncLocalStorage } from 'node:async_hooks';

/** Who a request comes from, as far as the connection tells: what headers say anybody can write. */
interface Visitor {
  isAtThisMachine: boolean;
  /** IP address, as `addressThrough` found it. */
  address: string;
  /** Nobody stands between who is not known to be ours: the address is the client's own. */
  isAddressSure?: boolean;
  /** Number of the request, which its answer and all that is logged on its behalf bear. */
  request?: string;
  method?: string;
  /** Path without what is secret or somebody's own in it. */
  place?: string;
  /** What the browser calls itself. */
  agent?: string;
  /** Id of the user it turned out to come from. */
  user?: string;
}

// next bundles pages apart from the process they run in: both share one store all the same
const shared = globalThis as typeof globalThis & { fieldpostVisitor?: AsyncLocalStorage<Visitor> };

function store(): AsyncLocalStorage<Visitor> {
  shared.fieldpostVisitor ??= new AsyncLocalStorage();
  return shared.fieldpostVisitor;
}

/** Answers a request on behalf of a visitor. */
export const serveVisitor = <T>(from: Visitor, answer: () => T): T => store().run(from, answer);

/** The visitor of the request under way; null where there is none. */
export const visitor = (): Readonly<Visitor> | null => store().getStore() ?? null;

/** It turned out who asks: what is logged from now on says so. */
export function noteUser(id: string): void {
  const asking = store().getStore();
  if (asking) asking.user = id;
}

/** The request under way comes from this machine itself. False where nobody looked. */
export const isAtThisMachine = (): boolean => store().getStore()?.isAtThisMachine ?? false;

/** The address that the request under way comes from, for limits: of IPv6 the network, for a household has all of it. */
export const clientAddress = (): string => networkOf(store().getStore()?.address ?? 'unknown');

function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const whole = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ? tail.split(':') : [])];
  return `${whole.slice(0, 4).join(':')}::/64`;
}

/**
 * The address of a client behind so many proxies of ours: each appends the address it was asked from to X-Forwarded-For, so the one of the
 * farthest proxy counts, and what a client wrote there itself never does. `peer` is the address of the connection.
 */
export function addressThrough(proxies: number, forwardedFor: string, peer: string): string {
  if (proxies === 0) return peer;
  const hops = forwardedFor.split(',').map((each) => each.trim());
  return hops.at(-proxies) || peer;
}

/** `127.0.0.1`, `::1` and their like, as an address or as the name of a host. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|(::ffff:)?127(\.\d{1,3}){3}|\[?::1\]?|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\])$/i.test(host);
