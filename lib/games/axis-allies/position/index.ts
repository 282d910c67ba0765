import { firstHasFirst } from '../../kit/auction';
import { type PositionText, positionText } from '../../kit/position';
import type { Edition } from '../edition';
import { boardFor, editionOf } from '../editions';
import { grammarOf } from '../notation/grammar';
import type { AaTongue } from '../notation/vocabulary';
import { addUnits } from '../rules/stacks';
import { firstPhase, turnAtStart } from '../rules/turn';
import { type K, type Options, type Phase, type Power, powers, type State } from '../types';
import { facts } from './facts';
import { type AaLines, powerWord, readStacks, spaceWord, writeStacks } from './stacks';

const phases: readonly Phase[] = [
  'purchase',
  'combat-move',
  'combat',
  'noncombat-move',
  'mobilise',
  'over',
  'research',
  'auction',
  'reaction',
];

/** Control is the map's, treasuries are the starting ones, nothing has happened this turn. */
function empty(edition: Edition, options: Options): State {
  const control: State['control'] = {};
  for (const space of edition.spaces) if (space.kind === 'land' && space.owner) control[space.id] = space.owner;
  return {
    rules: edition.rules,
    edition: edition.board,
    options,
    round: 1,
    power: powers[0],
    phase: firstPhase(edition),
    spaces: {},
    control,
    treasury: Object.fromEntries(edition.powers.map(({ id, treasury }) => [id, treasury])) as Record<Power, number>,
    bought: {},
    turn: { hostile: [], captured: {}, intents: {}, origins: {}, request: null, asked: 0, refused: [] },
    combat: null,
    ending: null,
    ...(edition.complexes && { complexes: edition.complexes }),
    ...(options.auction && { sides: firstHasFirst(['allies', 'axis']) }),
  };
}

/** The position text of an edition; the README's section "Position text" describes it. */
export const positionTextOf = (edition: Edition): PositionText<K> =>
  positionText<K, AaTongue>({
    grammar: grammarOf,
    rules: edition.rules,
    empty: (options) => empty(boardFor(edition, options), options),
    when: {
      write: ({ round, power, phase }) => `Round ${round}, ${powerWord(power)}, ${phase}`,
      read(state, [round = '', power = '', phase = 'purchase'], lines) {
        const number = lines.read(round, (reader) => (reader.keyword('round') ? reader.number() : 0));
        const whose = lines.read(power, (reader) => reader.name('power'));
        if (number === null || whose === null) return;
        const found = lines.choice(phase, phases, { en: 'a phase', it: 'una fase' });
        if (found !== null) Object.assign(state, { round: number, power: whose, phase: found });
        if (found === 'auction') delete state.sides;
      },
    },
    facts,
    spaces: (state) =>
      edition.spaces.flatMap((space) => {
        const stacks = state.spaces[space.id] ?? [];
        const holder = state.control[space.id] ?? null;
        const hasChanged = space.kind === 'land' && holder !== space.owner;
        if (stacks.length === 0 && !hasChanged) return [];
        const said = hasChanged && holder ? powerWord(holder) : null;
        return [{ name: spaceWord(space.id), holder: said, stands: writeStacks(stacks, holder) }];
      }),
    readSpace(state, { name, holder, stands }, lines) {
      const id = lines.read(name, (reader) => reader.name('space'));
      const power = holder === null ? null : lines.read(holder, (reader) => reader.name('power'));
      if (id === null || (holder !== null && power === null)) return;
      if (power !== null && state.control[id] === undefined)
        lines.add({ en: `nobody can hold ${spaceWord(id)}.`, it: `nessuno può controllare ${spaceWord(id)}.` });
      else if (power !== null) state.control[id] = power;
      if (state.spaces[id]) lines.add({ en: `${spaceWord(id)} has a line already.`, it: `${spaceWord(id)} ha già una riga.` });
      for (const { count, ...kind } of readStacks(stands, state.control[id] ?? null, lines)) addUnits(state, id, kind, count);
    },
    derive(state) {
      state.turn = turnAtStart(state);
    },
    finish: checkTerrain,
  });

/** Every unit stands where it can: land units and ships on their terrain, nothing in neutral territories. */
function checkTerrain(state: State, lines: AaLines): void {
  const { space, units } = editionOf(state);
  for (const [id, stacks] of Object.entries(state.spaces)) {
    const sea = space[id]?.kind === 'sea';
    if (!sea && state.control[id] === undefined) {
      lines.add({ en: `${spaceWord(id)} is neutral: no unit stands there.`, it: `${spaceWord(id)} è neutrale: non ci sono unità.` });
    }
    const wrong = stacks.find(({ type }) => units[type].domain === (sea ? 'land' : 'sea'));
    if (wrong) lines.add({ en: `${wrong.type} cannot stand in ${spaceWord(id)}.`, it: `${wrong.type} non può stare in ${spaceWord(id)}.` });
  }
}
