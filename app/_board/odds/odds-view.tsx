import type { BattleOdds, SideOdds } from '@/lib/engine';
import type { OddsWords } from '../words';
import { fill } from '../words';

interface Props {
  odds: BattleOdds;
  /** What losses are counted in. */
  unit: string;
  language: string;
  words: OddsWords;
  /** Beside a form: no units, no rounds. */
  isShort?: boolean;
}

/** How a battle ends: a bar in three parts with its figures, losses, and what is left. */
export function OddsView({ odds, unit, language, words, isShort = false }: Props) {
  const percent = (share: number) =>
    share.toLocaleString(language, { style: 'percent', maximumFractionDigits: share > 0.005 && share < 0.995 ? 0 : 1 });
  const decimal = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 1 });
  const signed = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const { win, draw, hold, taken, margin, runs, attack, defence, swing } = odds;
  const parts = [
    { share: win, label: words.win, colour: 'bg-brick' },
    { share: draw, label: words.draw, colour: 'bg-rule-strong' },
    { share: hold, label: words.hold, colour: 'bg-sea' },
  ];
  return (
    <div className="grid gap-2 font-sans text-[0.9375rem]">
      <div className="flex h-3 overflow-hidden rounded-sm" aria-hidden="true">
        {parts.map(({ share, label, colour }) => (
          <span key={label} className={colour} style={{ width: `${100 * share}%` }} />
        ))}
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {parts.map(({ share, label, colour }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm leading-tight text-soft">
              <span className={`mr-1 inline-block size-2.5 ${colour}`} aria-hidden="true" />
              {label}
            </dt>
            <dd className={isShort ? 'text-lg font-bold tabular-nums' : 'text-2xl font-bold tabular-nums'}>{percent(share)}</dd>
          </div>
        ))}
      </dl>
      <ul className="grid gap-0.5">
        {taken !== null && Math.abs(taken - win) >= 0.005 && (
          <li>
            {words.taken}: {percent(taken)}
          </li>
        )}
        <li>
          {words.losses}: {fill(words.loss, { side: words.attack, value: decimal(attack.loss), unit })} ·{' '}
          {fill(words.loss, { side: words.defence, value: decimal(defence.loss), unit })}
        </li>
        <li>{fill(words.swing, { value: signed(swing), unit })}</li>
        <li className="text-sm text-soft">{fill(words.margin, { points: decimal(100 * margin), runs: runs.toLocaleString(language) })}</li>
      </ul>
      {!isShort && (
        <>
          <h3 className="mt-2">{words.left}</h3>
          <div className="grid grid-cols-2 gap-4">
            <Left title={words.attack} side={attack} decimal={decimal} words={words} />
            <Left title={words.defence} side={defence} decimal={decimal} words={words} />
          </div>
          <h3 className="mt-2">{words.rounds}</h3>
          <Rounds rounds={odds.rounds} percent={percent} words={words} />
        </>
      )}
    </div>
  );
}

function Left({ title, side, decimal, words }: { title: string; side: SideOdds; decimal: (value: number) => string; words: OddsWords }) {
  return (
    <div>
      <p className="label mb-1">{title}</p>
      <ul>
        {side.units.map(({ type, name, left, of }) => (
          <li key={type} className="flex flex-wrap justify-between gap-x-3 border-t border-rule py-0.5">
            <span>{name}</span>
            <span className="tabular-nums">{fill(words.leftOf, { left: decimal(left), of })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Rounds beyond which a fight is merely long. */
const many = 8;

function Rounds({ rounds, percent, words }: { rounds: readonly number[]; percent: (share: number) => string; words: OddsWords }) {
  const counted = rounds.slice(0, many).map((share, count) => ({ share, text: fill(words.round, { count, share: percent(share) }) }));
  const rest = rounds.slice(many).reduce((sum, share) => sum + share, 0);
  const rows = rest > 0 ? [...counted, { share: rest, text: fill(words.longer, { count: many, share: percent(rest) }) }] : counted;
  const highest = Math.max(...rows.map(({ share }) => share));
  return (
    <ul className="grid gap-1">
      {rows
        .filter(({ share }) => share > 0)
        .map(({ share, text }) => (
          <li key={text} className="grid grid-cols-[8.5rem_1fr] items-center gap-2">
            <span className="tabular-nums">{text}</span>
            <span className="h-2.5 bg-sea" style={{ width: `${(100 * share) / highest}%` }} aria-hidden="true" />
          </li>
        ))}
    </ul>
  );
}
