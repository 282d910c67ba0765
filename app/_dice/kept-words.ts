import { sha256, utf8 } from '@/lib/chance/subtle';

/** A word for the dice and the SHA-256 that is told of it first, in hex. */
export interface Pledged {
  word: string;
  pledge: string;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

const key = 'dice-words';
/** Words that a browser keeps: many times as many as a player has seats. */
const most = 400;

/** 16 random bytes in base64url. */
export function drawWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** A word and its pledge; null where the browser offers no cryptography: pages that came without https. */
export async function drawPledged(): Promise<Pledged | null> {
  if (!crypto.subtle) return null;
  const word = drawWord();
  return { word, pledge: await sha256(utf8(word)) };
}

/** Keeps a word until its turn comes; the oldest give way. A browser that keeps nothing brings words that nobody was told of before. */
export function keepWord(storage: Storage | null, { word, pledge }: Pledged): void {
  const others = all(storage).filter((each) => each.pledge !== pledge);
  try {
    storage?.setItem(key, JSON.stringify([...others, { word, pledge }].slice(-most)));
  } catch {
    // full, or forbidden
  }
}

/** The word behind a pledge; null when another browser has it. */
export const keptWord = (storage: Storage | null, pledge: string | null): string | null =>
  all(storage).find((each) => each.pledge === pledge)?.word ?? null;

function all(storage: Storage | null): Pledged[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each?.word === 'string' && typeof each?.pledge === 'string') : [];
  } catch {
    return [];
  }
}

/** The browser's storage; null where it may not be touched. */
export function storageHere(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
