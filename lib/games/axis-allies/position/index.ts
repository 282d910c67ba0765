import { fail, fold, ok, type Result, type Violation } from '../../../engine';
import type { Edition } from '../edition';
import { editionOf } from '../editions';
import { readerOf } from '../notation/reader';
import { addUnits } from '../rules/stacks';
import { turnAtStart } from '../rules/turn';
import { type Options, type Phase, type Power, powers, type State } from '../types';
import { facts } from './facts';
import { problems as noProblems, type Problems } from './problems';
import { parts, powerWord, readStacks, spaceWord, writeStacks } from './stacks';

const phases: Record<Phase, true> = {
  purchase: true,
  'combat-move': true,
  combat: true,
  'noncombat-move': true,
  mobilise: true,
  over: true,
};

/** The position as text; the README's section "Position text" describes it. Options stay with the table and are not in it. */
export function place(state: State): string {
  const edition = editionOf(state);
  const lines = [`Round ${state.round}, ${powerWord(state.power)}, ${state.phase}`];
  if (state.rules !== edition.rules) lines.push(`Rules: ${state.rules}`);
  lines.push(`IPCs: ${powers.map((power) => `${powerWord(power)} ${state.treasury[power]}`).join(', ')}`);
  const atStart = { ...state, turn: turnAtStart(state) };
  for (const [label, fact] of Object.entries(facts)) {
    const text = fact.write(state);
    if (text === null || (label === 'Hostile' && text === fact.write(atStart))) continue;
    lines.push(`${label}: ${text}`);
  }
  lines.push('');
  for (const space of edition.spaces) {
    const stacks = state.spaces[space.id] ?? [];
    const holder = state.control[space.id] ?? null;
    const moved = space.kind === 'land' && holder !== space.owner;
    if (stacks.length === 0 && !moved) continue;
    const name = `${spaceWord(space.id)}${moved && holder ? ` (${powerWord(holder)})` : ''}`;
    lines.push(`${name}: ${writeStacks(stacks, holder)}`.trimEnd());
  }
  return `${lines.join('\n')}\n`;
}

/** Inverse of `place`. Left out: control is the map's, treasuries are the starting ones, nothing has happened this turn. */
export function setUpIn(edition: Edition, text: string, options: Options): Result<State, Violation[]> {
  const problems = noProblems();
  const state = empty(edition, options);
  const later: { line: number; label: string; text: string }[] = [];
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    problems.line = i + 1;
    const line = raw.replace(/#.*/, '').trim();
    if (line === '') continue;
    const [, name = '', holder, rest] = /^([^:(]*)(?:\(([^)]*)\)\s*)?(?::(.*))?$/.exec(line) ?? [];
    const label = labels.get(fold(name));
    if (rest === undefined) readHeader(state, line, problems);
    else if (label === undefined) readSpace(state, { name, holder, units: rest }, problems);
    else later.push({ line: i + 1, label, text: rest.trim() });
  }
  state.turn = turnAtStart(state);
  for (const each of later) {
    problems.line = each.line;
    if (each.label === 'IPCs') readTreasury(state, each.text, problems);
    else if (each.label === 'Rules') state.rules = Number(each.text) || state.rules;
    else facts[each.label]?.read(state, each.text, problems);
  }
  problems.line = 0;
  checkTerrain(state, problems);
  return problems.found.length > 0 ? fail(problems.found) : ok(state);
}

const labels = new Map(['IPCs', 'Rules', ...Object.keys(facts)].map((label) => [fold(label), label]));

function empty(edition: Edition, options: Options): State {
  const control: State['control'] = {};
  for (const space of edition.spaces) if (space.kind === 'land' && space.owner) control[space.id] = space.owner;
  return {
    rules: edition.rules,
    edition: edition.id,
    options,
    round: 1,
    power: powers[0],
    phase: 'purchase',
    spaces: {},
    control,
    treasury: Object.fromEntries(edition.powers.map(({ id, treasury }) => [id, treasury])) as Record<Power, number>,
    bought: {},
    turn: { hostile: [], captured: {}, intents: {}, origins: {}, request: null, asked: 0, refused: [] },
    combat: null,
    ending: null,
  };
}

/** "Round 3, Germany, combat-move". */
function readHeader(state: State, line: string, problems: Problems): void {
  const [round = '', power = '', phase = 'purchase'] = parts(line);
  const first = readerOf(round, 'en');
  first.keyword('round');
  state.round = first.number();
  const second = readerOf(power, 'en');
  state.power = second.power();
  if (!problems.read(first) || !problems.read(second)) return;
  const found = (Object.keys(phases) as Phase[]).find((each) => fold(each) === fold(phase));
  if (found) state.phase = found;
  else
    problems.add({
      en: `"${phase}" is no phase; there are ${Object.keys(phases).join(', ')}.`,
      it: `"${phase}" non è una fase; ci sono ${Object.keys(phases).join(', ')}.`,
    });
}

function readTreasury(state: State, text: string, problems: Problems): void {
  for (const part of parts(text)) {
    const reader = readerOf(part, 'en');
    const power = reader.power();
    const amount = reader.number();
    if (problems.read(reader)) state.treasury[power] = amount;
  }
}

function readSpace(
  state: State,
  { name, holder, units }: { name: string; holder: string | undefined; units: string },
  problems: Problems,
): void {
  const reader = readerOf(name, 'en');
  const id = reader.space();
  if (!problems.read(reader)) return;
  if (holder !== undefined) {
    const who = readerOf(holder, 'en');
    const power = who.power();
    if (!problems.read(who)) return;
    if (state.control[id] === undefined)
      problems.add({ en: `nobody can hold ${spaceWord(id)}.`, it: `nessuno può controllare ${spaceWord(id)}.` });
    else state.control[id] = power;
  }
  if (state.spaces[id]) problems.add({ en: `${spaceWord(id)} has a line already.`, it: `${spaceWord(id)} ha già una riga.` });
  for (const { count, ...kind } of readStacks(units, state.control[id] ?? null, problems)) addUnits(state, id, kind, count);
}

/** Every unit stands where it can: land units and ships on their terrain, nothing in neutral territories. */
function checkTerrain(state: State, problems: Problems): void {
  const { space, units } = editionOf(state);
  for (const [id, stacks] of Object.entries(state.spaces)) {
    const sea = space[id]?.kind === 'sea';
    if (!sea && state.control[id] === undefined) {
      problems.add({ en: `${spaceWord(id)} is neutral: no unit stands there.`, it: `${spaceWord(id)} è neutrale: non ci sono unità.` });
    }
    const wrong = stacks.find(({ type }) => units[type].domain === (sea ? 'land' : 'sea'));
    if (wrong)
      problems.add({ en: `${wrong.type} cannot stand in ${spaceWord(id)}.`, it: `${wrong.type} non può stare in ${spaceWord(id)}.` });
  }
}
