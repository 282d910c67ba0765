import { type Fact, partsOf } from '../../kit/position';
import type { Battle, BattleStep } from '../combat-types';
import { format, parse } from '../notation';
import { type AaReader, readUnits, wordsOf } from '../notation/grammar';
import type { AaTongue } from '../notation/vocabulary';
import { type HitKind, noHits } from '../rules/hits';
import { turnAtStart } from '../rules/turn';
import {
  type AaDecision,
  type Declared,
  type Ending,
  type Intent,
  type Order,
  type Power,
  powers,
  type SpaceId,
  type State,
  type Turn,
} from '../types';
import { type AaLines, powerWord, readStacks, spaceWord, writeStacks } from './stacks';

type AaFact = Fact<State, AaTongue>;

const filled = (list: readonly string[]): string | null => list.join(', ') || null;
const fieldsOf = <V>(record: Readonly<Record<string, V>>) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
const nobody: AaDecision = { id: '', seat: '', kind: '', force: 'must', tempo: 'turn' };

/** An order in canonical notation; nothing in it needs to be inferred, so no question is behind it. */
function readOrder(state: State, line: string, lines: AaLines): Order | null {
  const parsed = parse(line, state, nobody, 'en');
  if (parsed.ok) return parsed.value;
  for (const { text } of parsed.error) lines.add({ en: text, it: text });
  return null;
}

const hostileIn = ({ hostile }: Turn): string => filled(hostile.map(spaceWord)) ?? 'none';

/** Every fact of the turn, so that a new one must be written down here. `hostile` is read off the position when unsaid. */
const turnFacts: { [F in keyof Turn]-?: AaFact } = {
  hostile: {
    write(state) {
      const said = hostileIn(state.turn);
      return said === hostileIn(turnAtStart(state)) ? null : said;
    },
    read(state, text, lines) {
      const hostile = /^none$/i.test(text) ? [] : lines.each(text, (reader) => reader.name('space'));
      state.turn = { ...state.turn, hostile };
    },
  },
  captured: {
    write: ({ turn }) => filled(fieldsOf(turn.captured).map(([id, from]) => `${spaceWord(id)} from ${powerWord(from)}`)),
    read(state, text, lines) {
      const pairs = lines.each(text, (reader): [SpaceId, Power] => {
        const id = reader.name('space');
        reader.takes('from');
        return [id, reader.name('power')];
      });
      state.turn = { ...state.turn, captured: Object.fromEntries(pairs) };
    },
  },
  intents: {
    write: ({ turn }) => filled(fieldsOf(turn.intents).map(([id, intent]) => `${spaceWord(id)} ${intent}`)),
    read(state, text, lines) {
      const pairs = lines.each(text, (reader): [SpaceId, Intent] => [reader.name('space'), reader.keyword('attack', 'ignore') ?? 'ignore']);
      state.turn = { ...state.turn, intents: Object.fromEntries(pairs) };
    },
  },
  escorts: {
    write: ({ turn }) => filled((turn.escorts ?? []).map(spaceWord)),
    read(state, text, lines) {
      state.turn = { ...state.turn, escorts: lines.each(text, (reader) => reader.name('space')) };
    },
  },
  origins: {
    write: ({ turn }) => filled(fieldsOf(turn.origins).map(([id, from]) => `${spaceWord(id)} from ${from.map(spaceWord).join(' + ')}`)),
    read(state, text, lines) {
      const pairs = lines.each(text, (reader): [SpaceId, SpaceId[]] => {
        const to = reader.name('space');
        const from: SpaceId[] = [];
        reader.takes('from');
        do from.push(reader.name('space'));
        while (reader.takes('and'));
        return [to, from];
      });
      state.turn = { ...state.turn, origins: Object.fromEntries(pairs) };
    },
  },
  request: {
    write: ({ turn: { request } }) => request && `${powerWord(request.host)}: ${format(request.order)}`,
    read(state, text, lines) {
      const [host = '', ...line] = text.split(':');
      const [power] = lines.each(host, (reader) => reader.name('power'));
      const order = readOrder(state, line.join(':'), lines);
      if (power && order) state.turn = { ...state.turn, request: { order, host: power } };
    },
  },
  asked: {
    write: ({ turn }) => (turn.asked > 0 ? String(turn.asked) : null),
    read(state, text, lines) {
      state.turn = { ...state.turn, asked: lines.each(text, (reader) => reader.number())[0] ?? 0 };
    },
  },
  refused: {
    write: ({ turn }) => filled(turn.refused.map(powerWord)),
    read(state, text, lines) {
      state.turn = { ...state.turn, refused: lines.each(text, (reader) => reader.name('power')) };
    },
  },
};

