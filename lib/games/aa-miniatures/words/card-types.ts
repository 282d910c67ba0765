import type { Language, Text } from '../../../engine';
import type { Card, UnitType } from '../cards';

const types: Readonly<Record<UnitType, Text>> = {
  soldier: { en: 'soldier', it: 'soldato' },
  vehicle: { en: 'vehicle', it: 'veicolo' },
  aircraft: { en: 'aircraft', it: 'aereo' },
  obstacle: { en: 'obstacle', it: 'ostacolo' },
};

const subtypes: Readonly<Record<string, Text>> = {
  Tank: { en: 'tank', it: 'carro' },
  'Tank Destroyer': { en: 'tank destroyer', it: 'cacciacarri' },
  'Assault Gun': { en: 'assault gun', it: 'cannone d’assalto' },
  'Armored Car': { en: 'armored car', it: 'autoblindo' },
  'Half-Track': { en: 'half-track', it: 'semicingolato' },
  Car: { en: 'car', it: 'automobile' },
  Motorcycle: { en: 'motorcycle', it: 'motocicletta' },
  Boat: { en: 'boat', it: 'imbarcazione' },
  Artillery: { en: 'artillery', it: 'artiglieria' },
  Commander: { en: 'commander', it: 'comandante' },
  Hero: { en: 'hero', it: 'eroe' },
  Paratrooper: { en: 'paratrooper', it: 'paracadutista' },
  Cavalry: { en: 'cavalry', it: 'cavalleria' },
  Sniper: { en: 'sniper', it: 'tiratore scelto' },
  Spotter: { en: 'spotter', it: 'osservatore' },
  Support: { en: 'support', it: 'supporto' },
  Jet: { en: 'jet', it: 'a reazione' },
};

/** "vehicle, tank destroyer". */
export const typeName = ({ type, subtypes: own }: Card, language: Language): string =>
  [types[type], ...own.flatMap((each) => subtypes[each] ?? [])].map((text) => text[language]).join(', ');
