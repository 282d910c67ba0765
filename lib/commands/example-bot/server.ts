/** What the server answered: its status and its JSON. */
export interface Answer {
  status: number;
  body: unknown;
}

/** The API of a Fieldpost server, as one account calls it. */
export interface Server {
  get(path: string): Promise<Answer>;
  /** `key` is the Idempotency-Key: a request that is sent again with it has no second effect. */
  post(path: string, body: unknown, key?: string): Promise<Answer>;
}

export interface Connection {
  /** Of the server: "https://fieldpost.example". */
  url: string;
  /** Of a bot account: "fp_…". */
  token: string;
  fetch?: typeof fetch;
  /** Waits so many milliseconds. */
  wait?(milliseconds: number): Promise<void>;
  /** Requests that were refused as too many, or lost, and sent again. */
  onRetry?(why: string): void;
}

/** How often a request is sent before its program gives up. */
const tries = 8;

/** Calls the API. What is refused as too many (429) or lost on the way is sent again, as it was, after the time the server asks for. */
export function connect({ url, token, fetch: call = fetch, wait = sleep, onRetry = () => {} }: Connection): Server {
  const base = `${url.replace(/\/$/, '')}/api/v1/`;
  async function ask(method: 'GET' | 'POST', path: string, body?: unknown, key?: string): Promise<Answer> {
    const headers: Record<string, string> = { authorization: `Bearer ${token}` };
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (key !== undefined) headers['idempotency-key'] = key;
    const request = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    for (let tried = 1; ; tried++) {
      const response = await call(`${base}${path}`, request).catch((error: unknown) => (tried < tries ? null : fail(path, error)));
      const isLost = response === null || response.status === 429 || response.status >= 500;
      if (response !== null && (!isLost || tried === tries)) return { status: response.status, body: await response.json() };
      onRetry(response === null ? 'no answer' : String(response.status));
      const asked = Number(response?.headers.get('retry-after') ?? 0);
      await wait(asked > 0 ? asked * 1000 : Math.min(30_000, 250 * 2 ** tried));
    }
  }
  return {
    get: (path) => ask('GET', path),
    post: (path, body, key) => ask('POST', path, body, key),
  };
}

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

function fail(path: string, cause: unknown): never {
  throw new Error(`the server did not answer ${path}`, { cause });
}
