import type { Power } from '../pieces';

/** RREV-4.3, in the order of the die that brings them. */
export const technologyIds = [
  'jet-fighters',
  'rockets',
  'super-submarines',
  'long-range',
  'combined-bombardment',
  'heavy-bombers',
] as const;
export type TechnologyId = (typeof technologyIds)[number];

/** RREV-12: the six of each power, in the order of the die that rolls them. */
export const advantageIds = {
  ussr: ['russian-winter', 'non-aggression', 'mobile-industry', 'salvage', 'lend-lease', 'trans-siberian'],
  germany: ['u-boats', 'atlantic-wall', 'panzer-blitz', 'wolf-packs', 'dive-bombers', 'fortress-europe'],
  uk: ['radar', 'joint-strike', 'enigma', 'mideast-oil', 'french-resistance', 'colonial-garrison'],
  japan: ['tokyo-express', 'kamikaze', 'kaiten', 'lightning-assaults', 'dug-in', 'banzai'],
  usa: ['island-bases', 'chinese-divisions', 'marines', 'mechanised-infantry', 'fast-carriers', 'superfortresses'],
} as const satisfies Record<Power, readonly string[]>;
export type AdvantageId = (typeof advantageIds)[Power][number];

const owners = new Map(
  (Object.entries(advantageIds) as [Power, readonly AdvantageId[]][]).flatMap(([power, ids]) => ids.map((id) => [id, power] as const)),
);
/** In the order of the powers and of their dice. */
export const everyAdvantage: readonly AdvantageId[] = [...owners.keys()];
export const isAdvantage = (id: string): id is AdvantageId => (owners as ReadonlyMap<string, Power>).has(id);
/** The power on whose table an advantage stands. */
export function ownerOf(id: AdvantageId): Power {
  const owner = owners.get(id);
  if (!owner) throw new Error(`nobody has ${id}`);
  return owner;
}

/** What a power may have beyond its units. */
export type EffectId = TechnologyId | AdvantageId;
