import type { z } from 'zod';
import { type Card, deck, hasSubtype, type Side } from '../cards';
import type { optionsSchema } from '../orders';

type Options = z.infer<typeof optionsSchema>;

/** Points that a side was bid for with: its army may cost so many more. */
export interface BidPoints {
  side: Side;
  points: number;
}

/** All that says which armies a table allows. */
export interface ArmyTerms extends Options {
  extra?: BidPoints;
}

/** What armies are made by in a battle. */
export const armyTerms = ({ options, extra }: { options: Options; extra?: BidPoints }): ArmyTerms =>
  extra ? { ...options, extra } : options;

/** Units of an army at most; obstacles are no units. */
export const mostUnits = 15;

/** Nations that fought in one army (rulebook, "Limiti storici degli eserciti"; nations that came later: by the publisher's update). */
export const alliances: readonly (readonly string[])[] = [
  ['Germany', 'Italy', 'Hungary', 'Romania', 'Slovakia', 'Bulgaria', 'Croatia'],
  ['Finland', 'Germany'],
  ['Japan'],
  ['Soviet Union'],
  [
    ...['United States', 'United Kingdom', 'France', 'Canada', 'Australia', 'New Zealand', 'South Africa', 'Belgium', 'Poland'],
    ...['Greece', 'China', 'Yugoslavia'],
  ],
];

/** How an army breaks the rules, with what would be right. */
export type ArmyFault =
  | { id: 'unknown-card'; card: string }
  | { id: 'other-side'; card: string }
  | { id: 'points'; cost: number; most: number }
  | { id: 'units'; count: number; most: number }
  | { id: 'year'; card: string; year: number }
  | { id: 'nations'; nations: string[] }
  | { id: 'module'; card: string; module: 'aircraft' | 'obstacles' }
  | { id: 'obstacle-points'; cost: number; most: number }
  | { id: 'heroes'; count: number; most: number };

/** Points a side may spend. */
export function pointsOf({ extra, ...options }: ArmyTerms, side: Side): number {
  return scenarioPoints(options, side) + (extra?.side === side ? extra.points : 0);
}

function scenarioPoints({ scenario, attacker, axisPoints, alliesPoints }: Options, side: Side): number {
  if (scenario === 'standard') return 100;
  if (scenario === 'assault') return side === attacker ? 120 : 80;
  return side === 'axis' ? axisPoints : alliesPoints;
}

export const costOf = (cards: readonly Card[]): number => cards.reduce((sum, { cost }) => sum + cost, 0);

/** The last year of which units may be in an army; endless where any may. */
export const latestYear = ({ year }: Pick<Options, 'year'>): number => (year === 'any' ? Number.POSITIVE_INFINITY : Number(year));

/** How much of what an army may have it has: points in all and in obstacles, units, heroes. */
export function allowancesOf(options: ArmyTerms, side: Side, cards: readonly Card[]) {
  const points = pointsOf(options, side);
  const [obstacles, units] = [cards.filter(({ type }) => type === 'obstacle'), cards.filter(({ type }) => type !== 'obstacle')];
  const mostHeroes = options.edition === 'revised' ? Math.max(1, Math.floor(points / 100)) : Number.POSITIVE_INFINITY;
  return {
    points: { used: costOf(cards), most: points },
    units: { used: units.length, most: mostUnits },
    obstacles: { used: costOf(obstacles), most: points / 10 },
    heroes: { used: cards.filter((card) => hasSubtype(card, 'Hero')).length, most: mostHeroes },
  };
}

/** Why a card may be in no army of the side at such a table; null: it may. */
function faultOf({ aircraft, obstacles, ...options }: Options, side: Side, card: Card): ArmyFault | null {
  if (card.side !== side && card.side !== 'any') return { id: 'other-side', card: card.id };
  if (card.year > latestYear(options)) return { id: 'year', card: card.id, year: card.year };
  if (card.type === 'aircraft' && !aircraft) return { id: 'module', card: card.id, module: 'aircraft' };
  if (card.type === 'obstacle' && !obstacles) return { id: 'module', card: card.id, module: 'obstacles' };
  return null;
}

/** A card may be in an army of the side at such a table at all. */
export const isOffered = (options: Options, side: Side, card: Card): boolean => faultOf(options, side, card) === null;

/** Everything that is wrong with an army (rulebook, "Formare un esercito"); none: it may be led into battle. */
export function faultsOf(options: ArmyTerms, side: Side, ids: readonly string[]): ArmyFault[] {
  const { edition, historical } = options;
  const all = deck(edition);
  const cards = ids.flatMap((id) => all.get(id) ?? []);
  const faults: ArmyFault[] = ids.filter((id) => !all.has(id)).map((card) => ({ id: 'unknown-card', card }));
  for (const card of new Set(cards)) faults.push(...[faultOf(options, side, card)].filter((fault) => fault !== null));
  const { points, units, obstacles, heroes } = allowancesOf(options, side, cards);
  if (points.used > points.most) faults.push({ id: 'points', cost: points.used, most: points.most });
  if (units.used > units.most) faults.push({ id: 'units', count: units.used, most: units.most });
  if (obstacles.used > obstacles.most) faults.push({ id: 'obstacle-points', cost: obstacles.used, most: obstacles.most });
  if (heroes.used > heroes.most) faults.push({ id: 'heroes', count: heroes.used, most: heroes.most });
  const nations = [...new Set(cards.flatMap(({ nation }) => nation ?? []))].sort();
  if (historical && !alliances.some((alliance) => nations.every((nation) => alliance.includes(nation))))
    faults.push({ id: 'nations', nations });
  return faults;
}
