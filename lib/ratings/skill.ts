import { bradleyTerryFull } from 'openskill/models';

/** What is believed of a player's strength: a normal distribution. */
export interface Skill {
  mu: number;
  sigma: number;
}

/** A player within a side: influences of a side add up to 1. */
export interface Member extends Skill {
  influence: number;
}

export const newcomer: Readonly<Skill> = { mu: 25, sigma: 25 / 3 };
/** Deviation of what a side shows in one game around its strength: between players who are well known, 25/3 units make odds of e to 1. */
const beta = (25 / 6) * Math.SQRT2;
/** Deviation by which a strength may have changed between two games. */
const tau = 0.25;
/** Uncertainty shrinks by all that a result says; Weng and Lin leave it open. Less makes forecasts too bold. */
const gamma = () => 1;

/** Two sides before their result. */
export interface Contest {
  sides: readonly [readonly Member[], readonly Member[]];
  /** By how much the first side's seat is the better one, in log-odds. */
  lead: number;
}

/** What a result says about one member, before it is weighed. */
export interface Change {
  /** Added to mu. */
  mu: number;
  /** Part of the variance that is gone. */
  variance: number;
}

/** A skill before the next game: less certain, though never less than a newcomer's. */
export const rested = ({ mu, sigma }: Skill): Skill => ({ mu, sigma: Math.min(newcomer.sigma, Math.sqrt(sigma * sigma + tau * tau)) });

/** The scale on which a difference of strength becomes odds. */
function scaleOf([first, second]: Contest['sides']): number {
  return Math.sqrt(varianceOf(first) + varianceOf(second) + 2 * beta * beta);
}

const varianceOf = (side: readonly Member[]): number => side.reduce((sum, { influence, sigma }) => sum + (influence * sigma) ** 2, 0);
const strengthOf = (side: readonly Member[]): number => side.reduce((sum, { influence, mu }) => sum + influence * mu, 0);

/** What the first side may expect: 1 is a win, 0 a loss, a draw is half. */
export function expectedOf({ sides, lead }: Contest): number {
  return 1 / (1 + Math.exp(-(strengthOf(sides[0]) - strengthOf(sides[1])) / scaleOf(sides) - lead));
}

/** Part of a result's surprise that comes from the game, not from what is unknown of the players. */
export const clarityOf = ({ sides }: Contest): number => (2 * beta * beta) / scaleOf(sides) ** 2;

/**
 * What a result says about every member, by Weng and Lin's update of Bradley-Terry. The library adds up the members of a side; influences
 * make that a mean when each member stands in it as `influence × skill`. The lead is one more member, of whom all is known.
 */
export function changesBy({ sides, lead }: Contest, score: 0 | 0.5 | 1): [Change[], Change[]] {
  const first = sides[0].map(scaled);
  const second = sides[1].map(scaled);
  const withLead = [...first, { mu: lead * scaleOf(sides), sigma: 0 }];
  const rank = score === 0.5 ? [1, 1] : [1, 2];
  // the model takes the better side first
  const after = bradleyTerryFull(score === 0 ? [second, withLead] : [withLead, second], { beta, gamma, rank });
  const [own = [], others = []] = score === 0 ? after.reverse() : after;
  return [changesOf(sides[0], first, own), changesOf(sides[1], second, others)];
}

const scaled = ({ mu, sigma, influence }: Member): Skill => ({ mu: influence * mu, sigma: influence * sigma });

const changesOf = (side: readonly Member[], before: readonly Skill[], after: readonly Skill[]): Change[] =>
  side.map(({ influence }, at) => {
    const [old, rated] = [before[at], after[at]] as [Skill, Skill];
    return { mu: (rated.mu - old.mu) / influence, variance: 1 - (rated.sigma / old.sigma) ** 2 };
  });
