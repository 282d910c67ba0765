import type { Battle, BattleStep } from '../combat-types';
import { parse, write } from '../notation';
import { type Reader, readerOf } from '../notation/reader';
import { type HitKind, noHits } from '../rules/hits';
import type { AaDecision, Declared, Ending, Intent, Order, Power, SpaceId, State, Turn } from '../types';
import type { Problems } from './problems';
import { parts, powerWord, readStacks, spaceWord, writeStacks } from './stacks';

/** One fact beside units and control: how a line with its label is written (null: it goes without saying) and read. */
export interface Fact {
  write(state: State): string | null;
  read(state: State, text: string, problems: Problems): void;
}

/** Reads each comma-separated part with a fresh reader; parts that were misread are left out. */
function each<T>(text: string, problems: Problems, read: (reader: Reader) => T): T[] {
  return parts(text).flatMap((part) => {
    const reader = readerOf(part, 'en');
    const value = read(reader);
    return problems.read(reader) ? [value] : [];
  });
}

const filled = (parts: readonly string[]): string | null => (parts.length > 0 ? parts.join(', ') : null);
const fieldsOf = <V>(record: Readonly<Record<string, V>>) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
const nobody: AaDecision = { id: '', seat: '', kind: '', force: 'must', tempo: 'turn' };

/** An order in canonical notation; nothing in it needs to be inferred, so no question is behind it. */
function readOrder(state: State, line: string, problems: Problems): Order | null {
  const parsed = parse(line, state, nobody, 'en');
  if (parsed.ok) return parsed.value;
  for (const { text } of parsed.error) problems.add({ en: text, it: text });
  return null;
}

/** Every fact of the turn, so that a new one must be written down here. `hostile` is read off the position by `setUp` when unsaid. */
const turnFacts: { [F in keyof Turn]-?: Fact } = {
  hostile: {
    write: ({ turn }) => filled(turn.hostile.map(spaceWord)) ?? 'none',
    read(state, text, problems) {
      const hostile = /^none$/i.test(text) ? [] : each(text, problems, (reader) => reader.space());
      state.turn = { ...state.turn, hostile };
    },
  },
  captured: {
    write: ({ turn }) => filled(fieldsOf(turn.captured).map(([id, from]) => `${spaceWord(id)} from ${powerWord(from)}`)),
    read(state, text, problems) {
      const pairs = each(text, problems, (reader): [SpaceId, Power] => {
        const id = reader.space();
        reader.takes('from');
        return [id, reader.power()];
      });
      state.turn = { ...state.turn, captured: Object.fromEntries(pairs) };
    },
  },
  intents: {
    write: ({ turn }) => filled(fieldsOf(turn.intents).map(([id, intent]) => `${spaceWord(id)} ${intent}`)),
    read(state, text, problems) {
      const pairs = each(text, problems, (reader): [SpaceId, Intent] => [reader.space(), reader.keyword('attack', 'ignore') ?? 'ignore']);
      state.turn = { ...state.turn, intents: Object.fromEntries(pairs) };
    },
  },
  escorts: {
    write: ({ turn }) => filled((turn.escorts ?? []).map(spaceWord)),
    read(state, text, problems) {
      state.turn = { ...state.turn, escorts: each(text, problems, (reader) => reader.space()) };
    },
  },
  origins: {
    write: ({ turn }) => filled(fieldsOf(turn.origins).map(([id, from]) => `${spaceWord(id)} from ${from.map(spaceWord).join(' + ')}`)),
    read(state, text, problems) {
      const pairs = each(text, problems, (reader): [SpaceId, SpaceId[]] => {
        const to = reader.space();
        const from: SpaceId[] = [];
        reader.takes('from');
        do from.push(reader.space());
        while (reader.takes('and'));
        return [to, from];
      });
      state.turn = { ...state.turn, origins: Object.fromEntries(pairs) };
    },
  },
  request: {
    write: ({ turn: { request } }) => request && `${powerWord(request.host)}: ${write(request.order, 'en')}`,
    read(state, text, problems) {
      const [host = '', ...line] = text.split(':');
      const [power] = each(host, problems, (reader) => reader.power());
      const order = readOrder(state, line.join(':'), problems);
      if (power && order) state.turn = { ...state.turn, request: { order, host: power } };
    },
  },
  asked: {
    write: ({ turn }) => (turn.asked > 0 ? String(turn.asked) : null),
    read(state, text, problems) {
      state.turn = { ...state.turn, asked: each(text, problems, (reader) => reader.number())[0] ?? 0 };
    },
  },
  refused: {
    write: ({ turn }) => filled(turn.refused.map(powerWord)),
    read(state, text, problems) {
      state.turn = { ...state.turn, refused: each(text, problems, (reader) => reader.power()) };
    },
  },
};

