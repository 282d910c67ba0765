'use client';

import { type ChangeEvent, useId, useState } from 'react';
import { Notice } from '@/app/_ui/notice';
import { audit, readGameFile } from '@/lib/chance/audit';
import { type PublicKey, signatureText } from '@/lib/chance/signature';
import type { Language } from '@/lib/engine';
import { isGameId, loadGame } from '@/lib/games/registry';

interface Words {
  file: string;
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
  const [finding, setFinding] = useState<Finding | null>(null);
  const [busy, setBusy] = useState(false);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setBusy(true);
    setFinding(await findingOf(await file.text(), { words, language, keys }));
    setBusy(false);
  };
  return (
    <div className="grid gap-3" aria-busy={busy}>
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
  text: string,
  { words, language, keys }: { words: Words; language: Language; keys: readonly PublicKey[] },
): Promise<Finding> {
  const value = parsed(text);
  if (value === undefined) return { right: false, text: words.unreadable };
  const read = readGameFile(value);
  if (!read.ok) return { right: false, text: read.problem.text[language] };
  if (!isGameId(read.file.game)) return { right: false, text: words.unknownGame };
  const verdict = await audit(await loadGame(read.file.game), read.file, keys);
  if (!verdict.ok) return { right: false, text: verdict.problem.text[language] };
  return { right: true, text: `${verdict.text[language]} ${signatureText(verdict.signature, read.file)[language]}` };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not JSON: said to the reader
  }
}
