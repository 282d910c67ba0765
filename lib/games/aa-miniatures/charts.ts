import type { Chart, Language, Text } from '../../engine';
import { capitalised, say as inWords, times } from '../kit/words';
import { type Card, type Dice, deck, type UnitType } from './cards';
import { type Terrain, terrains } from './map/battle-map';
import { countersAfter, hitsOf } from './rules/hits';
import { rangeNames } from './words/cards';
import { counterName, groundName, nationName, typeName, unitTypeName } from './words/names';
import { pointsText } from './words/points';

const heads = {
  terrain: { en: 'Terrain effects', it: 'Effetti del terreno' },
  ground: { en: 'Ground', it: 'Terreno' },
  vehicles: { en: 'Vehicles move', it: 'Movimento dei veicoli' },
  soldiers: { en: 'Soldiers move', it: 'Movimento dei soldati' },
  vehicleCover: { en: 'Cover of vehicles', it: 'Copertura dei veicoli' },
  soldierCover: { en: 'Cover of soldiers', it: 'Copertura dei soldati' },
  sight: { en: 'Blocks sight', it: 'Blocca la visuale' },
  crossing: { en: '4+ to cross', it: '4+ per attraversarlo' },
  onRoad: { en: '1, the first one free in each phase', it: '1, il primo gratis in ogni fase' },
  asGround: { en: 'as the ground', it: 'come il terreno' },
  closed: { en: 'no', it: 'no' },
  blocks: { en: 'yes', it: 'sì' },
  ranges: { en: 'Ranges', it: 'Gittate' },
  range: { en: 'Range', it: 'Gittata' },
  hexes: { en: 'Hexes', it: 'Esagoni' },
  hits: { en: 'Hits by successes', it: 'Colpi secondo i successi' },
  counters: { en: 'Counters by hits', it: 'Segnalini secondo i colpi' },
  hit: { en: 'Hit', it: 'Colpo' },
  damagedVehicle: { en: 'Damaged vehicle', it: 'Veicolo danneggiato' },
  cards: { en: 'Cards', it: 'Carte' },
  name: { en: 'Name', it: 'Nome' },
  type: { en: 'Type', it: 'Tipo' },
  year: { en: 'Year', it: 'Anno' },
  points: { en: 'Points', it: 'Punti' },
  speed: { en: 'Speed', it: 'Velocità' },
  defense: { en: 'Defense', it: 'Difesa' },
  antiSoldier: { en: 'Dice against soldiers', it: 'Dadi contro soldati' },
  antiVehicle: { en: 'Dice against vehicles', it: 'Dadi contro veicoli' },
} satisfies Record<string, Text>;

/** What a ground does: hexes that entering it costs, the roll that wants, what covers there, all of vehicles and of soldiers. Null: not at all. */
const effects: Readonly<Record<Terrain, { cost: Pair; cover: Pair; roll?: number; blocks: boolean }>> = {
  clear: { cost: [1, 1], cover: [null, null], blocks: false },
  hill: { cost: [2, 1], cover: [5, 4], blocks: true },
  forest: { cost: [2, 1], cover: [5, 4], roll: 4, blocks: true },
  town: { cost: [1, 1], cover: [5, 4], blocks: true },
  marsh: { cost: [null, 1], cover: [null, 4], blocks: false },
  lake: { cost: [null, null], cover: [null, null], blocks: false },
};
type Pair = readonly [vehicle: number | null, soldier: number | null];

const none = '–';

type Say = (id: keyof typeof heads) => string;

function terrainChart(say: Say, language: Language): Chart {
  const orNone = (need: number | null) => (need === null ? none : `${need}+`);
  const costOf = (cost: number | null, roll?: number) => {
    if (cost === null) return say('closed');
    return roll === undefined ? `${cost}` : `${cost}, ${orNone(roll)}`;
  };
  const groundRows = terrains.map((id) => {
    const { cost, cover, roll, blocks } = effects[id];
    return [
      ...[groundName(id, language), costOf(cost[0], roll), costOf(cost[1]), ...cover.map(orNone)],
      blocks ? say('blocks') : say('closed'),
    ];
  });
  return {
    title: say('terrain'),
    head: (['ground', 'vehicles', 'soldiers', 'vehicleCover', 'soldierCover', 'sight'] as const).map(say),
    rows: [
      ...groundRows,
      [groundName('stream', language), say('crossing'), say('crossing'), none, none, say('closed')],
      [groundName('road', language), say('onRoad'), '1', say('asGround'), say('asGround'), say('asGround')],
    ],
  };
}

