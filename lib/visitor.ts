import { AsyncLocalStorage } from 'node:async_hooks';

/** Who a request comes from, as far as the connection tells: what headers say anybody can write. */
interface Visitor {
  isAtThisMachine: boolean;
}

// next bundles pages apart from the process they run in: both share one store all the same
const shared = globalThis as typeof globalThis & { fieldpostVisitor?: AsyncLocalStorage<Visitor> };

function store(): AsyncLocalStorage<Visitor> {
  shared.fieldpostVisitor ??= new AsyncLocalStorage();
  return shared.fieldpostVisitor;
}

/** Answers a request on behalf of a visitor. */
export const serveVisitor = <T>(visitor: Visitor, answer: () => T): T => store().run(visitor, answer);

/** The request under way comes from this machine itself. False where nobody looked. */
export const isAtThisMachine = (): boolean => store().getStore()?.isAtThisMachine ?? false;

/** `127.0.0.1`, `::1` and their like, as an address or as the name of a host. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|(::ffff:)?127(\.\d{1,3}){3}|\[?::1\]?|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\])$/i.test(host);
