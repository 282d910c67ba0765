import { type FieldFault, type FormFields, readFields } from '@/app/_ui/read-fields';
import { type ClockFault, readTimeControl } from '@/app/tables/_clock/read-time-control';
import { absences, countings, optionPrefix } from '@/app/tables/new/parse';
import type { Field } from '@/lib/engine';
import { longestNames, mostOf, type SeasonInput } from '@/lib/play';
import { byeKinds, lateRules, leavings, type PointsKind, pointScales, sideRules, systems, tieBreaks, usualByes } from './plan-choices';
import { fieldsAsked } from './seatings';

export type PlanFault =
  | FieldFault
  | { kind: 'name'; max: number }
  | { kind: 'points' }
  | { kind: 'rank' }
  | { kind: 'clock'; clock: ClockFault };

interface Sheet {
  sheet: FormFields;
  faults: Record<string, PlanFault>;
}

interface Bounds {
  min: number;
  max: number;
}

/** Reads the form of a season; `faults` is by control name. What the form does not ask is as it was `before`. */
export function planOf(
  sheet: FormFields,
  { game, fields, seating, before }: { game: string; fields: readonly Field[]; seating: Field | null; before: SeasonInput | null },
): { input: SeasonInput; faults: Record<string, PlanFault> } {
  const faults: Record<string, PlanFault> = {};
  const on: Sheet = { sheet, faults };
  const name = textOf(on, 'name');
  if (name === '' || name.length > longestNames.season) faults.name = { kind: 'name', max: longestNames.season };
  const options = readFields(fieldsAsked(fields, seating), sheet, optionPrefix);
  const clock = readTimeControl(sheet);
  Object.assign(faults, options.faults);
  for (const [control, fault] of Object.entries(clock.faults)) faults[control] = { kind: 'clock', clock: fault };
  const system = systemOf(on);
  const isTables = system.kind === 'tables';
  const seats = seating && seatsOf(on, { seating, isTables, before });
  const sides = isTables ? 'drawn' : chosen(on, 'sides', sideRules);
  const divisions = divisionsIn(on);
  const input: SeasonInput = {
    ...{ name, game, timeControl: clock.timeControl, system, sides, divisions },
    // whoever bids for a side plays with the game's own auction
    options: {
      ...options.values,
      ...(fields.some((field) => field.name === 'auction') && { auction: sides === 'bid' }),
      ...(seating && seats !== null && { [seating.name]: seats }),
    },
    absence: chosen(on, 'more.absence', absences),
    counts: countings.find((each) => each !== 'training' && each === sheet.get('more.counts')) === 'rated' ? 'rated' : 'unrated',
    leaving: chosen(on, 'more.leaving', leavings),
    admitsBots: sheet.has('more.bots'),
    entry: sheet.get('entry') === 'everybody' ? 'everybody' : 'members',
    boards: isTables ? 1 : whole(on, 'boards', { min: 1, max: 50 }),
    points: pointsOf(on, system.kind, before),
    ...(before?.boardPoints && { boardPoints: before.boardPoints }),
    tieBreaks: [...new Set(tieBreaks.map((_, place) => sheet.get(`points.tie.${place + 1}`)))].flatMap(
      (each) => tieBreaks.find((known) => known === each) ?? [],
    ),
    annul: sheet.has('more.annul') ? 'under-half' : 'never',
    rounds: roundsOf(on, system.kind),
    calendar: {
      days: whole(on, 'days', { min: 1, max: 365 }),
      rest: whole(on, 'rest', { min: 0, max: 90 }),
      // a ladder waits for challenges
      early: system.kind !== 'ladder' && sheet.has('early'),
      zone: textOf(on, 'timezone') || 'UTC',
    },
    late: chosen(on, 'more.late', lateRules),
    exchange: divisions.length === 1 ? 0 : whole(on, 'exchange', { min: 0, max: 20 }),
  };
  return { input, faults };
}

const textOf = ({ sheet }: Sheet, name: string): string => String(sheet.get(name) ?? '').trim();

/** One of a list; its first where the form sends another. */
function chosen<T extends string>({ sheet }: Sheet, name: string, list: readonly [T, ...T[]]): T {
  return list.find((each) => each === sheet.get(name)) ?? list[0];
}

function whole(on: Sheet, name: string, { min, max }: Bounds): number {
  const text = textOf(on, name);
  const number = Number(text);
  if (/^\d{1,6}$/.test(text) && number >= min && number <= max) return number;
  on.faults[name] = { kind: 'number', min, max };
  return min;
}

const wholeOrNull = (on: Sheet, name: string, bounds: Bounds): number | null => (textOf(on, name) === '' ? null : whole(on, name, bounds));

