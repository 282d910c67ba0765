import { type Card, hasSubtype } from '../cards';
import type { UnitIcon } from './paths';

const has = ({ abilities }: Card, id: string): boolean => abilities.some((each) => each.id === id);

const obstacles: Readonly<Record<string, UnitIcon>> = {
  barbed_wire: 'wire',
  minefield: 'mines',
  pillbox: 'pillbox',
  tank_obstacle: 'tank-traps',
};

/** Subtypes that say all, the telling ones first. */
const bySubtype: Readonly<Record<'vehicle' | 'soldier', readonly (readonly [subtype: string, icon: UnitIcon])[]>> = {
  vehicle: [
    ['Tank Destroyer', 'tank-destroyer'],
    ['Assault Gun', 'assault-gun'],
    ['Armored Car', 'armoured-car'],
    ['Half-Track', 'half-track'],
    ['Tank', 'tank'],
    ['Car', 'car'],
    ['Spotter', 'car'],
    ['Boat', 'boat'],
  ],
  soldier: [
    ['Commander', 'commander'],
    ['Hero', 'hero'],
    ['Sniper', 'sniper'],
    ['Spotter', 'spotter'],
    ['Paratrooper', 'paratrooper'],
    ['Cavalry', 'cavalry'],
    ['Motorcycle', 'motorcycle'],
    ['Support', 'depot'],
  ],
};

/** Which silhouette a card has: by its type and subtype and, where these say too little, by what it can do. */
export function iconOf(card: Card): UnitIcon {
  if (card.type === 'aircraft') return hasSubtype(card, 'Jet') ? 'jet' : 'aircraft';
  if (card.type === 'obstacle') return obstacles[card.abilities.find(({ id }) => obstacles[id])?.id ?? ''] ?? 'tank-traps';
  if (has(card, 'rocket_salvo')) return 'rockets';
  if (card.type === 'vehicle' && has(card, 'indirect_fire')) return 'self-propelled';
  const [, named] = bySubtype[card.type].find(([subtype]) => hasSubtype(card, subtype)) ?? [];
  return named ?? (card.type === 'vehicle' ? transport(card) : weapon(card));
}

function transport(card: Card): UnitIcon {
  if (has(card, 'large_transport')) return 'truck';
  if (has(card, 'light_towing')) return 'half-track';
  return has(card, 'amphibious') ? 'boat' : 'carrier';
}

/** Artillery whose dice are best at hand; a mortar's are best from afar. */
const isFieldGun = (card: Card): boolean => hasSubtype(card, 'Artillery') && card.soldier[0] > card.soldier[1];

/** What soldiers carry, by its dice where no ability tells. */
function weapon(card: Card): UnitIcon {
  const { soldier, vehicle } = card;
  if (has(card, 'anti_air')) return 'antiaircraft-gun';
  if (has(card, 'shrapnel_n') && !isFieldGun(card)) return 'mortar';
  if (has(card, 'remote_control')) return 'carrier';
  if (hasSubtype(card, 'Artillery')) return has(card, 'indirect_fire') || soldier[0] > vehicle[0] ? 'howitzer' : 'antitank-gun';
  if (has(card, 'flamethrower')) return 'flamethrower';
  if (vehicle[0] >= 5 || (vehicle[0] >= soldier[0] && vehicle[2] > 0)) return 'antitank-team';
  return (soldier[2] >= 5 && vehicle[2] > 0) || vehicle[1] > 0 ? 'machine-gun' : 'infantry';
}
