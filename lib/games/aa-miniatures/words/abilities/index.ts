import { type Held, type Language, languages } from '../../../../engine';
import { type Described, describedIn } from '../../../kit/words';
import { deck, type Edition } from '../../cards';
import { aiming } from './aiming';
import { airAndObstacles } from './air-and-obstacles';
import { attack } from './attack';
import { commanders } from './commanders';
import { defence } from './defence';
import { deployment } from './deployment';
import { moreAttacks } from './more-attacks';
import { movement } from './movement';
import { revised } from './revised';
import { status } from './status';

/** Abilities of the rulebook, and one of later cards, that none of our cards has. */
const cardless = [
  ...['bravado_n', 'complexity', 'forest_runner', 'heavy_gun', 'hulking_mass', 'restricted_range_n'],
  ...['stars_and_stripes', 'tough', 'trap', 'well_led'],
];

/** Every ability that there is: on a card, or in the rulebook's list alone. */
export const abilityIds: readonly string[] = [
  ...new Set([...[...deck('rulebook').values()].flatMap(({ abilities }) => abilities.map(({ id }) => id)), ...cardless]),
];

/** Abilities whose text on the revised cards is another one than in the rulebook. */
export const revisedIds: readonly string[] = [
  ...[
    'limited_range_n',
    'crack_shot',
    'blast',
    'bombardment',
    'flamethrower',
    'hull_mounted_flamethrower',
    'covering_fire',
    'fixed_rear_gun',
    'indirect_fire',
    'improved_indirect_fire',
  ],
  ...['headshot', 'armor_piercing_rounds', 'chatting_on_the_radio', 'banzai_charge', 'angriff', 'bravery_enforcement'],
  ...['transport', 'gun_transport', 'heavy_transport', 'large_transport', 'exposed_transport', 'fighting_platform'],
  ...['spotter', 'minefield', 'pillbox', 'smoke_screen'],
];

/** What abilities are called and do by the rulebook, with N for the number behind their names. */
export const abilityWords: Readonly<Record<string, Described>> = describedIn(
  abilityIds,
  [attack, aiming, moreAttacks, defence, movement, commanders, status, deployment, airAndObstacles].join('\n'),
);
const texts: Readonly<Record<Edition, Readonly<Record<string, Described>>>> = {
  rulebook: abilityWords,
  revised: { ...abilityWords, ...describedIn(revisedIds, revised) },
};

/** Throws where there is no such ability. */
function described(id: string, edition: Edition): Described {
  const found = texts[edition][id];
  if (!found) throw new Error(`there is no ability ${id}`);
  return found;
}

/** The number behind an ability's name, where its words say N. */
const counted = (text: string, { level }: Held): string => text.replace(/\bN\b/g, String(level));

/** "Relocate 2", "Riposizionamento 2": the same in both editions. */
export const abilityName = (held: Held, language: Language): string => counted(described(held.id, 'rulebook').name[language], held);

/** "Relocate", "Riposizionamento": an ability whatever its number. */
export const abilityTitle = (id: string, language: Language): string => described(id, 'rulebook').name[language].replace(/ \+?N$/, '');

/** All that an ability may be called, in both languages: without a number, and with each that a card has behind it. */
export function abilityTitles(id: string): string[] {
  const held = [...deck('rulebook').values()].flatMap(({ abilities }) => abilities.filter((each) => each.id === id && each.level > 0));
  return [...new Set(languages.flatMap((language) => [abilityTitle(id, language), ...held.map((each) => abilityName(each, language))]))];
}

/** What an ability does, in a sentence or two. */
export const abilityText = (held: Held, edition: Edition, language: Language): string =>
  counted(described(held.id, edition).text[language], held);
