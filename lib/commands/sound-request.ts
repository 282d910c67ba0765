import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isSound, readJson } from '../engine';
import { tokenIn } from '../play/people/token-shape';

// What Next would do costly work for, or takes apart before any code of ours sees it, and fails at when it is broken: said here to be the sender's mistake it is.

type Head = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** The address can be read: what is encoded in it is text. */
export function isSoundAddress(url: string): boolean {
  if (/%00/i.test(url)) return false;
  try {
    decodeURIComponent(url.replaceAll('+', ' '));
    return true;
  } catch {
    return false;
  }
}

/** What a page's own scripts say of where they are is what they would say. */
export function isSoundRouting(headers: IncomingHttpHeaders): boolean {
  const [tree] = [headers['next-router-state-tree'] ?? []].flat();
  if (tree === undefined) return true;
  try {
    const read = readJson(decodeURIComponent(tree));
    return read.ok && isRouterState(read.value);
  } catch {
    return false;
  }
}

/** `[segment, { name: state }, …]`, segments as texts or lists of texts. */
function isRouterState(state: unknown, depth = 0): boolean {
  if (!Array.isArray(state) || depth > 20) return false;
  const [segment, routes] = state as unknown[];
  const isSegment = typeof segment === 'string' || (Array.isArray(segment) && segment.length >= 3);
  return isSegment && isObject(routes) && Object.values(routes).every((each) => isRouterState(each, depth + 1));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Programs ask for these, and each of them for a token. */
const isForPrograms = (url: string): boolean => /^\/api\/v1\/(me|games|tables)(?=[/?]|$)/.test(url);

/** A program brings what can be a token, where one is asked for: else nothing of its request need be looked at. */
export const isSoundProgram = ({ method, url = '', headers }: Head): boolean =>
  method === 'OPTIONS' || !isForPrograms(url) || tokenIn(headers.authorization) !== null;

/** Addresses that are no pages and take more than a page does: they judge by themselves. */
const takesMore = /^\/api\/|^\/unsubscribe\/[^/?]+\/one-click(?=\?|$)/;

/** What is done with an address can be done there: what changes something at a page is a form of it, or a call of an action. */
export function isSoundMethod({ method = '', url = '', headers }: Head): boolean {
  if (takesMore.test(url) || ['GET', 'HEAD', 'OPTIONS'].includes(method)) return true;
  // a browser's worker, whose subscription has ended
  if (method === 'PUT') return /^\/account\/push(?=\?|$)/.test(url);
  return method === 'POST' && (headers['next-action'] !== undefined || isForm(headers));
}

const isForm = (headers: IncomingHttpHeaders): boolean => /^multipart\/form-data/i.test(headers['content-type'] ?? '');

/** A form, or a call of an action by a page's script, is whole: every part is there, its texts can be kept, and what must be JSON is. */
export async function isSoundBody({ method, url = '', headers }: Head, body: Buffer): Promise<boolean> {
  // doors for programs read what they get themselves
  if (method !== 'POST' || /^\/api\/(v1|mail|auth)\//.test(url)) return true;
  const type = headers['content-type'] ?? '';
  const isCall = headers['next-action'] !== undefined;
  if (isForm(headers)) return isSoundForm(type, body, { isCall });
  if (!isCall) return true;
  if (!/^text\/plain/i.test(type)) return false;
  return isJson(body.toString());
}

async function isSoundForm(type: string, body: Buffer, { isCall }: { isCall: boolean }): Promise<boolean> {
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  } catch {
    return false;
  }
  const parts = new Map(form);
  // nobody reads a form that names no action
  if (!isCall && ![...parts.keys()].some((name) => name.startsWith('$ACTION_'))) return false;
  // no page sends a NUL, no database takes one
  if ([...form].flat().some((each) => typeof each === 'string' && !isSound(each))) return false;
  for (const [name, value] of parts) {
    if (/^\$ACTION_\d+:\d+$/.test(name) && !(typeof value === 'string' && isJson(value))) return false;
    // what a page's script calls with comes in numbered parts
    if (/^\d+$/.test(name) && typeof value === 'string' && isDeep(value)) return false;
    const [, reference] = /^\$ACTION_REF_(\d+)$/.exec(name) ?? [];
    if (reference !== undefined && !isReference(parts, reference)) return false;
  }
  return true;
}

/** What names an action is there, and so is what it says was bound to it. */
function isReference(parts: ReadonlyMap<string, FormDataEntryValue>, reference: string): boolean {
  const head = parts.get(`$ACTION_${reference}:0`);
  const named = typeof head === 'string' ? jsonIn(head) : null;
  if (!isObject(named) || typeof named.id !== 'string') return false;
  const [, bound] = /^\$@?(\d+)$/.exec(typeof named.bound === 'string' ? named.bound : '') ?? [];
  const given = bound === undefined ? '[]' : parts.get(`$ACTION_${reference}:${bound}`);
  return typeof given === 'string' && Array.isArray(jsonIn(given));
}

const isJson = (text: string): boolean => readJson(text).ok;

function isDeep(text: string): boolean {
  const read = readJson(text);
  return !read.ok && read.error === 'deep';
}

/** Null: it is no JSON. */
function jsonIn(text: string): unknown {
  const read = readJson(text);
  return read.ok ? read.value : null;
}
