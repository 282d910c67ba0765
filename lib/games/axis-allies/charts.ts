import type { Chart, Text, UnitCard } from '../../engine';
import { capitalised } from '../kit/words';
import type { Edition } from './edition';
import { table } from './effects';
import { advantageIds, type EffectId, technologyIds } from './effects/ids';
import { type Language, type Power, powers } from './types';
import { namesIn, wordsIn } from './words/names';

const heads = {
  units: { en: 'Units', it: 'Unità' },
  unit: { en: 'Unit', it: 'Unità' },
  cost: { en: 'Cost', it: 'Costo' },
  move: { en: 'Move', it: 'Movimento' },
  attack: { en: 'Attack', it: 'Attacco' },
  defence: { en: 'Defence', it: 'Difesa' },
  powers: { en: 'Powers, in turn order', it: 'Potenze, in ordine di turno' },
  power: { en: 'Power', it: 'Potenza' },
  side: { en: 'Side', it: 'Schieramento' },
  capital: { en: 'Capital', it: 'Capitale' },
  income: { en: 'IPCs at the start', it: "IPC all'inizio" },
  territories: { en: 'Territories with income', it: 'Territori con reddito' },
  territory: { en: 'Territory', it: 'Territorio' },
  value: { en: 'IPCs', it: 'IPC' },
  complex: { en: 'Industrial complex', it: 'Complesso industriale' },
  yes: { en: 'yes', it: 'sì' },
  cities: { en: 'Victory cities', it: 'Città della vittoria' },
  city: { en: 'City', it: 'Città' },
  technologies: { en: 'Weapons developments', it: 'Sviluppi degli armamenti' },
  die: { en: 'Die', it: 'Dado' },
  development: { en: 'Development', it: 'Sviluppo' },
  does: { en: 'What it does', it: 'Che cosa fa' },
  advantages: { en: 'National advantages', it: 'Vantaggi nazionali' },
  advantage: { en: 'Advantage', it: 'Vantaggio' },
} satisfies Record<string, Text>;

/** The rulebook's tables for the rules page: units, powers, income, and what the edition has beyond them. */
export function charts(edition: Edition, language: Language): Chart[] {
  const say = (id: keyof typeof heads) => heads[id][language];
  const names = namesIn(language);
  const words = wordsIn(language);
  const complexes = edition.complexes ?? edition.factories;
  const powerOr = (power: Power | null) => (power === null ? '' : names.power(power));
  return [
    {
      title: say('units'),
      head: [say('unit'), say('cost'), say('move'), say('attack'), say('defence')],
      rows: edition.types.flatMap((type) => {
        const card = unitCard(edition, type, language);
        return card ? [[card.title, ...card.values.map(({ value }) => value)]] : [];
      }),
    },
    {
      title: say('powers'),
      head: [say('power'), say('side'), say('capital'), say('income')],
      rows: edition.powers.map(({ id, side, capital, treasury }) => [
        names.power(id),
        words.sides[side],
        `${names.city(capital)} (${names.space(capital)})`,
        String(treasury),
      ]),
    },
    {
      title: say('territories'),
      head: [say('territory'), say('power'), say('value'), say('complex')],
      rows: edition.spaces
        .filter((space) => space.kind === 'land')
        .filter(({ income }) => income > 0)
        .sort((a, b) => b.income - a.income || names.space(a.id).localeCompare(names.space(b.id)))
        .map(({ id, owner, income }) => [names.space(id), powerOr(owner), String(income), complexes.includes(id) ? say('yes') : '']),
    },
    ...citiesOf(edition, language),
    ...effectsOf(edition, language),
  ];
}

/** What a type of unit is worth, as the edition has it. */
export function unitCard(edition: Edition, id: string, language: Language): UnitCard | null {
  const type = edition.types.find((each) => each === id);
  if (type === undefined) return null;
  const columns = (['cost', 'move', 'attack', 'defence'] as const).map((column) => ({
    label: heads[column][language],
    value: String(edition.units[type][column] || '–'),
  }));
  return { title: capitalised(wordsIn(language).units[type].one), values: columns, abilities: [] };
}

/** Victory cities, where there are more than the capitals. */
function citiesOf({ spaces, powers }: Edition, language: Language): Chart[] {
  const names = namesIn(language);
  const cities = spaces.flatMap((space) => (space.kind === 'land' && space.city && space.owner ? [{ ...space, owner: space.owner }] : []));
  if (cities.length <= powers.length) return [];
  const rows = cities.map(({ id, owner }) => [names.city(id), names.space(id), names.power(owner)]).sort();
  return [{ title: heads.cities[language], head: [heads.city[language], heads.territory[language], heads.power[language]], rows }];
}

function effectsOf({ turn, ways }: Edition, language: Language): Chart[] {
  const names = namesIn(language);
  const told = (id: EffectId) => [table.row(id).name[language], table.row(id).text[language]];
  const developments: Chart = {
    title: heads.technologies[language],
    head: [heads.die[language], heads.development[language], heads.does[language]],
    rows: technologyIds.map((id, i) => [String(i + 1), ...told(id)]),
  };
  const advantages: Chart = {
    title: heads.advantages[language],
    head: [heads.power[language], heads.advantage[language], heads.does[language]],
    rows: powers.flatMap((power) => advantageIds[power].map((id) => [names.power(power), ...told(id)])),
  };
  return [...(turn.includes('research') ? [developments] : []), ...(ways.advantages ? [advantages] : [])];
}
