import type { RatedPlayer, RatedSide } from './result';

/** A player's part in how strong a side is; parts of a side add up to 1. */
export interface Place {
  player: RatedPlayer;
  influence: number;
}

/** Who made up a side, by seats and by how long they were played. */
export function lineUpOf({ players }: RatedSide): Place[] {
  const played = (player: RatedPlayer) => player.seats * player.share;
  const whole = players.reduce((sum, player) => sum + played(player), 0);
  return players.filter((player) => player.share > 0).map((player) => ({ player, influence: played(player) / whole }));
}

/**
 * The side as it was when a player left it: they with all of what they held, and the rest to those who stayed. Who stayed is not known seat by
 * seat, so a successor on the very seat counts among them.
 */
export function lineUpBefore(side: RatedSide, leaver: RatedPlayer): Place[] {
  const seats = side.players.reduce((sum, { seats, share }) => sum + seats * share, 0);
  const stayed = lineUpOf(side).filter(({ player }) => !player.left);
  const rest = stayed.reduce((sum, { influence }) => sum + influence, 0);
  const held = rest === 0 ? 1 : Math.min(1, leaver.seats / seats);
  const others = held === 1 ? [] : stayed.map((place) => ({ ...place, influence: (place.influence / rest) * (1 - held) }));
  return [{ player: leaver, influence: held }, ...others];
}

/** How much of a side was played by those whom `counts` names. */
export const partOf = (side: RatedSide, counts: (player: RatedPlayer) => boolean): number =>
  lineUpOf(side).reduce((sum, { player, influence }) => (counts(player) ? sum + influence : sum), 0);
