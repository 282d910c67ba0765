'use client';

import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { type Choice, figuresText, type Prompt } from '@/lib/engine';
import { Figures } from '../figures';
import { CardButton } from '../unit-cards/card-button';
import { fill, type TableWords } from '../words';
import { canConfirm, isAffordable, type Steps, shownChoices } from './steps';
import type { OverlayState } from './use-overlay';

const mostButtons = 9;
/** From so many choices on the seldom ones are folded away. */
const mostOpen = 5;

interface OneProps {
  choices: readonly Choice[];
  /** What is drawn on the map meanwhile: it knows more of its spaces, and shows the one whose choice is pointed at. */
  overlay: OverlayState;
  words: TableWords;
  onChoose(value: string): void;
}

/**
 * One of several: buttons while they are few, else the browser's own list; what is no place is never lost among many places, and of many the
 * seldom ones come behind one more press.
 */
export function OnePrompt({ choices, overlay, words, onChoose }: OneProps) {
  const [warned, setWarned] = useState<Choice | null>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const choose = (value: string) => {
    const choice = choices.find((each) => each.value === value);
    if (choice?.warns) setWarned(choice);
    else onChoose(value);
  };
  if (warned?.warns) {
    const { value, warns } = warned;
    return <Warning {...warns} onInstead={() => setWarned(null)} onAnyway={() => onChoose(value)} />;
  }
  const folded = choices.length > mostOpen ? choices.filter(({ rare }) => rare) : [];
  if (folded.length < 2 || isUnfolded) return <Options choices={choices} overlay={overlay} words={words} onChoose={choose} />;
  return (
    <div className="grid gap-1.5">
      <Options choices={choices.filter(({ rare }) => !rare)} overlay={overlay} words={words} onChoose={choose} />
      <button type="button" className="button choice" data-tone="quiet" aria-expanded="false" onClick={() => setUnfolded(true)}>
        {fill(words.moreChoices, { count: folded.length })}
      </button>
    </div>
  );
}

/** What a choice would give away, asked once more. */
function Warning({ text, instead, anyway, onInstead, onAnyway }: NonNullable<Choice['warns']> & { onInstead(): void; onAnyway(): void }) {
  return (
    <div role="alert" className="grid gap-1.5 border-l-4 border-brick bg-brick-wash px-3 py-2 font-sans">
      <p>{text}</p>
      {/* biome-ignore lint/a11y/noAutofocus: it takes the place of the choice that was just pressed */}
      <button type="button" className="button choice" autoFocus onClick={onInstead}>
        {instead}
      </button>
      <button type="button" className="button choice" onClick={onAnyway}>
        {anyway}
      </button>
    </div>
  );
}

/** Buttons while they are few; what is told in numbers always is, for it is compared. */
function Options({ choices, ...shared }: OneProps) {
  if (choices.length <= mostButtons) return <Buttons choices={choices} {...shared} />;
  const told = choices.filter(({ figures }) => figures);
  if (told.length > 0 && told.length < choices.length)
    return (
      <div className="grid gap-2">
        <Buttons choices={told} {...shared} />
        <Options choices={choices.filter(({ figures }) => !figures)} {...shared} />
      </div>
    );
  const places = choices.filter(({ space }) => space !== undefined);
  const rest = choices.filter(({ space }) => space === undefined);
  if (places.length === 0 || rest.length > mostButtons) return <List choices={choices} {...shared} />;
  return (
    <div className="grid gap-2">
      <List choices={places} {...shared} />
      <Buttons choices={rest} {...shared} />
    </div>
  );
}

/** What is said beside a choice, be it by the overlay. */
const hintOf = ({ hint, space }: Choice, { shown }: OverlayState): string | undefined =>
  hint ?? (space === undefined ? undefined : shown?.notes[space]?.brief);

function Buttons({ choices, overlay, onChoose }: Omit<OneProps, 'words'>) {
  return (
    <div className="grid gap-1.5">
      {choices.map((choice) => {
        const hint = hintOf(choice, overlay);
        const { space = null } = choice;
        return (
          <div key={choice.value} className="flex items-center gap-1">
            <button
              type="button"
              className="button choice min-w-0 flex-1"
              onClick={() => onChoose(choice.value)}
              onFocus={() => overlay.aim(space)}
              onBlur={() => overlay.aim(null)}
              onPointerEnter={() => overlay.aim(space)}
              onPointerLeave={() => overlay.aim(null)}
            >
              <span>{choice.label}</span>
              {choice.figures ? <Figures figures={choice.figures} /> : hint && <span className="choice-hint">{hint}</span>}
            </button>
            <ChoiceCard choice={choice} />
          </div>
        );
      })}
    </div>
  );
}

