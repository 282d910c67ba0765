import { bidsFact, sidesFact } from '../../kit/auction';
import { partsOf } from '../../kit/position';
import type { Battle, BattleStep, Combat } from '../combat-types';
import { format } from '../notation';
import { type AaReader, readUnits, wordsOf } from '../notation/grammar';
import type { AaTongue } from '../notation/vocabulary';
import { type HitKind, noHits } from '../rules/hits';
import type { Declared, Side, State } from '../types';
import { type AaFact, bought, complexes, effects, ending, filled, namesOf, treasury } from './holdings';
import { type AaLines, powerWord, readStacks, spaceWord, writeStacks } from './stacks';
import { readOrder, turnFacts } from './turn-facts';

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
  bombard: true,
  'attacker-submerges': true,
  'defender-submerges': true,
  flak: true,
  kaiten: true,
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
  const [kind = 'main'] = lines.each(volley, (reader) => reader.keyword('kamikaze', 'surprise', 'main') ?? 'main');
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
  formed: ofBattle(
    ({ formed }) => (formed ? 'yes' : null),
    (battle) => {
      battle.formed = true;
    },
  ),
  wrecks: ofBattle(
    ({ wrecks }) => (wrecks ? wordsOf('en').list(wrecks) : null),
    (battle, text, lines) => {
      battle.wrecks = Object.assign({}, ...lines.each(text, (reader) => readUnits(reader)));
    },
  ),
  shores: ofBattle(
    ({ shores }) => (shores ? filled(shores.map(spaceWord)) : null),
    (battle, text, lines) => {
      battle.shores = lines.each(text, (reader) => reader.name('space'));
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

const combatFacts: Record<keyof Combat, AaFact> = {
  landing: {
    write: ({ combat }) => (combat?.landing ? declared(combat.landing) : null),
    read(state, text, lines) {
      const [landing] = lines.each(text, readDeclared);
      if (landing) state.combat = { pending: [], battle: null, ...state.combat, landing };
    },
  },
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

/** Facts by the label of their line, in the order they are written. */
export const facts: Readonly<Record<string, AaFact>> = {
  Sides: sidesFact<Side, State, AaTongue>(['allies', 'axis']),
  Bids: bidsFact<State, AaTongue>(),
  IPCs: treasury,
  Developments: effects,
  Complexes: complexes,
  Recovering: namesOf('recovering', 'power'),
  Bought: bought,
  Hostile: turnFacts.hostile,
  Captured: turnFacts.captured,
  Intents: turnFacts.intents,
  Escorts: turnFacts.escorts,
  Origins: turnFacts.origins,
  Request: turnFacts.request,
  Asked: turnFacts.asked,
  Refused: turnFacts.refused,
  Reinforcements: turnFacts.reinforce,
  Relocated: turnFacts.relocated,
  Passed: turnFacts.passed,
  Used: namesOf('used', 'advantage'),
  Declared: namesOf('declared', 'advantage'),
  Led: namesOf('led', 'power'),
  Parties: turnFacts.parties,
  Bombards: turnFacts.bombards,
  Flights: turnFacts.flights,
  Rockets: turnFacts.rockets,
  Pending: combatFacts.pending,
  Landing: combatFacts.landing,
  Battle: combatFacts.battle,
  Destroyers: battleFacts.destroyers,
  Dived: battleFacts.dived,
  Hits: battleFacts.hits,
  Aside: battleFacts.aside,
  Joint: battleFacts.joint,
  Formed: battleFacts.formed,
  Wrecks: battleFacts.wrecks,
  Shores: battleFacts.shores,
  Ending: ending,
};
