import type { Going, Step } from '../effects/points';
import type { Hex } from '../map/hexes';
import type { Battle } from '../types';
import { type Aim, aimOf } from './attack';
import { prospectOf } from './chances';
import { placesOf, provokedBy, shotAt } from './defensive-fire';
import { stepOf } from './movement';

/** A defensive shot that somebody may have to take on a way. */
export interface Threat {
  aim: Aim;
  /** The chance that it ends the move. */
  stops: number;
}

/** The step of a unit that has come as far as its first hex. */
export function stepAfter({ battle, unit }: Going, from: Hex, to: Hex): Step {
  const there = { ...unit, hex: from };
  const moved: Battle = { ...battle, units: battle.units.map((each) => (each.id === unit.id ? there : each)) };
  return stepOf(moved, there, from, to);
}

/** Shots that a step provokes, in its first hex and in its second. */
export const threatsOn = (step: Step): Threat[] =>
  provokedBy(step).flatMap((shooter) =>
    placesOf(step, shooter).flatMap((place) => {
      const aim = aimOf(shotAt(step, shooter, place));
      return typeof aim === 'string' ? [] : [{ aim, stops: prospectOf(aim).stops }];
    }),
  );

/** For each who may shoot on a way, its most dangerous shot: nobody shoots twice. */
export function worstOf(threats: readonly Threat[]): Threat[] {
  const worst = new Map<string, Threat>();
  for (const threat of threats) {
    const { id } = threat.aim.attacker;
    const before = worst.get(id);
    if (!before || threat.stops > before.stops) worst.set(id, threat);
  }
  return [...worst.values()].sort((a, b) => b.stops - a.stops);
}

/** The chance that one of some shots ends the move. */
export const stoppedBy = (threats: readonly Threat[]): number => 1 - threats.reduce((free, { stops }) => free * (1 - stops), 1);
