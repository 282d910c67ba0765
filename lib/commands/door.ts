import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Env } from '../env';
import { countRefusal } from '../metrics';
import { tokenWanted } from '../play/people/token-shape';
import { noteSecurity } from '../security-log';
import { addressThrough, isLoopback, serveVisitor } from '../visitor';
import { guard } from './headers';
import { placeOf, requestIdOf, watch } from './request-log';
import { isSoundAddress, isSoundBody, isSoundMethod, isSoundProgram, isSoundRouting } from './sound-request';

/** Bytes of a request's body. */
const largest = 256 * 1024;
/** Below some addresses more may come: a provider's webhook brings whole messages, and whole games are read in. */
const larger = { '/api/mail/': 3 * 1024 * 1024, '/import': 4 * 1024 * 1024 };
/** Milliseconds in which the rest of a refused body is let run into nothing, so that its sender comes to read the answer. */
const linger = 2_000;

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

interface Refusal {
  status: 400 | 401 | 403 | 405 | 413 | 421;
  /** Stable, for programs. */
  code: string;
  /** Methods that would do. */
  allowed?: readonly string[];
  en: string;
  it: string;
}

const tooLarge = (most: number): Refusal => ({
  status: 413,
  code: 'too-large',
  en: `This is too much: at most ${most / 1024} KB are taken here.`,
  it: `È troppo: qui si accettano al massimo ${most / 1024} KB.`,
});

const unknownHost: Refusal = {
  status: 421,
  code: 'unknown-host',
  en: 'Fieldpost is not known by this name here. Whoever runs it can name it in BASE_URL or HOSTS.',
  it: 'Qui Fieldpost non è conosciuto con questo nome. Chi lo gestisce può indicarlo in BASE_URL o HOSTS.',
};

const unknownMethod: Refusal = {
  status: 405,
  code: 'method',
  en: `Only ${methods.join(', ')} are understood here.`,
  it: `Qui si capiscono solo ${methods.join(', ')}.`,
};

const notHere: Refusal = {
  status: 405,
  code: 'method',
  allowed: ['GET', 'HEAD', 'OPTIONS', 'POST'],
  en: 'This address is only looked at; what is changed here is sent by a form of its page.',
  it: 'Questo indirizzo si può solo guardare; ciò che qui si cambia si invia con un modulo della sua pagina.',
};

const crossSite: Refusal = {
  status: 403,
  code: 'cross-site',
  en: 'This was sent from a page of another site. Do it on a page of this one.',
  it: 'Questo è stato inviato da una pagina di un altro sito. Fallo da una pagina di questo.',
};

const broken: Refusal = {
  status: 400,
  code: 'invalid',
  en: 'What was sent is broken: a part of the form is missing or cannot be read. Load the page again and send it from there.',
  it: 'Quanto inviato è rotto: una parte del modulo manca o non si può leggere. Ricarica la pagina e invia di nuovo da lì.',
};

const noToken: Refusal = { status: 401, code: 'unauthorized', ...tokenWanted };

const badAddress: Refusal = {
  status: 400,
  code: 'invalid',
  en: 'The address holds a character that no address of this place has.',
  it: 'L’indirizzo contiene un carattere che nessun indirizzo di questo luogo ha.',
};

/**
 * Stands before everything that answers: only requests under a name of the house, by a usual method and with a body of bounded size come
 * through, of programs only those that bring a token, to pages only what their forms send, none that a page of another site sends in
 * somebody's name, and pages learn whether their visitor sits at this machine. A body is
 * whole before anybody works on it. Answers get the headers that keep browsers from being used against their owners.
 */
export function door(
  env: Pick<Env, 'BASE_URL' | 'HOST' | 'HOSTS' | 'TRUSTED_PROXIES'>,
  answer: RequestListener,
  { isDevelopment = false }: { isDevelopment?: boolean } = {},
): RequestListener {
  const names = new Set([new URL(env.BASE_URL).hostname, hostnameOf(env.HOST) ?? '', ...(env.HOSTS ?? [])]);
  const dress = (request: IncomingMessage, response: ServerResponse) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const { headers, policy } = guard(env, path, { nonce: randomBytes(16).toString('base64'), isDevelopment });
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // next marks its scripts for the policy it finds here; what a client wrote there counts for nothing
    delete request.headers['content-security-policy-report-only'];
    delete request.headers['content-security-policy'];
    if (policy !== undefined) request.headers['content-security-policy'] = policy;
  };
  const letThrough = (request: IncomingMessage, response: ServerResponse, within: (work: () => void) => void) => {
    if (!methods.includes(request.method ?? '')) return refuse(request, response, unknownMethod);
    if (!isKnown(request, names)) return refuse(request, response, unknownHost);
    if (!isSoundAddress(request.url ?? '')) return refuse(request, response, badAddress);
    if (!isSoundRouting(request.headers)) return refuse(request, response, broken);
    if (isFromOtherSite(request, names)) return refuse(request, response, crossSite);
    dress(request, response);
    if (!isSoundProgram(request)) return refuse(request, response, noToken);
    if (!isSoundMethod(request)) return refuse(request, response, notHere);
    const most = Object.entries(larger).find(([path]) => request.url?.startsWith(path))?.[1] ?? largest;
    const letIn = () => within(() => answer(request, response));
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (Number(length ?? 0) > most) return refuse(request, response, tooLarge(most));
    const turnAway = () => {
      within(() => refuse(request, response, broken));
      response.end();
    };
    if (Number(length ?? 0) > 0 || encoding !== undefined) {
      const isTooMuch = () => within(() => refuse(request, response, tooLarge(most)));
      return collect(request, most, { whole: letIn, tooLarge: isTooMuch, broken: turnAway });
    }
    // a form without anything in it is none
    void isSoundBody(request, Buffer.alloc(0)).then((isSound) => (isSound ? letIn() : turnAway()), turnAway);
  };
  return (request, response) => {
    const id = requestIdOf(request.headers['x-request-id'], env.TRUSTED_PROXIES);
    response.setHeader('X-Request-Id', id);
    const visitor = {
      ...{ isAtThisMachine: isFromHere(request), address: addressOf(request, env.TRUSTED_PROXIES), request: id },
      isAddressSure: env.TRUSTED_PROXIES > 0 || !isPassedOn(request),
      ...{ method: request.method ?? '', place: placeOf(request.url ?? '/'), agent: request.headers['user-agent'] ?? '' },
    };
    const within = (work: () => void) => serveVisitor(visitor, work);
    watch(response, within);
    within(() => letThrough(request, response, within));
  };
}

