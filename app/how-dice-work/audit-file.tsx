'use client';

import { type ChangeEvent, useId, useState } from 'react';
import { Notice } from '@/app/_ui/notice';
import { audit, readGameFile } from '@/lib/chance/audit';
import { checkHead, headText, parseHead } from '@/lib/chance/head';
import { type PublicKey, signatureText } from '@/lib/chance/signature';
import type { Language } from '@/lib/engine';
import { isGameId, loadGame } from '@/lib/games/registry';

interface Words {
  file: string;
  head: string;
  headHint: string;
  noHead: string;
  good: string;
  bad: string;
  unreadable: string;
  unknownGame: string;
}

interface Finding {
  right: boolean;
  text: string;
}

/** Checks an exported game in this browser: rules, chain, dice and signature, nothing is sent. `keys` are this installation's. */
export function AuditFile({ words, language, keys }: { words: Words; language: Language; keys: readonly PublicKey[] }) {
  const id = useId();
  const [head, setHead] = useState('');
  const [finding, setFinding] = useState<Finding | null>(null);
  const [busy, setBusy] = useState(false);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setBusy(true);
    setFinding(await findingOf(await file.text(), { words, language, keys, head }));
    setBusy(false);
  };
  return (
    <div className="grid gap-3" aria-busy={busy}>
      <label htmlFor={`${id}-head`} className="font-sans text-[0.9375rem] font-semibold">
        {words.head}
      </label>
      <input
        id={`${id}-head`}
        type="text"
        value={head}
        onChange={({ target }) => setHead(target.value)}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        spellCheck={false}
        className="input font-mono"
      />
      <p id={`${id}-hint`} className="text-sm text-soft">
        {words.headHint}
      </p>
      <label htmlFor={id} className="font-sans text-[0.9375rem] font-semibold">
        {words.file}
      </label>
      <input id={id} type="file" accept="application/json,.json" onChange={choose} className="input" />
      {busy && <progress className="w-full" aria-label={words.file} />}
      {finding && !busy && (
        <Notice tone={finding.right ? 'good' : 'bad'}>
          <strong>{finding.right ? words.good : words.bad}.</strong> {finding.text}
        </Notice>
      )}
    </div>
  );
}

async function findingOf(
  content: string,
  { words, language, keys, head }: { words: Words; language: Language; keys: readonly PublicKey[]; head: string },
): Promise<Finding> {
  const value = parsed(content);
  if (value === undefined) return { right: false, text: words.unreadable };
  const read = readGameFile(value);
  if (!read.ok) return { right: false, text: read.problem.text[language] };
  if (!isGameId(read.file.game)) return { right: false, text: words.unknownGame };
  const verdict = await audit(await loadGame(read.file.game), read.file, { keys });
  if (!verdict.ok) return { right: false, text: verdict.problem.text[language] };
  const text = `${verdict.text[language]} ${signatureText(verdict.signature, read.file)[language]}`;
  if (head.trim() === '') return { right: true, text };
  const told = parseHead(head);
  if (told === null) return { right: false, text: words.noHead };
  const found = await checkHead(read.file, told);
  return {
    right: found === 'held',
    text: found === 'held' ? `${text} ${headText(found, told)[language]}` : headText(found, told)[language],
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not JSON: said to the reader
  }
}