/** The card of the unit that a choice names. */
const ChoiceCard = ({ choice }: { choice: Choice | undefined }) => <CardButton card={choice?.card} unit={choice?.label ?? ''} />;

function List({ choices, overlay, words, onChoose }: OneProps) {
  const id = useId();
  const [value, setValue] = useState(choices[0]?.value ?? '');
  const aimAt = (chosen: string) => overlay.aim(choices.find((choice) => choice.value === chosen)?.space ?? null);
  return (
    <div className="flex gap-2">
      <label htmlFor={id} className="sr-only">
        {words.orMap}
      </label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={(event) => {
          setValue(event.target.value);
          aimAt(event.target.value);
        }}
        onFocus={() => aimAt(value)}
        onBlur={() => overlay.aim(null)}
      >
        {choices.map((choice) => {
          const said = choice.figures ? figuresText(choice.figures) : hintOf(choice, overlay);
          return (
            <option key={choice.value} value={choice.value}>
              {said ? `${choice.label} (${said})` : choice.label}
            </option>
          );
        })}
      </select>
      <ChoiceCard choice={choices.find((each) => each.value === value)} />
      <button type="button" className="button" onClick={() => onChoose(value)}>
        OK
      </button>
    </div>
  );
}

interface ManyProps {
  prompt: Extract<Prompt, { kind: 'pick' }>;
  steps: Steps;
  words: TableWords;
  onTick(value: string): void;
  onConfirm(): void;
}

/** Several, or none where that is allowed. */
export function ManyPrompt({ prompt, steps, words, onTick, onConfirm }: ManyProps) {
  const full = prompt.max > 1 && steps.ticked.length >= prompt.max;
  return (
    <div className="grid gap-2">
      <ul className="choice-list">
        {shownChoices(prompt, steps).map((choice) => {
          const ticked = steps.ticked.includes(choice.value);
          return (
            <li key={choice.value} className="flex items-center gap-1">
              <label className="flex flex-1 min-h-9 items-center gap-3 font-sans text-[0.9375rem]">
                <input
                  type="checkbox"
                  checked={ticked}
                  disabled={!ticked && (full || !isAffordable(prompt, steps, choice))}
                  onChange={() => onTick(choice.value)}
                />
                <span>
                  {choice.label}
                  {choice.hint && <span className="choice-hint">{choice.hint}</span>}
                </span>
              </label>
              <ChoiceCard choice={choice} />
            </li>
          );
        })}
      </ul>
      <button type="button" className="button justify-self-start" disabled={!canConfirm(prompt, steps)} onClick={onConfirm}>
        {steps.ticked.length === 0 ? words.none : `${words.confirm} (${fill(words.chosen, { count: steps.ticked.length })})`}
      </button>
    </div>
  );
}

interface AmountProps {
  prompt: Extract<Prompt, { kind: 'amount' }>;
  value: number;
  words: TableWords;
  onStep(by: number): void;
  onAmount(value: number): void;
}

/** A number, by stepper, keyboard or at one stroke. */
export function AmountPrompt({ prompt: { label, min, max }, value, words, onStep, onAmount }: AmountProps) {
  return (
    <form
      className="flex flex-wrap items-center gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        onAmount(value);
      }}
    >
      <button type="button" className="button stepper" aria-label={words.less} disabled={value <= min} onClick={() => onStep(-1)}>
        <Minus size={18} aria-hidden="true" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        className="input w-20 text-center"
        aria-label={label}
        min={min}
        max={max}
        value={value}
        onChange={(event) => onStep(Math.round(event.target.valueAsNumber || 0) - value)}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" className="button stepper" aria-label={words.more} disabled={value >= max} onClick={() => onStep(1)}>
        <Plus size={18} aria-hidden="true" />
      </button>
      <button type="submit" className="button" data-tone="main">
        OK
      </button>
      {min === 0 && max > 0 && (
        <button type="button" className="button" onClick={() => onAmount(0)}>
          {words.none}
        </button>
      )}
      {max > 1 && (
        <button type="button" className="button" onClick={() => onAmount(max)}>
          {`${words.most} (${max})`}
        </button>
      )}
    </form>
  );
}
