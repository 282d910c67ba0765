import type { Chart, Text } from '../../engine';
import type { Edition } from './edition';
import type { Language, Power } from './types';
import { capitalised, namesIn, wordsIn } from './words/names';

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
} satisfies Record<string, Text>;

/** The rulebook's tables for the rules page: units, powers, income. */
export function charts(edition: Edition, language: Language): Chart[] {
  const say = (id: keyof typeof heads) => heads[id][language];
  const names = namesIn(language);
  const words = wordsIn(language);
  const powerOr = (power: Power | null) => (power === null ? '' : names.power(power));
  return [
    {
      title: say('units'),
      head: [say('unit'), say('cost'), say('move'), say('attack'), say('defence')],
      rows: edition.types.map((type) => {
        const { cost, move, attack, defence } = edition.units[type];
        return [capitalised(words.units[type].one), String(cost), String(move), String(attack || '–'), String(defence || '–')];
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
        .map(({ id, owner, income, factory }) => [names.space(id), powerOr(owner), String(income), factory ? say('yes') : '']),
    },
  ];
}
