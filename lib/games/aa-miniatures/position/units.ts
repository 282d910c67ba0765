import type { HexSide } from '../../../engine';
import type { PositionReader, SpaceLine } from '../../kit/position';
import { deck, sides } from '../cards';
import type { MinisTongue } from '../notation/vocabulary';
import type { Counter, Scope, Unit } from '../types';
import { facingLetters, unitParts } from '../words/names';
import { isHex, sideCalled, sideTerm, sideWord } from './facts';

type Lines = PositionReader<MinisTongue>;

const facings: readonly string[] = ([0, 1, 2, 3, 4, 5] as const).map((side) => facingLetters(side, 'en'));
const counters: readonly Counter[] = ['disrupted', 'damaged', 'destroyed'];
const scopes: readonly Scope[] = ['phase', 'turn', 'battle'];
const reserve = 'reserve';

/** "germany-tiger-i.1 (Axis): 4,5; N; damaged; hits disrupted; phase moved, attack 1". */
export function unitLine({ id, side, hex, facing, aboard, disrupted, damaged, hits, marks }: Unit): SpaceLine {
  const facts = [
    hex ?? reserve,
    ...(facing === null ? [] : [facings[facing] ?? '']),
    ...(aboard === null ? [] : [`aboard ${aboard}`]),
    ...(disrupted === 'no' ? [] : [disrupted === 'stays' ? 'disrupted for long' : 'disrupted']),
    ...(damaged ? ['damaged'] : []),
    ...(hits.length === 0 ? [] : [`hits ${hits.join(', ')}`]),
    ...scopes.flatMap((scope) => (marks[scope] ? [`${scope} ${marks[scope].join(', ')}`.trimEnd()] : [])),
  ];
  return { name: id, holder: sideWord(side), stands: facts.join('; ') };
}

/** Inverse of `unitLine`; null, and a problem, where the line tells of no unit. */
export function readUnit({ name, holder, stands }: SpaceLine, lines: Lines): Unit | null {
  const { card, number } = unitParts(name);
  if (!deck('rulebook').has(card) || !(number > 0)) {
    lines.add({ en: `"${name}" is no unit.`, it: `"${name}" non è un’unità.` });
    return null;
  }
  const side = sideCalled(lines.choice(holder ?? '', sides.map(sideWord), sideTerm) ?? '');
  if (side === null) return null;
  const unit: Unit = {
    ...{ id: name, card, side, hex: null, facing: null, aboard: null },
    ...{ disrupted: 'no', damaged: false, hits: [], marks: {} },
  };
  for (const fact of stands.split(';').map((each) => each.trim()))
    if (!readFact(unit, fact, lines))
      lines.add({ en: `"${fact}" says nothing about a unit.`, it: `"${fact}" non dice nulla di un’unità.` });
  return unit;
}

/** Whether something was read out of it. */
function readFact(unit: Unit, fact: string, lines: Lines): boolean {
  const [word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(fact)?.slice(1) ?? [];
  const list = rest === '' ? [] : rest.split(/,\s+/);
  const facing = facings.indexOf(fact);
  const scope = scopes.find((each) => each === word);
  if (facing >= 0) unit.facing = facing as HexSide;
  else if (isHex(fact)) unit.hex = fact;
  else if (word === 'aboard') unit.aboard = rest;
  else if (word === 'hits') unit.hits = list.flatMap((each) => lines.choice(each, counters, { en: 'a counter', it: 'un segnalino' }) ?? []);
  else if (scope) unit.marks = { ...unit.marks, [scope]: list };
  else if (fact === 'disrupted') unit.disrupted = 'until-casualties';
  else if (fact === 'disrupted for long') unit.disrupted = 'stays';
  else if (fact === 'damaged') unit.damaged = true;
  else return fact === reserve;
  return true;
}
