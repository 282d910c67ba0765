import { type Card, hasSubtype } from '../cards';

/** What a card is good for in an army. */
export type Role =
  | ('commander' | 'specialist' | 'spotter' | 'artillery' | 'anti-tank' | 'fire-support' | 'infantry')
  | ('tank' | 'light' | 'aircraft' | 'obstacle');

const has = ({ abilities }: Card, id: string): boolean => abilities.some((held) => held.id === id);

function ofSoldier(card: Card): Role | null {
  const [short, medium, long] = card.soldier;
  const pierces = card.vehicle[0];
  if (pierces >= 5 && pierces >= short) return 'anti-tank';
  if (long >= 6 && long > card.vehicle[2]) return 'fire-support';
  return card.speed !== null && card.speed > 0 && short >= 7 && medium >= 5 ? 'infantry' : null;
}

/** Null: it carries others, or is good where a plan has room for it. */
export function roleOf(card: Card): Role | null {
  if (card.type === 'aircraft' || card.type === 'obstacle') return card.type;
  if (hasSubtype(card, 'Commander')) return 'commander';
  if (hasSubtype(card, 'Hero') || hasSubtype(card, 'Sniper')) return 'specialist';
  if (hasSubtype(card, 'Spotter')) return 'spotter';
  if (has(card, 'indirect_fire') || has(card, 'improved_indirect_fire')) return 'artillery';
  if (card.type === 'soldier') return ofSoldier(card);
  if (card.vehicle[0] >= 8) return 'tank';
  return card.soldier[1] >= 5 && !has(card, 'water_craft') ? 'light' : null;
}
