'use client';

import { useState } from 'react';
import type { Language, PlanCourse } from '@/lib/engine';
import { isGameId, loadGame } from '@/lib/games/registry';
import type { SeatFight } from '@/lib/play/orders/fights';
import { fill, type TableWords } from '../words';
import { courseBy, saidOf, withLosses, withPlan } from './plan-lines';
import type { Trial } from './trial';

export interface PlanCardsProps {
  table: string;
  seat: string;
  game: string;
  language: Language;
  trial: Pick<Trial, 'fights' | 'view'>;
  lines: readonly string[];
  /** The server is trying the lines; `trial` is of those before. */
  isChecking: boolean;
  words: TableWords;
  onLines(lines: string[]): void;
}

/** A card a fight of the seat's turn: what is done in it without asking, and what is to be done instead. Each is a line of the sheet. */
export function PlanCards({ table, seat, game, language, trial, lines, isChecking, words, onLines }: PlanCardsProps) {
  const [hasFailed, setFailed] = useState(false);
  /** Choices whose lines wait for the rules. */
  const [unwritten, setUnwritten] = useState(0);
  const plan = async (fight: SeatFight, course: PlanCourse | null) => {
    if (!isGameId(game)) return;
    setUnwritten((count) => count + 1);
    try {
      const rules = await loadGame(game);
      setFailed(false);
      onLines(withPlan(rules, lines, { space: fight.space, course, seat, view: trial.view, language }));
    } catch (error) {
      console.error(error);
      setFailed(true);
    } finally {
      setUnwritten((count) => count - 1);
    }
  };
  return (
    <section aria-label={words.plans} className="plans js-only">
      <h3>{words.plans}</h3>
      {trial.fights.map((fight) => (
        <PlanCard
          key={fight.space}
          fight={fight}
          isSettled={unwritten === 0 && !isChecking}
          words={words}
          onCourse={(course) => void plan(fight, course)}
        />
      ))}
      <p className="text-sm text-soft">
        {words.planHint} <a href={`/tables/${table}/orders`}>{words.planStanding}</a>
      </p>
      {hasFailed && (
        <p role="alert" className="text-sm text-brick">
          {words.rulesMissing}
        </p>
      )}
    </section>
  );
}

interface CardProps {
  fight: SeatFight;
  /** The fight is as the sheet has it now: nothing is being written or tried. */
  isSettled: boolean;
  words: TableWords;
  /** Null: the sheet says nothing of the fight. */
  onCourse(course: PlanCourse | null): void;
}

function PlanCard({ fight, isSettled, words, onCourse }: CardProps) {
  const { name, win, unsaid } = fight;
  // what was chosen stands at once, until the server has tried it: an answer to an earlier choice does not take it back
  const [wish, setWish] = useState<{ course: PlanCourse | null } | null>(null);
  if (wish && isSettled) setWish(null);
  const own = wish ? wish.course : saidOf(fight);
  const choose = (course: PlanCourse | null) => {
    setWish({ course });
    onCourse(course);
  };
  return (
    <fieldset className="plan">
      <legend>
        {name} <span className="text-soft">{`${Math.round(100 * win)}%`}</span>
      </legend>
      <select
        className="input"
        aria-label={fill(words.planOf, { place: name })}
        value={own?.way ?? ''}
        onChange={({ target: { value } }) => choose(value === '' ? null : courseBy(value as PlanCourse['way'], fight, own))}
      >
        <option value="">{fill(words.planUnsaid, { text: unsaid.text })}</option>
        <option value="on">{words.planOn}</option>
        <option value="below">{words.planBelow}</option>
        <option value="after">{words.planAfter}</option>
        <option value="ask">{words.planAsk}</option>
      </select>
      {own && (own.way === 'below' || own.way === 'after') && (
        <Figure
          key={own.way}
          label={fill(own.way === 'below' ? words.planPercent : words.planLosses, { place: name })}
          value={own.at}
          most={own.way === 'below' ? 100 : 500}
          onValue={(at) => choose({ ...own, at })}
        />
      )}
      {own && (
        <label className="flex min-h-9 items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={own.asksLosses ?? unsaid.course.asksLosses}
            onChange={({ target: { checked } }) => choose(withLosses(own, checked, fight))}
          />
          {words.planOwnLosses}
        </label>
      )}
    </fieldset>
  );
}

/** A figure that counts once it is whole: at Enter, or when it is left. */
function Figure({ label, value, most, onValue }: { label: string; value: number; most: number; onValue(value: number): void }) {
  const [text, setText] = useState(String(value));
  const [before, setBefore] = useState(value);
  if (before !== value) {
    setBefore(value);
    setText(String(value));
  }
  const done = () => {
    const said = Math.round(Number(text));
    if (text.trim() === '' || Number.isNaN(said) || said < 0 || said > most) return setText(String(value));
    if (said !== value) onValue(said);
  };
  return (
    <input
      type="number"
      inputMode="numeric"
      className="input plan-figure"
      aria-label={label}
      min={0}
      max={most}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={done}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        done();
      }}
    />
  );
}
