import type { Hooks } from '../../../engine';
import { editionOf } from '../editions';
import { countOfType } from '../rules/stacks';
import type { Power, SpaceId } from '../types';
import type { AdvantageId, TechnologyId } from './ids';
import type { points, Situation } from './points';

/** RREV-12.0: a territory "of the power's colour": it was its own when play began and is. */
function isHome(state: Situation, space: SpaceId, power: Power): boolean {
  const facts = editionOf(state).space[space];
  return facts?.kind === 'land' && facts.owner === power && state.control?.[space] === power;
}

/** The zone touches a territory of the power's colour or an island that it holds. */
const isOffHome = (state: Situation, zone: SpaceId, power: Power): boolean =>
  (editionOf(state).coast[zone] ?? []).some((territory) => {
    const facts = editionOf(state).space[territory];
    const isIsland = facts?.kind === 'land' && facts.island === true;
    return isHome(state, territory, power) || (isIsland && state.control?.[territory] === power);
  });

const railway: readonly string[] = ['russia', 'novosibirsk', 'yakut-ssr', 'buryatia-ssr'];
const passengers: readonly string[] = ['infantry', 'artillery', 'aa-gun'];
const oilfields: readonly string[] = ['anglo-egypt', 'trans-jordan', 'persia'];

/** What the national advantages do; of one that does nothing here the rules ask no more than whether its power has it. */
export const advantages: Record<AdvantageId, Hooks<typeof points>> = {
  // N-SU1 to N-SU6
  'russian-winter': {
    onStrength: ({ state, type, part }) =>
      type === 'infantry' && part === 'defence' && state.declared?.includes('russian-winter') ? 3 : null,
  },
  'non-aggression': {},
  'mobile-industry': {},
  salvage: {
    onHeld: ({ state, owner, space, wrecks }) => (wrecks.tank && isHome(state, space, owner) ? { tank: 1 } : null),
  },
  'lend-lease': {},
  'trans-siberian': {
    onMove: ({ type, path }) => (passengers.includes(type) && path?.every((space) => railway.includes(space)) ? 2 : null),
  },
  // N-DE1 to N-DE6
  'u-boats': {
    onIncome: ({ spaces, owner, collector }) =>
      collector === 'uk' || collector === 'usa' ? -countOfType({ spaces }, owner, 'submarine') : null,
  },
  'atlantic-wall': {
    onStrength: ({ state, owner, type, part, field }) =>
      type === 'infantry' && part === 'defence' && field?.amphibious && field.round === 1 && isHome(state, field.space, owner) ? 3 : null,
  },
  'panzer-blitz': { onSweep: ({ type }) => (type === 'tank' ? 1 : null) },
  'wolf-packs': {
    onForm({ kind, attackers }) {
      const pack = attackers.reduce((sum, { type, count }) => sum + (type === 'submarine' ? count : 0), 0);
      return kind === 'sea' && pack >= 3 ? 'can' : null;
    },
    onStrength: ({ state, owner, type, part, field }) =>
      type === 'submarine' && part === 'attack' && field?.formed ? (state.effects?.[owner]?.includes('super-submarines') ? 4 : 3) : null,
  },
  'dive-bombers': { onRaid: ({ type, die }) => (type === 'fighter' ? Math.ceil(die / 2) : null) },
  'fortress-europe': {
    onStrength: ({ state, owner, type, part, field }) =>
      type === 'artillery' && part === 'defence' && field && isHome(state, field.space, owner) ? 3 : null,
  },
  // N-UK1 to N-UK6
  radar: { onFlak: ({ state, owner, space }) => (isHome(state, space, owner) ? 2 : null) },
  'joint-strike': {},
  enigma: {},
  'mideast-oil': {
    onRefuel: ({ state, owner, space }) => (oilfields.includes(space) && state.control?.[space] === owner ? 'can' : null),
  },
  'french-resistance': { onFreed: ({ space }) => (space === 'western-europe' ? { infantry: 3 } : null) },
  'colonial-garrison': {},
  // N-JP1 to N-JP6
  'tokyo-express': { onHold: ({ type }) => (type === 'destroyer' ? { most: 1, heavy: 0 } : null) },
  kamikaze: {
    onKamikaze({ state, type, part }) {
      const { domain, attack } = editionOf(state).units[type];
      return domain === 'air' && part === 'attack' ? attack : null;
    },
  },
  kaiten: {
    onKamikaze: ({ state, owner, type, part, space }) =>
      type === 'submarine' && part === 'defence' && isOffHome(state, space, owner)
        ? state.effects?.[owner]?.includes('super-submarines')
          ? 4
          : 3
        : null,
  },
  'lightning-assaults': { onLanding: () => 'can' },
  'dug-in': {
    onStrength({ state, type, part, field }) {
      const facts = field && editionOf(state).space[field.space];
      return type === 'infantry' && part === 'defence' && facts?.kind === 'land' && facts.island ? 3 : null;
    },
  },
  banzai: {
    onForm: ({ kind, amphibious, attackers }) =>
      kind === 'land' && attackers.every(({ type }) => type === 'infantry' || (amphibious && (type === 'fighter' || type === 'bomber')))
        ? 'can'
        : null,
    onStrength: ({ type, part, field }) => (type === 'infantry' && part === 'attack' && field?.formed ? 2 : null),
  },
  // N-US1 to N-US6
  'island-bases': { onIsland: () => 'can' },
  'chinese-divisions': {
    onReinforce: ({ state, owner }) =>
      ['china', 'sinkiang', 'kwangtung', 'french-indochina'].filter((space) => state.control?.[space] === owner),
  },
  marines: {
    onStrength: ({ type, part, field }) =>
      type === 'infantry' && part === 'attack' && field?.kind === 'land' && field.amphibious && field.round === 1 ? 2 : null,
  },
  'mechanised-infantry': {
    onMove: ({ type }) => (type === 'infantry' ? 2 : null),
    onBlitz: ({ type }) => (type === 'infantry' ? 'can' : null),
  },
  'fast-carriers': { onMove: ({ type }) => (type === 'carrier' ? 3 : null) },
  superfortresses: { onFlakTarget: ({ type }) => (type === 'bomber' ? 'cannot' : null) },
};

/** RREV-4.3: what the six developments do. */
export const technologies: Record<TechnologyId, Hooks<typeof points>> = {
  'jet-fighters': { onStrength: ({ type, part }) => (type === 'fighter' && part === 'defence' ? 5 : null) },
  rockets: { onRocket: () => 'can' },
  'super-submarines': { onStrength: ({ type, part }) => (type === 'submarine' && part === 'attack' ? 3 : null) },
  'long-range': { onMove: ({ type }) => (type === 'fighter' ? 6 : type === 'bomber' ? 8 : null) },
  'combined-bombardment': { onBombard: ({ type }) => (type === 'destroyer' ? 3 : null) },
  'heavy-bombers': { onDice: ({ type }) => (type === 'bomber' ? 2 : null) },
};