/** The name in a Host header, without a port; null when it is none. */
function hostnameOf(host: string): string | null {
  try {
    return new URL(`http://${host.includes('::') && !host.startsWith('[') ? `[${host}]` : host}`).hostname;
  } catch {
    return null;
  }
}

/** Every host the request names is one of ours: a name, this machine by itself, or the address at which it arrived. */
function isKnown({ headers, socket }: IncomingMessage, names: ReadonlySet<string>): boolean {
  const arrived = hostnameOf(socket.localAddress?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '');
  const [forwarded] = [headers['x-forwarded-host'] ?? []].flat();
  const named = [headers.host ?? '', ...(forwarded === undefined ? [] : [forwarded.split(',', 1)[0]?.trim() ?? ''])];
  return named.every((host) => {
    const name = hostnameOf(host);
    return name !== null && name !== '' && (names.has(name) || isLoopback(name) || name === arrived);
  });
}

/**
 * A page of another site has a browser change something here. Browsers say so, by `Origin` or, where they leave that out, by
 * `Sec-Fetch-Site`; programs say neither, and have no cookies. A program's token stands in no page, so its door is open to all.
 */
function isFromOtherSite({ method = '', url = '', headers }: IncomingMessage, names: ReadonlySet<string>): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(method) || url.startsWith('/api/v1/')) return false;
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === 'cross-site';
  // of some pages browsers tell no origin: whoever answers decides
  if (origin === 'null') return headers['sec-fetch-site'] === 'cross-site';
  const name = URL.canParse(origin) ? new URL(origin).hostname : '';
  return !(names.has(name) || isLoopback(name) || name === hostnameOf(headers.host ?? ''));
}

/** Not through a proxy, as far as proxies say so: what comes through one may come from anywhere. */
function isFromHere(request: IncomingMessage): boolean {
  const { headers, socket } = request;
  return !isPassedOn(request) && isLoopback(socket.remoteAddress ?? '') && isLoopback(hostnameOf(headers.host ?? '') ?? '');
}

/** A proxy says that it passes the request on. */
const isPassedOn = ({ headers }: IncomingMessage): boolean =>
  ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host'].some((name) => headers[name] !== undefined);

let isWarned = false;

/** Where a request comes from, by the connection and the proxies that are ours. */
function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  if (proxies === 0 && forwarded !== '' && isLoopback(socket.remoteAddress ?? '') && !isWarned) {
    isWarned = true;
    console.warn(
      'Warning: a proxy on this machine passes requests on, and TRUSTED_PROXIES is 0: all who come through it count as one. Set TRUSTED_PROXIES=1.',
    );
  }
  return addressThrough(proxies, forwarded, socket.remoteAddress ?? 'unknown');
}

/** Holds a body back until it is whole; of one that grows too large nothing is passed on, ever. */
function collect(request: IncomingMessage, most: number, then: { whole(): void; tooLarge(): void; broken(): void }): void {
  const chunks: Buffer[] = [];
  let size = 0;
  // node's parser hands the body over by this method: from outside it cannot be put back into a stream that was read
  request.push = (chunk: Buffer | null) => {
    if (size > most) return true;
    if (chunk !== null) {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= most) return true;
      chunks.length = 0;
      then.tooLarge();
      return true;
    }
    Reflect.deleteProperty(request, 'push');
    const handOn = (isSound: boolean) => {
      if (!isSound) return then.broken();
      then.whole();
      for (const each of chunks) request.push(each);
      request.push(null);
    };
    void isSoundBody(request, Buffer.concat(chunks))
      .catch(() => false)
      .then(handOn);
    return true;
  };
}

/** Answers without having read; what still comes runs into nothing for a while, then the line is cut. */
function refuse(request: IncomingMessage, response: ServerResponse, { status, code, en, it, allowed = methods }: Refusal): void {
  countRefusal('door', code);
  noteSecurity(status === 401 ? 'token-refused' : 'door-refused', { why: code });
  const detail = /^it\b/i.test(request.headers['accept-language'] ?? '') ? it : en;
  const isProgram = request.url?.startsWith('/api/v1/') ?? false;
  const text = isProgram ? JSON.stringify({ type: `urn:fieldpost:${code}`, title: code, status, detail }) : `${detail}\n`;
  response.writeHead(status, {
    'Content-Type': isProgram ? 'application/problem+json' : 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    ...(status === 405 && { Allow: allowed.join(', ') }),
    ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
    Connection: 'close',
  });
  response.write(request.method === 'HEAD' ? '' : text);
  const end = () => void response.end();
  const timer = setTimeout(end, linger);
  response.once('close', () => clearTimeout(timer));
  request.push = (chunk: Buffer | null) => {
    if (chunk === null) end();
    return true;
  };
}
