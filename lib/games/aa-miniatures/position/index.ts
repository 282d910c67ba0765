import { firstHasFirst } from '../../kit/auction/position';
import { positionText } from '../../kit/position';
import { sides } from '../cards';
import { battleMap } from '../map/battle-map';
import { grammarOf } from '../notation/grammar';
import type { MinisTongue } from '../notation/vocabulary';
import { currentRules } from '../quirks';
import { view } from '../rules/view';
import type { K, Options, State } from '../state';
import { phases } from '../types';
import { facts, sideCalled, sideNames, sideTerm, sideWord, usualFacts } from './facts';
import { readUnit, unitLine } from './units';

/** Nobody is on the map, the Axis moves. */
function empty(options: Options): State {
  const layout = options.layout === 0 ? 1 : options.layout;
  return {
    ...{ rules: currentRules, options, edition: options.edition, layout, objective: battleMap(layout).objective },
    ...{ broken: [], smoke: [], units: [], turn: 1, phase: 'movement', active: 'axis', stage: 'start', first: null },
    ends: { axis: 'north', allies: 'south' },
    ...usualFacts(),
    ...(options.auction && { sides: firstHasFirst(sides) }),
  };
}

/** A line that says when, the facts, a line a unit: what is left out is as in an empty text, and who goes first is who acts. */
export const { formatPosition, parsePosition } = positionText<K, MinisTongue>({
  grammar: (state) => grammarOf(view(state, 'public')),
  rules: currentRules,
  empty,
  when: {
    write: ({ turn, phase, active }) => [`Turn ${turn}`, phase, sideWord(active)].join(', '),
    read(state, [turn = '', phase = '', active = ''], lines) {
      const number = /^turn (\d{1,3})$/i.exec(turn)?.[1];
      if (number === undefined) lines.add({ en: 'It begins with "Turn" and a number.', it: 'Comincia con "Turn" e un numero.' });
      const found = lines.choice(phase, phases, { en: 'a phase', it: 'una fase' });
      const side = lines.choice(active, sideNames, sideTerm);
      if (number !== undefined && found !== null && side !== null)
        Object.assign(state, { turn: Number(number), phase: found, active: sideCalled(side) });
    },
  },
  facts,
  spaces: ({ units }) => units.map(unitLine),
  readSpace(state, line, lines) {
    const unit = readUnit(line, lines);
    if (!unit) return;
    if (state.units.some(({ id }) => id === unit.id)) lines.add({ en: `${unit.id} is there twice.`, it: `${unit.id} compare due volte.` });
    else state.units = [...state.units, unit];
  },
  finish(state, lines, said) {
    if (!said.has('First')) state.first = state.active;
    if (!said.has('Objective')) state.objective = battleMap(state.layout).objective;
    for (const { id, side, aboard } of state.units)
      if (aboard !== null && !state.units.some((unit) => unit.id === aboard && unit.side === side))
        lines.add({ en: `${id} is aboard ${aboard}, which is not there.`, it: `${id} è a bordo di ${aboard}, che non c’è.` });
  },
});