const declared = ({ kind, space, amphibious }: Declared) => `${kind} ${spaceWord(space)}${amphibious ? ' amphibious' : ''}`;
function readDeclared(reader: AaReader): Declared {
  const kind = reader.keyword('land', 'sea') ?? 'land';
  const space = reader.name('space');
  return { space, kind, amphibious: !reader.ended() && reader.keyword('amphibious') !== null };
}

const steps: Record<BattleStep, true> = {
  round: true,
  'attacker-dives': true,
  'defender-dives': true,
  attack: true,
  'defender-losses': true,
  defence: true,
  'attacker-losses': true,
  press: true,
};
const stepIds = Object.keys(steps) as BattleStep[];

function readRound(reader: AaReader): number {
  reader.keyword('round');
  return reader.number();
}

/** "land Ukraine amphibious, round 2, defender-losses, main volley". */
function readBattle(text: string, lines: AaLines): Battle | null {
  const [what = '', round = '', step = '', volley = ''] = partsOf(text);
  const [fight] = lines.each(what, readDeclared);
  const [number = 1] = lines.each(round, readRound);
  const at = lines.choice(step, stepIds, { en: 'a step of a battle', it: 'un passo di una battaglia' });
  const [kind = 'main'] = lines.each(volley, (reader) => reader.keyword('surprise', 'main') ?? 'main');
  if (!fight || !at) return null;
  const bare = { destroyers: { attack: false, defence: false }, dived: [], hits: noHits(), aside: [], joint: null };
  return { ...fight, round: number, step: at, volley: kind, ...bare };
}

type BattleFact = Exclude<keyof Battle, keyof Declared | 'round' | 'step' | 'volley'>;

/** A fact of the battle that is on; its line comes after `Battle`. */
function ofBattle(
  write: (battle: Battle) => string | null,
  read: (battle: Battle, text: string, lines: AaLines, state: State) => void,
): AaFact {
  return {
    write: ({ combat }) => (combat?.battle ? write(combat.battle) : null),
    read(state, text, lines) {
      if (state.combat?.battle) read(state.combat.battle, text, lines, state);
      else lines.add({ en: 'this belongs after a line "Battle: …".', it: 'questo va dopo una riga "Battle: …".' });
    },
  };
}

const battleFacts: { [F in BattleFact]: AaFact } = {
  destroyers: ofBattle(
    ({ destroyers }) => filled((['attack', 'defence'] as const).filter((part) => destroyers[part])),
    (battle, text, lines) => {
      for (const part of lines.each(text, (reader) => reader.keyword('attack', 'defence'))) if (part) battle.destroyers[part] = true;
    },
  ),
  dived: ofBattle(
    ({ dived }) => filled(dived.map(powerWord)),
    (battle, text, lines) => {
      battle.dived = lines.each(text, (reader) => reader.name('power'));
    },
  ),
  hits: ofBattle(
    ({ hits }) =>
      filled((Object.entries(hits) as [HitKind, number][]).filter(([, count]) => count > 0).map(([kind, count]) => `${count} ${kind}`)),
    (battle, text, lines) => {
      const counts = lines.each(text, (reader) => [reader.number(), reader.keyword('submarine', 'air', 'other')] as const);
      for (const [count, kind] of counts) {
        if (kind) battle.hits[kind] = count;
      }
    },
  ),
  aside: ofBattle(
    ({ aside }) => (aside.length > 0 ? writeStacks(aside, null) : null),
    (battle, text, lines) => {
      battle.aside = readStacks(text, null, lines);
    },
  ),
  joint: ofBattle(
    ({ joint }) => {
      if (joint === null || joint === 'attacker') return joint;
      return `${joint.agreed.join(' ') || 'nobody'}: ${format({ type: 'casualties', losses: joint.losses })}`;
    },
    (battle, text, lines, state) => {
      if (text === 'attacker') {
        battle.joint = text;
        return;
      }
      const [seats = '', line = ''] = text.split(/:\s*(.*)/s);
      const order = readOrder(state, line, lines);
      if (order?.type === 'casualties') battle.joint = { losses: order.losses, agreed: seats === 'nobody' ? [] : seats.split(' ') };
    },
  ),
};