function decimal(on: Sheet, name: string): number {
  const number = numberIn(textOf(on, name));
  if (number === null) on.faults[name] = { kind: 'points' };
  return number ?? 0;
}

/** With a point or a comma. */
function numberIn(text: string): number | null {
  const number = Number(text.replace(',', '.').replace('½', '.5'));
  return text === '' || !Number.isFinite(number) || Math.abs(number) > 100_000 ? null : number;
}

function systemOf(on: Sheet): SeasonInput['system'] {
  const kind = chosen(on, 'system', systems);
  switch (kind) {
    case 'round-robin':
    case 'double-round-robin':
      return { kind: 'round-robin', cycles: kind === 'round-robin' ? 1 : 2, numbers: chosen(on, 'numbers', ['seeds', 'drawn']) };
    case 'swiss':
      return { kind, first: chosen(on, 'first', ['points', 'sides']) };
    case 'elimination':
    case 'double-elimination':
      return {
        ...{ kind: 'elimination', losses: kind === 'elimination' ? 1 : 2 },
        ...{ drawn: chosen(on, 'drawn', ['replay', 'higher-seed']), reset: on.sheet.has('finalAgain') },
      };
    case 'ladder': {
      const idle = wholeOrNull(on, 'idleRounds', { min: 1, max: mostOf.rounds });
      return {
        ...{ kind, reach: whole(on, 'reach', { min: 1, max: 1000 }), rest: whole(on, 'ladderRest', { min: 0, max: 1000 }) },
        moves: chosen(on, 'moves', ['swap', 'step-in']),
        idle: idle === null ? null : { rounds: idle, places: whole(on, 'idlePlaces', { min: 1, max: 1000 }) },
      };
    }
    case 'tables':
      return { kind, smallest: wholeOrNull(on, 'smallest', { min: 2, max: 10 }) };
  }
}

/** Who sits at a table of several; null: as the game has it. For who meets one other it is as it was before. */
function seatsOf(
  { sheet, faults }: Sheet,
  { seating, isTables, before }: { seating: Field; isTables: boolean; before: SeasonInput | null },
): unknown {
  if (!isTables) return before && before.system.kind !== 'tables' ? (before.options?.[seating.name] ?? null) : null;
  const wanted = (seating.choices ?? []).find(({ value }) => value === sheet.get('seating'));
  if (!wanted) faults.seating = { kind: 'choice' };
  return wanted?.value ?? null;
}

function roundsOf(on: Sheet, system: SeasonInput['system']['kind']): number | null {
  const bounds = { min: 1, max: mostOf.rounds };
  if (system === 'elimination') return null;
  return system === 'round-robin' ? wholeOrNull(on, 'roundsLimit', bounds) : whole(on, 'rounds', bounds);
}

function divisionsIn(on: Sheet): { name: string; size: number | null }[] {
  const count = whole(on, 'divisions', { min: 1, max: mostOf.divisions });
  const bounds = { min: 2, max: mostOf.entrants };
  const usual = count === 1 ? null : whole(on, 'size', bounds);
  return Array.from({ length: count }, (_, index) => ({
    name: textOf(on, `division.${index + 1}.name`).slice(0, longestNames.division),
    size: wholeOrNull(on, `division.${index + 1}.size`, bounds) ?? (index === count - 1 ? null : usual),
  }));
}

function pointsOf(on: Sheet, system: SeasonInput['system']['kind'], before: SeasonInput | null): SeasonInput['points'] {
  const scale = scaleOf(on, before);
  const usual = usualByes(scale, system);
  const byes = byeKinds.map((kind) => {
    const name = `points.bye.${kind}`;
    return [kind, textOf(on, name) === '' ? usual[kind] : decimal(on, name)] as const;
  });
  const forfeit = before?.points.forfeit;
  return { scale, byes: Object.fromEntries(byes) as typeof usual, ...(forfeit && { forfeit }) };
}

function scaleOf(on: Sheet, before: SeasonInput | null): SeasonInput['points']['scale'] {
  const wanted = on.sheet.get('points.scale') as PointsKind;
  if (wanted === 'kept' && before) return before.points.scale;
  if (wanted === 'own') {
    return { by: 'outcome', win: decimal(on, 'points.win'), draw: decimal(on, 'points.draw'), loss: decimal(on, 'points.loss') };
  }
  if (wanted !== 'rank') return pointScales[wanted === 'football' || wanted === 'two' ? wanted : 'chess'];
  const points = textOf(on, 'points.rank')
    .split(';')
    .map((each) => numberIn(each.trim()));
  const read = points.flatMap((each) => each ?? []);
  if (read.length < points.length || read.length < 2 || read.length > 10) on.faults['points.rank'] = { kind: 'rank' };
  return { by: 'rank', points: read.length < 2 ? [1, 0] : read.slice(0, 10) };
}
