import type { Language } from '../../../engine';
import type { Bilingual } from '../../kit/notation';
import { deck } from '../cards';

/** What those are called that orders name. */
const names: Bilingual<string, string> = {
  additional_hull_mounted_cannon: { en: 'Additional Hull-Mounted Cannon', it: 'Cannone aggiuntivo nello scafo' },
  all_guns_blazing: { en: 'All Guns Blazing', it: 'Fuoco con tutte le armi' },
  angriff: { en: 'Angriff', it: 'Angriff' },
  armor_piercing_rounds: { en: 'Armor-Piercing Rounds', it: 'Proiettili perforanti' },
  banzai_charge: { en: 'Banzai Charge', it: 'Carica banzai' },
  bombs: { en: 'Bombs', it: 'Bombe' },
  bravery_enforcement: { en: 'Bravery Enforcement', it: 'Coraggio imposto' },
  bridge_demolition: { en: 'Bridge Demolition', it: 'Demolizione di ponti' },
  demolitions: { en: 'Demolitions', it: 'Demolizioni' },
  double_shot: { en: 'Double Shot', it: 'Doppio colpo' },
  exert_will: { en: 'Exert Will', it: 'Forza di volontà' },
  extra_hull_mounted_cannon: { en: 'Extra Hull-Mounted Cannon', it: 'Cannone extra nello scafo' },
  extra_machine_guns: { en: 'Extra Machine Guns', it: 'Mitragliatrici extra' },
  firepower: { en: 'Firepower', it: 'Potenza di fuoco' },
  he_round: { en: 'HE Round', it: 'Granata esplosiva' },
  headshot: { en: 'Headshot', it: 'Colpo alla testa' },
  improvisation: { en: 'Improvisation', it: 'Improvvisazione' },
  multiturreted: { en: 'Multiturreted', it: 'Più torrette' },
  organization: { en: 'Organization', it: 'Organizzazione' },
  rapid_fire: { en: 'Rapid Fire', it: 'Fuoco rapido' },
  remote_control: { en: 'Remote Control', it: 'Comando a distanza' },
  rocket_salvo: { en: 'Rocket Salvo', it: 'Salva di razzi' },
  rockets_n: { en: 'Rockets', it: 'Razzi' },
  smoke_screen: { en: 'Smoke Screen', it: 'Cortina fumogena' },
  speed_boost: { en: 'Speed Boost', it: 'Scatto di velocità' },
  strafe: { en: 'Strafe', it: 'Mitragliamento' },
  strike_and_fade_n: { en: 'Strike and Fade', it: 'Colpisci e sparisci' },
  top_mounted_rockets: { en: 'Top-Mounted Rockets', it: 'Razzi sul tetto' },
};

/** "close_assault_n": "Close Assault". */
const worded = (id: string): string =>
  id
    .replace(/_n$/, '')
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** What an ability is called, without its number. */
export const abilityName = (id: string, language: Language): string => names[id]?.[language] ?? worded(id);

/** Every ability of a card. */
export const abilityIds = (): string[] => [
  ...new Set([...deck('rulebook').values()].flatMap(({ abilities }) => abilities.map(({ id }) => id))),
];