const combatFacts: Record<'pending' | 'battle', AaFact> = {
  pending: {
    write: ({ combat }) => combat && (filled(combat.pending.map(declared)) ?? 'none'),
    read(state, text, lines) {
      const pending = /^none$/i.test(text) ? [] : lines.each(text, readDeclared);
      state.combat = { battle: null, ...state.combat, pending };
    },
  },
  battle: {
    write({ combat }) {
      if (!combat?.battle) return null;
      const { round, step, volley } = combat.battle;
      return `${declared(combat.battle)}, round ${round}, ${step}, ${volley} volley`;
    },
    read(state, text, lines) {
      state.combat = { pending: [], ...state.combat, battle: readBattle(text.replace(/ volley$/, ''), lines) };
    },
  },
};

const ending: AaFact = {
  write: ({ ending: end }) => end && [end.side ?? 'draw', end.reason, ...end.cities.map(spaceWord)].join(', '),
  read(state, text, lines) {
    const [side = '', reason = '', ...cities] = partsOf(text);
    const sides: Record<string, Ending['side']> = { allies: 'allies', axis: 'axis', draw: null };
    const reasons: readonly Ending['reason'][] = ['victory-long', 'victory-short', 'round-limit'];
    const found = reasons.find((each) => each === reason);
    if (sides[side] === undefined || !found) {
      lines.add({
        en: `"${text}" is no ending such as "axis, victory-long".`,
        it: `"${text}" non è una fine come "axis, victory-long".`,
      });
      return;
    }
    state.ending = { side: sides[side], reason: found, cities: lines.each(cities.join(','), (reader) => reader.name('space')) };
  },
};

const bought: AaFact = {
  write: ({ bought: units }) => (Object.keys(units).length > 0 ? wordsOf('en').list(units) : null),
  read(state, text, lines) {
    state.bought = Object.assign({}, ...lines.each(text, (reader) => readUnits(reader)));
  },
};

const treasury: AaFact = {
  write: (state) => powers.map((power) => `${powerWord(power)} ${state.treasury[power]}`).join(', '),
  read(state, text, lines) {
    for (const [power, amount] of lines.each(text, (reader) => [reader.name('power'), reader.number()] as const)) {
      state.treasury[power] = amount;
    }
  },
};

/** Facts by the label of their line, in the order they are written. */
export const facts: Readonly<Record<string, AaFact>> = {
  IPCs: treasury,
  Bought: bought,
  Hostile: turnFacts.hostile,
  Captured: turnFacts.captured,
  Intents: turnFacts.intents,
  Escorts: turnFacts.escorts,
  Origins: turnFacts.origins,
  Request: turnFacts.request,
  Asked: turnFacts.asked,
  Refused: turnFacts.refused,
  Pending: combatFacts.pending,
  Battle: combatFacts.battle,
  Destroyers: battleFacts.destroyers,
  Dived: battleFacts.dived,
  Hits: battleFacts.hits,
  Aside: battleFacts.aside,
  Joint: battleFacts.joint,
  Ending: ending,
};
