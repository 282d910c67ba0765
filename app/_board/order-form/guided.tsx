'use client';

import type { ReactNode, RefObject } from 'react';
import type { Board, Prompt } from '@/lib/engine';
import { fill, type TableWords } from '../words';
import { Card } from './card';
import { AmountPrompt, ManyPrompt, OnePrompt } from './prompts';
import { type Act, isSingle, type Steps, shownAmount, shownChoices, type Trace } from './steps';
import type { Guide } from './use-guide';
import { nextMark } from './use-in-sight';

interface Props {
  prompt: Prompt;
  steps: Steps;
  card: Guide['card'];
  trace: readonly Trace[];
  overlay: Guide['overlay'];
  board: Board | null;
  act(act: Act): void;
  /** Takes the question. */
  heading: RefObject<HTMLParagraphElement | null>;
  /** The control that is pressed now will be gone. */
  onGone(): void;
  /** The order that is made next is sent as soon as it is on the sheet. */
  onSendNext(): void;
  /** How the fight that the open numbers lead to is likely to end. */
  chance: ReactNode;
  /** What a list is put together with. */
  list: ReactNode;
  words: TableWords;
}

/** The guided form: one question at a time, the way so far above it. */
export function Guided({ prompt, steps, card, trace, overlay, board, act, heading, onGone, onSendNext, chance, list, words }: Props) {
  const [line] = card;
  const actHere = (what: Act) => {
    onGone();
    act(what);
  };
  return (
    <div className="grid gap-3">
      {trace.length > 0 && (
        <ol aria-label={words.stepsTaken} className="flex flex-wrap gap-1.5 font-sans text-sm">
          {trace.map(({ label, answer }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the way so far only grows and shrinks at its end
            <li key={i} className="rounded-sm border border-rule bg-well px-2 py-0.5">
              <span className="text-soft">{label.replace(/[?:]\s*$/, '')}:</span> <strong>{answer || words.none}</strong>
            </li>
          ))}
        </ol>
      )}
      {prompt.kind !== 'done' && (
        <p ref={heading} tabIndex={-1} {...nextMark} className="font-sans font-semibold outline-none">
          {line ? line.prompt.row.title : prompt.label}
          {prompt.kind === 'pick' && !isSingle(prompt) && <Bounds>{boundsText(prompt, words)}</Bounds>}
        </p>
      )}
      {chance && (
        <p aria-live="polite" className="font-sans empty:hidden">
          {chance}
        </p>
      )}
      {line && (
        <Card
          {...{ lines: card, board, words }}
          onAct={act}
          onConfirm={() => actHere({ kind: 'confirm' })}
          onSendNow={() => {
            onSendNext();
            actHere({ kind: 'confirm' });
          }}
        />
      )}
      {prompt.kind === 'list' && (list ?? <p className="font-sans text-soft">{words.oneMoment}</p>)}
      {prompt.kind === 'amount' && !line && (
        <AmountPrompt
          prompt={prompt}
          value={shownAmount(prompt, steps)}
          words={words}
          onStep={(by) => act({ kind: 'step', by })}
          onAmount={(value) => actHere({ kind: 'amount', value })}
        />
      )}
      {prompt.kind === 'pick' &&
        (isSingle(prompt) ? (
          <OnePrompt
            key={`${steps.picks.length} ${steps.space}`}
            choices={shownChoices(prompt, steps)}
            overlay={overlay}
            words={words}
            onChoose={(value) => actHere({ kind: 'choose', value })}
          />
        ) : (
          <ManyPrompt
            prompt={prompt}
            steps={steps}
            words={words}
            onTick={(value) => act({ kind: 'choose', value })}
            onConfirm={() => actHere({ kind: 'confirm' })}
          />
        ))}
      <div className="flex flex-wrap gap-2">
        {steps.space !== null && (
          <button type="button" className="button" data-size="small" onClick={() => actHere({ kind: 'widen' })}>
            {words.showAll}
          </button>
        )}
        {(steps.picks.length > 0 || steps.ticked.length > 0) && (
          <button type="button" className="button" data-size="small" onClick={() => actHere({ kind: 'back' })}>
            {words.back}
          </button>
        )}
        {steps.picks.length > 1 && (
          <button type="button" className="button" data-tone="quiet" data-size="small" onClick={() => actHere({ kind: 'restart' })}>
            {words.startOver}
          </button>
        )}
      </div>
    </div>
  );
}

const Bounds = ({ children }: { children: ReactNode }) => <span className="ml-2 text-sm font-normal text-soft">{children}</span>;

function boundsText({ min, max }: { min: number; max: number }, words: TableWords): string {
  if (min === 0) return fill(words.chooseUpTo, { max });
  return max === Number.POSITIVE_INFINITY ? fill(words.atLeast, { min }) : fill(words.choose, { min, max });
}