const declared = ({ kind, space, amphibious }: Declared) => `${kind} ${spaceWord(space)}${amphibious ? ' amphibious' : ''}`;
function readDeclared(reader: Reader): Declared {
  const kind = reader.keyword('land', 'sea') ?? 'land';
  const space = reader.space();
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

function readRound(reader: Reader): number {
  reader.keyword('round');
  return reader.number();
}

/** "land Ukraine amphibious, round 2, defender-losses, main volley". */
function readBattle(text: string, problems: Problems): Battle | null {
  const [what = '', round = '', step = '', volley = ''] = parts(text);
  const [fight] = each(what, problems, readDeclared);
  const [number = 1] = each(round, problems, readRound);
  const name = step as BattleStep;
  if (!steps[name]) problems.add({ en: `"${step}" is no step of a battle.`, it: `"${step}" non è un passo di una battaglia.` });
  const [kind = 'main'] = each(volley, problems, (reader) => reader.keyword('surprise', 'main') ?? 'main');
  if (!fight) return null;
  const bare = { destroyers: { attack: false, defence: false }, dived: [], hits: noHits(), aside: [], joint: null };
  return { ...fight, round: number, step: name, volley: kind, ...bare };
}

type BattleFact = Exclude<keyof Battle, keyof Declared | 'round' | 'step' | 'volley'>;

/** A fact of the battle that is on; its line comes after `Battle`. */
function ofBattle(
  write: (battle: Battle) => string | null,
  read: (battle: Battle, text: string, problems: Problems, state: State) => void,
): Fact {
  return {
    write: ({ combat }) => (combat?.battle ? write(combat.battle) : null),
    read(state, text, problems) {
      if (state.combat?.battle) read(state.combat.battle, text, problems, state);
      else problems.add({ en: 'this belongs after a line "Battle: …".', it: 'questo va dopo una riga "Battle: …".' });
    },
  };
}

const battleFacts: { [F in BattleFact]: Fact } = {
  destroyers: ofBattle(
    ({ destroyers }) => filled((['attack', 'defence'] as const).filter((part) => destroyers[part])),
    (battle, text, problems) => {
      for (const part of each(text, problems, (reader) => reader.keyword('attack', 'defence'))) if (part) battle.destroyers[part] = true;
    },
  ),
  dived: ofBattle(
    ({ dived }) => filled(dived.map(powerWord)),
    (battle, text, problems) => {
      battle.dived = each(text, problems, (reader) => reader.power());
    },
  ),
  hits: ofBattle(
    ({ hits }) =>
      filled((Object.entries(hits) as [HitKind, number][]).filter(([, count]) => count > 0).map(([kind, count]) => `${count} ${kind}`)),
    (battle, text, problems) => {
      for (const [count, kind] of each(
        text,
        problems,
        (reader) => [reader.number(), reader.keyword('submarine', 'air', 'other')] as const,
      )) {
        if (kind) battle.hits[kind] = count;
      }
    },
  ),
  aside: ofBattle(
    ({ aside }) => (aside.length > 0 ? writeStacks(aside, null) : null),
    (battle, text, problems) => {
      battle.aside = readStacks(text, null, problems);
    },
  ),
  joint: ofBattle(
    ({ joint }) => {
      if (joint === null || joint === 'attacker') return joint;
      return `${joint.agreed.join(' ') || 'nobody'}: ${write({ type: 'casualties', losses: joint.losses }, 'en')}`;
    },
    (battle, text, problems, state) => {
      if (text === 'attacker') {
        battle.joint = text;
        return;
      }
      const [seats = '', line = ''] = text.split(/:\s*(.*)/s);
      const order = readOrder(state, line, problems);
      if (order?.type === 'casualties') battle.joint = { losses: order.losses, agreed: seats === 'nobody' ? [] : seats.split(' ') };
    },
  ),
};

const combatFacts: Record<'pending' | 'battle', Fact> = {
  pending: {
    write: ({ combat }) => combat && (filled(combat.pending.map(declared)) ?? 'none'),
    read(state, text, problems) {
      const pending = /^none$/i.test(text) ? [] : each(text, problems, readDeclared);
      state.combat = { battle: null, ...state.combat, pending };
    },
  },
  battle: {
    write({ combat }) {
      if (!combat?.battle) return null;
      const { round, step, volley } = combat.battle;
      return `${declared(combat.battle)}, round ${round}, ${step}, ${volley} volley`;
    },
    read(state, text, problems) {
      state.combat = { pending: [], ...state.combat, battle: readBattle(text.replace(/ volley$/, ''), problems) };
    },
  },
};

const ending: Fact = {
  write: ({ ending: end }) => end && [end.side ?? 'draw', end.reason, ...end.cities.map(spaceWord)].join(', '),
  read(state, text, problems) {
    const [side = '', reason = '', ...cities] = parts(text);
    const sides: Record<string, Ending['side']> = { allies: 'allies', axis: 'axis', draw: null };
    const reasons: readonly Ending['reason'][] = ['victory-long', 'victory-short', 'round-limit'];
    const found = reasons.find((each) => each === reason);
    if (sides[side] === undefined || !found) {
      problems.add({
        en: `"${text}" is no ending such as "axis, victory-long".`,
        it: `"${text}" non è una fine come "axis, victory-long".`,
      });
      return;
    }
    state.ending = { side: sides[side], reason: found, cities: each(cities.join(','), problems, (reader) => reader.space()) };
  },
};

const bought: Fact = {
  write: ({ bought: units, power }) => {
    const stacks = Object.entries(units).map(([type, count]) => ({ owner: power, type: type as never, count }));
    return stacks.length > 0 ? writeStacks(stacks, power) : null;
  },
  read(state, text, problems) {
    state.bought = Object.assign({}, ...each(text, problems, (reader) => reader.units()));
  },
};

/** Facts by the label of their line, in the order they are written. */
export const facts: Readonly<Record<string, Fact>> = {
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
