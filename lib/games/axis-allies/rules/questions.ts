import type { Battle } from '../combat-types';
import type { AaDecision, Declared, Power, Seat, State } from '../types';
import { openBattles } from './assault';
import { diversOf } from './battle';
import { attackersAt, defendersAt, ownersOf, type Part } from './forces';
import { activeSeat } from './joint';
import { kaitenOf } from './kamikaze';
import { retreatsFrom } from './retreat';
import { seatOf } from './spaces';
import { nextStranded, type Refuge, refugesOf, type Stranded } from './stranded';
import { unitOf } from './units';

/** An open question of the combat phase with what it is about. */
export type Question = { decision: AaDecision } & (
  | { kind: 'battle'; open: Declared[] }
  | { kind: 'landing'; landing: Declared }
  | { kind: 'reaction'; battle: Battle; owner: Power }
  | { kind: 'submerge'; battle: Battle; owner: Power; part: Part }
  | { kind: 'casualties'; battle: Battle; part: Part }
  | { kind: 'agree'; battle: Battle }
  | { kind: 'press'; battle: Battle; retreats: (string | null)[] }
  | { kind: 'strand'; stranded: Stranded; refuges: Refuge[] }
);

/** DP-1 to DP-6, as far as they are open. */
export function questions(state: State): Question[] {
  const { combat } = state;
  if (!combat) return [];
  if (combat.battle) return battleQuestions(state, combat.battle);
  const { landing } = combat;
  if (landing) {
    return [{ kind: 'landing', landing, decision: ask(state, activeSeat(state), 'landing', `${landing.space}.landing`) }];
  }
  const open = openBattles(state, combat.pending);
  if (open.length > 0) {
    return [{ kind: 'battle', open, decision: ask(state, activeSeat(state), 'battle', `battle.${combat.pending.length}`) }];
  }
  const stranded = nextStranded(state);
  if (!stranded) return [];
  const { zone, owner } = stranded;
  const decision = ask(state, seatOf(state, owner), 'strand', `${zone}.strand.${owner}`);
  return [{ kind: 'strand', stranded, refuges: refugesOf(state, stranded), decision }];
}

function battleQuestions(state: State, battle: Battle): Question[] {
  const { space, round, step, volley } = battle;
  const attacker = activeSeat(state);
  const about = (what: string) => `${space}.r${round}.${what}`;
  switch (step) {
    case 'kaiten':
      return kaitenOf(state, battle).map(({ owner }) => ({
        ...{ kind: 'reaction', battle, owner },
        decision: ask(state, seatOf(state, owner), 'reaction', about('reaction.kaiten')),
      }));
    case 'attacker-dives':
    case 'attacker-submerges':
    case 'defender-dives':
    case 'defender-submerges': {
      const part = step.startsWith('attacker') ? 'attack' : 'defence';
      // N-UK2: attackers have one commander, whoever owns them
      return diversOf(state, battle, part).map((owner) => ({
        kind: 'submerge',
        battle,
        owner,
        part,
        decision: ask(state, part === 'attack' ? attacker : seatOf(state, owner), 'submerge', about(`submerge.${owner}`)),
      }));
    }
    case 'attacker-losses':
      return [
        {
          kind: 'casualties',
          battle,
          part: 'attack',
          decision: ask(state, attacker, 'casualties', about(`${volley}-losses.${state.power}`)),
        },
      ];
    case 'defender-losses': {
      const { joint } = battle;
      if (joint === 'attacker') {
        const decision = ask(state, attacker, 'casualties', about(`${volley}-losses.unagreed.${attacker}`));
        return [{ kind: 'casualties', battle, part: 'defence', decision }];
      }
      if (joint === null) {
        const seat = seatOf(state, spokesman(state, battle));
        return [
          { kind: 'casualties', battle, part: 'defence', decision: ask(state, seat, 'casualties', about(`${volley}-losses.${seat}`)) },
        ];
      }
      return unagreed(state, battle).map((seat) => ({
        kind: 'agree',
        battle,
        decision: ask(state, seat, 'agree', about(`${volley}-agree.${seat}`)),
      }));
    }
    case 'press':
      return [{ kind: 'press', battle, retreats: retreatsFrom(state, battle), decision: ask(state, attacker, 'press', about('press')) }];
    default:
      return [];
  }
}

function ask(state: State, seat: Seat, kind: Question['kind'], about: string): AaDecision {
  return {
    id: `${state.round}.${state.power}.${about}`,
    seat,
    kind,
    force: 'must',
    tempo: seat === activeSeat(state) ? 'turn' : 'reaction',
  };
}

/** DP-6: who proposes joint losses: the territory's controller if it has units there, else the power with most units. */
function spokesman(state: State, battle: Battle): Power {
  const defenders = defendersAt(state, battle);
  const holder = state.control[battle.space];
  if (holder !== undefined && defenders.some((each) => each.owner === holder)) return holder;
  let most: { owner: Power; count: number } | null = null;
  for (const owner of ownersOf(defenders)) {
    const count = defenders.reduce((sum, each) => sum + (each.owner === owner ? each.count : 0), 0);
    if (!most || count > most.count) most = { owner, count };
  }
  if (!most) throw new Error(`nobody defends ${battle.space}`);
  return most.owner;
}

/** DP-6: seats with defenders in the battle that have not agreed to the proposed losses. */
export function unagreed(state: State, battle: Battle): Seat[] {
  const { joint } = battle;
  if (joint === null || joint === 'attacker') return [];
  const seats = new Set(ownersOf(defendersAt(state, battle)).map((owner) => seatOf(state, owner)));
  return [...seats].filter((seat) => !joint.agreed.includes(seat));
}

/** Units of an owner that may dive. */
export function submarinesOf(state: State, battle: Battle, owner: Power, part: Part): number {
  const force = part === 'attack' ? attackersAt(state, battle) : defendersAt(state, battle);
  return force.reduce((sum, each) => sum + (each.owner === owner && unitOf(state, each.type).dives ? each.count : 0), 0);
}
