import type { Text } from '../../../engine';
import { auctionPhase } from '../../kit/auction/words';
import { inLanguage } from '../../kit/words';
import type { Language, Phase, SpaceId, UnitType } from '../types';

const units: Record<UnitType, Record<Language, { one: string; many: string }>> = {
  infantry: { en: { one: 'infantry', many: 'infantry' }, it: { one: 'fanteria', many: 'fanterie' } },
  artillery: { en: { one: 'artillery', many: 'artillery' }, it: { one: 'artiglieria', many: 'artiglierie' } },
  tank: { en: { one: 'tank', many: 'tanks' }, it: { one: 'carro armato', many: 'carri armati' } },
  'aa-gun': { en: { one: 'anti-aircraft gun', many: 'anti-aircraft guns' }, it: { one: 'arma antiaerea', many: 'armi antiaeree' } },
  complex: {
    en: { one: 'industrial complex', many: 'industrial complexes' },
    it: { one: 'complesso industriale', many: 'complessi industriali' },
  },
  fighter: { en: { one: 'fighter', many: 'fighters' }, it: { one: 'caccia', many: 'caccia' } },
  bomber: { en: { one: 'bomber', many: 'bombers' }, it: { one: 'bombardiere', many: 'bombardieri' } },
  submarine: { en: { one: 'submarine', many: 'submarines' }, it: { one: 'sottomarino', many: 'sottomarini' } },
  transport: { en: { one: 'transport', many: 'transports' }, it: { one: 'trasporto', many: 'trasporti' } },
  destroyer: { en: { one: 'destroyer', many: 'destroyers' }, it: { one: 'torpediniere', many: 'torpedinieri' } },
  carrier: { en: { one: 'aircraft carrier', many: 'aircraft carriers' }, it: { one: 'portaerei', many: 'portaerei' } },
  battleship: { en: { one: 'battleship', many: 'battleships' }, it: { one: 'corazzata', many: 'corazzate' } },
};

const phases: Record<Phase | 'income', Text> = {
  purchase: { en: 'purchase units', it: 'acquisto di unità' },
  'combat-move': { en: 'combat move', it: 'movimento ostile' },
  combat: { en: 'conduct combat', it: 'combattimento' },
  'noncombat-move': { en: 'noncombat move', it: 'movimento non ostile' },
  mobilise: { en: 'mobilise new units', it: 'mobilitazione di nuove unità' },
  income: { en: 'collect income', it: 'raccolta del reddito' },
  over: { en: 'end of the game', it: 'fine della partita' },
  research: { en: 'develop weapons', it: 'sviluppo degli armamenti' },
  auction: auctionPhase,
  reaction: { en: 'before the battles', it: 'prima delle battaglie' },
};

/** Victory cities by their territory. */
const cities: Record<SpaceId, Text> = {
  'eastern-united-states': { en: 'Washington', it: 'Washington' },
  germany: { en: 'Berlin', it: 'Berlino' },
  russia: { en: 'Moscow', it: 'Mosca' },
  'united-kingdom': { en: 'London', it: 'Londra' },
  japan: { en: 'Tokyo', it: 'Tokyo' },
  india: { en: 'Calcutta', it: 'Calcutta' },
  'karelia-ssr': { en: 'Leningrad', it: 'Leningrado' },
  kwangtung: { en: 'Shanghai', it: 'Shanghai' },
  'philippine-islands': { en: 'Manila', it: 'Manila' },
  'southern-europe': { en: 'Rome', it: 'Roma' },
  'western-europe': { en: 'Paris', it: 'Parigi' },
  'western-united-states': { en: 'Los Angeles', it: 'Los Angeles' },
};

/** Units, phases and victory cities in one language. */
export const nounsIn = (language: Language) => ({
  units: inLanguage(units, language),
  phases: inLanguage(phases, language),
  cities: inLanguage(cities, language),
});
