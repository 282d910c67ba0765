import { createHmac } from 'node:crypto';
import type { HookKind } from '../../db/schema';
import type { Language } from '../engine';

/** What is told of a table: only what a stranger who watches it would see. */
export interface HookNews {
  /** The same for every try: a receiver that has it already may throw the second one away. */
  id: string;
  type: 'moved' | 'started' | 'over' | 'test';
  table: { id: string; title: string; game: string; gameTitle: string; url: string };
  /** Last entry of the log. */
  seq: number;
  moment: string;
  headline: string;
  /** Who is asked something, and by when (ISO time; null without a clock). */
  waiting: { seat: string; name: string; deadline: string | null }[];
  /** What happened since the last news, oldest first. */
  lines: string[];
  /** Lines before those that did not fit. */
  earlier: number;
}

export interface HookBody {
  body: string;
  headers: Record<string, string>;
}

/** Signature of a body, as receivers compute it: HMAC-SHA256 over `<seconds>.<body>` in hex. */
export const signatureOf = (secret: string, seconds: number, body: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

export function bodyOf(
  kind: HookKind,
  news: HookNews,
  { secret, language, now }: { secret: string; language: Language; now: Date },
): HookBody {
  return signedBody(news, kind === 'discord' ? discordOf(news, language) : { ...news, at: now.toISOString() }, { secret, now });
}

/** What is sent of news, signed. */
export function signedBody(
  { id, type }: { id: string; type: string },
  sent: object,
  { secret, now }: { secret: string; now: Date },
): HookBody {
  const seconds = Math.floor(now.getTime() / 1000);
  const body = JSON.stringify(sent);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'x-fieldpost-event': type,
    'x-fieldpost-delivery': id,
    'x-fieldpost-signature': `t=${seconds},v1=${signatureOf(secret, seconds, body)}`,
  };
  return { body, headers };
}

const words = {
  en: { asked: 'Asked', started: 'The game begins.', over: 'The game is over.', test: 'This is a test: the webhook works.' },
  it: { asked: 'Tocca a', started: 'La partita comincia.', over: 'La partita è finita.', test: 'Questa è una prova: il webhook funziona.' },
} as const;

/** Characters of a description: Discord takes 4,096. */
const mostDescribed = 3_500;
export const title = (text: string): string => (text.length > 250 ? `${text.slice(0, 249)}…` : text);

/** A message as Discord's webhooks take it: one embed, no pings. */
function discordOf({ type, table, moment, headline, waiting, lines, earlier }: HookNews, language: Language) {
  const say = words[language];
  const first = type === 'moved' ? [] : [`**${say[type]}**`];
  const asked = waiting.map(({ name, deadline }) =>
    deadline ? `${plain(name)} <t:${Math.floor(Date.parse(deadline) / 1000)}:R>` : plain(name),
  );
  const told = [...(earlier > 0 ? ['…'] : []), ...lines.map((line) => `• ${plain(line)}`)];
  while (told.join('\n').length > mostDescribed) told.shift();
  const last = asked.length > 0 ? [`${say.asked}: ${asked.join(', ')}`] : [];
  return {
    username: 'Fieldpost',
    allowed_mentions: { parse: [] },
    embeds: [
      {
        title: title(`${table.gameTitle}: ${table.title}`),
        url: table.url,
        description: [...first, ...told, ...last].join('\n'),
        footer: { text: title([moment, headline].filter((each) => each !== '').join(' · ')) },
      },
    ],
  };
}

/** Text that Discord shows as it stands. */
export const plain = (text: string): string => text.replace(/[\\*_~`|>[\]()#<@:-]/g, '\\$&');
