import type { Attack, Keys } from './requests';
import { badText, oneOf, type Random } from './values';

/** A form as a page shows it. */
export interface Form {
  /** Where it is sent. */
  path: string;
  fields: readonly (readonly [string, string])[];
  /** Who sends it as it stands is signed out by it. */
  endsSession: boolean;
}

type Field = readonly [name: string, value: string, isFile?: boolean];

const unescaped = (text: string): string =>
  text.replace(/&(quot|amp|lt|gt|#x27);/g, (_, name: string) => ({ quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" })[name] ?? '');

/** The forms of a page, with what would be sent if nobody touched them. */
function formsIn(html: string): [string, string][][] {
  return [...html.matchAll(/<form\b[^>]*>(.*?)<\/form>/gs)].map(([, inside = '']) =>
    [...inside.matchAll(/<(?:input|select|textarea|button)\b[^>]*\bname="([^"]*)"[^>]*>/g)].map(([tag, name = '']) => {
      const value = /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '';
      return [unescaped(name), unescaped(value)];
    }),
  );
}

/** What makes a form another than those that look like it; what was bound to its action is sealed anew each time. */
const markOf = (fields: readonly (readonly [string, string])[]): string =>
  JSON.stringify(fields.map(([name, value]) => (/^\$ACTION_\d+:[1-9]/.test(name) ? [name] : [name, value])));

/**
 * Every form of the pages, each once, as the first two people who are signed in see them, and which of them ends a session: found by sending them
 * as the last people, each of whom is asked no more once they are out.
 */
export async function formsOf(address: string, paths: readonly string[], { cookies }: Keys): Promise<Form[]> {
  const found = new Map<string, Form>();
  for (const path of paths) {
    for (const headers of cookies.slice(0, 2)) {
      const response = await fetch(`${address}${path}`, { headers, redirect: 'manual' });
      const isPage = response.headers.get('content-type')?.startsWith('text/html');
      // news never end
      if (!isPage) await response.body?.cancel();
      if (!isPage) continue;
      for (const fields of formsIn(await response.text())) {
        // one that names no action looks for something, and is an address
        if (fields.some(([name]) => name.startsWith('$ACTION'))) found.set(markOf(fields), { path, fields, endsSession: false });
      }
    }
  }
  const spare = [...cookies];
  for (const form of found.values()) {
    const headers = spare.at(-1) ?? {};
    const { body, type } = multipart(form.fields);
    const sent = { method: 'POST', headers: { ...headers, 'Content-Type': type }, body: new Uint8Array(body), redirect: 'manual' } as const;
    await (await fetch(`${address}${form.path}`, sent)).arrayBuffer();
    const after = await fetch(`${address}/account`, { headers, redirect: 'manual' });
    await after.arrayBuffer();
    if (after.status === 200) continue;
    form.endsSession = true;
    spare.pop();
  }
  return [...found.values()];
}

/** A form with some of it left out or replaced. What would sign out is sent by strangers alone: who is out reaches little else. */
export function badForm(random: Random, { path, fields, endsSession }: Form, headers: Record<string, string>): Attack {
  const bad: Field[] = [];
  for (const [name, value] of fields) {
    // what names the action stays: else nothing behind it is reached
    const isKept = name.startsWith('$ACTION') ? random() < 0.9 : random() < 0.5;
    if (isKept) bad.push([name, value]);
    else if (random() < 0.8) bad.push([name, badText(random)]);
    else if (random() < 0.3) bad.push([name, badText(random), true]);
  }
  const { body, type } = multipart(bad);
  const who = endsSession ? {} : headers;
  return { method: 'POST', path, headers: { ...who, 'Content-Type': random() < 0.98 ? type : oneOf(random, ['text/plain', '']) }, body };
}

const boundary = 'fieldpost-hostile';

/** Fields as a browser writes them down. */
export function multipart(fields: readonly Field[]): { body: Buffer; type: string } {
  const escaped = (name: string) => name.replace(/["\r\n]/g, (each) => encodeURIComponent(each));
  const parts = fields.map(([name, value, isFile = false]) => {
    const file = isFile ? '; filename="file.txt"\r\nContent-Type: text/plain' : '';
    return `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(name)}"${file}\r\n\r\n${value}\r\n`;
  });
  return { body: Buffer.from(`${parts.join('')}--${boundary}--\r\n`), type: `multipart/form-data; boundary=${boundary}` };
}