/** Successes that bring so many hits against a defense: "6–9"; the most have no end. */
function successesFor(hits: number, defense: number): string {
  const all = Array.from({ length: 2 * defense }, (_, i) => i + 1).filter((successes) => hitsOf(successes, defense) === hits);
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined) return none;
  if (last === 2 * defense) return `${first}+`;
  return first === last ? `${first}` : `${first}–${last}`;
}

function hitsChart(say: Say, language: Language, cards: readonly Card[]): Chart {
  const [one, many] = inWords(language, ['hit', 'hits'], ['colpo', 'colpi']);
  const most = Math.max(...cards.map(({ defense }) => Math.max(defense?.front ?? 0, defense?.rear ?? 0)));
  return {
    title: say('hits'),
    head: [say('defense'), ...[1, 2, 3].map((hits) => times(hits, one, many))],
    rows: Array.from({ length: most }, (_, i) => [`${i + 1}`, ...[1, 2, 3].map((hits) => successesFor(hits, i + 1))]),
  };
}

/** The counter that a unit's nth hit brings. */
function counterOf(hit: number, unit: Parameters<typeof countersAfter>[2], language: Language): string {
  const counter = countersAfter([], hit, unit)[hit - 1];
  return counter ? capitalised(counterName(counter, language)) : none;
}

const countersChart = (say: Say, language: Language): Chart => ({
  title: say('counters'),
  head: [
    ...[say('hit'), unitTypeName('vehicle', language), say('damagedVehicle')],
    ...[unitTypeName('soldier', language), unitTypeName('aircraft', language)],
  ],
  rows: [1, 2, 3].map((hit) => [
    `${hit}`,
    counterOf(hit, { type: 'vehicle', damaged: false }, language),
    counterOf(hit, { type: 'vehicle', damaged: true }, language),
    counterOf(hit, { type: 'soldier', damaged: false }, language),
    counterOf(hit, { type: 'aircraft', damaged: false }, language),
  ]),
});

const cardTypes: readonly UnitType[] = ['soldier', 'vehicle', 'aircraft', 'obstacle'];

const diceOf = (dice: Dice): string => (dice.some((each) => each > 0) ? dice.map((each) => (each > 0 ? each : none)).join(' / ') : none);

function defenseOf({ defense }: Card): string {
  if (!defense) return none;
  return defense.front === defense.rear ? `${defense.front}` : `${defense.front} / ${defense.rear}`;
}

/** All cards, a chart a nation, each with its types one after the other. */
function cardCharts(say: Say, language: Language, cards: readonly Card[]): Chart[] {
  const nations = [...new Set(cards.map(({ nation }) => nation))].map((nation) => ({
    nation,
    name: nationName(nation, language),
  }));
  const byNation = nations.sort((a, b) => Number(a.nation === null) - Number(b.nation === null) || a.name.localeCompare(b.name, language));
  return byNation.map(({ nation, name }) => ({
    title: `${say('cards')}: ${name}`,
    head: (['name', 'type', 'year', 'points', 'speed', 'defense', 'antiSoldier', 'antiVehicle'] as const).map(say),
    rows: cardTypes.flatMap((type) =>
      cards
        .filter((card) => card.nation === nation && card.type === type)
        .sort((a, b) => a.name.localeCompare(b.name, 'en'))
        .map((card) => [
          ...[
            card.name,
            typeName(card, language),
            `${card.year}`,
            pointsText(card.cost, language),
            card.speed === null ? none : `${card.speed}`,
          ],
          ...[defenseOf(card), diceOf(card.soldier), diceOf(card.vehicle)],
        ]),
    ),
  }));
}

/** The rulebook's tables for the rules page, and all cards as it values them. */
export function charts(language: Language): Chart[] {
  const say: Say = (id) => heads[id][language];
  const cards = [...deck('rulebook').values()];
  return [
    terrainChart(say, language),
    { title: say('ranges'), head: [say('range'), say('hexes')], rows: rangeNames(language) },
    hitsChart(say, language, cards),
    countersChart(say, language),
    ...cardCharts(say, language, cards),
  ];
}
