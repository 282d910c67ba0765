import { type HookPoints, hookPoint } from '../../../engine';
import type { OrderOf, Side, State, Told43, ZoneId } from '../types';
import type { Fault } from '../words/reasons';

interface Player {
  state: State;
  side: Side;
}

interface Aim extends Player {
  zone: ZoneId;
}

/** What an event does to the sequence of play: another impulse or round begins, the combat ends, the supply question is answered. */
export type Turn = 'impulse' | 'round' | 'combat-ends' | 'answered';

/** Where the rules ask the events, 13. `side` is who plays the event or, while it lasts, whose forces it is about. */
export const eventPoints = {
  /** Whether its moment has come. */
  onMoment: hookPoint.verdict<Player>(),
  /** Why a zone is none for it. Whoever does not answer takes no zone. */
  onZone: hookPoint.first<Aim, Fault | 'fits'>(),
  /** Cubes it brings in, as many as the pool has. */
  onCubes: hookPoint.highest<Player>(),
  /** Tokens of other boxes that come back, as many as lie there. */
  onTokens: hookPoint.highest<Player>(),
  /** What it changes in the position at once. */
  onPlay: hookPoint.all<Player & { order: OrderOf<'event'>; told: Told43[] }, void>(),
  onSequence: hookPoint.first<Player, Turn>(),
  /** While it lasts: whether forces may enter, leave or fight from a zone. */
  onPresence: hookPoint.verdict<Aim>(),
  /** Whether forces in a zone outlive being out of supply. */
  onHunger: hookPoint.verdict<Aim>(),
} satisfies HookPoints;
