import type { Chart, Text } from '../../engine';
import { capitalised } from '../kit/words';
import { boardFileOf, standardFile } from './board-file';
import { type EventId, eventIds, sides } from './orders';
import type { Language } from './types';
import { words } from './words';
import { nouns } from './words/names';
import { eventWords } from './words/terms';

const heads = {
  costs: { en: 'Conversion costs, in cubes', it: 'Costi di conversione, in blocchetti' },
  piece: { en: 'Piece', it: 'Pedina' },
  track: { en: 'Turn track: reinforcements and Allied naval transport', it: 'Traccia dei turni: rinforzi e trasporto navale alleato' },
  turn: { en: 'Turn', it: 'Turno' },
  transport: { en: 'Allied transport', it: 'Trasporto alleato' },
  combat: { en: 'Combat table', it: 'Tabella del combattimento' },
  support: { en: 'Support', it: 'Appoggio' },
  hits: { en: 'Hits on', it: 'Perdita con' },
  none: { en: 'none', it: 'nessuno' },
  one: { en: 'a tank or a plane', it: 'un carro o un aereo' },
  both: { en: 'a tank and a plane', it: 'un carro e un aereo' },
  bombing: { en: 'air bombardment', it: 'bombardamento aereo' },
  protectedBombing: { en: '… of a zone with a plane or a fortified line', it: '… di una zona con un aereo o una linea fortificata' },
  shelling: {
    en: 'fleet bombardment, interception, attack on a fleet',
    it: 'bombardamento della flotta, intercettazione, attacco a una flotta',
  },
  events: { en: 'Events and how often each may be played', it: 'Eventi e quante volte si possono giocare' },
  event: { en: 'Event', it: 'Evento' },
  effect: { en: 'What it does', it: 'Che cosa fa' },
  pool: { en: 'Counter-mix', it: 'Dotazione' },
  zones: { en: 'The board: what is known and what is ours', it: 'Il tabellone: che cosa è noto e che cosa è nostro' },
  zone: { en: 'Zone', it: 'Zona' },
  symbols: { en: 'Symbols', it: 'Simboli' },
  sourced: { en: 'From the rulebook or a named page', it: 'Dal regolamento o da una pagina citata' },
} satisfies Record<string, Text>;

const facts: Record<string, Text> = {
  id: { en: 'number', it: 'numero' },
  name: { en: 'name', it: 'nome' },
  region: { en: 'region', it: 'regione' },
  sea: { en: 'coast', it: 'costa' },
  star: { en: 'star', it: 'stella' },
  axisSymbol: { en: 'Axis symbol', it: "simbolo dell'Asse" },
  alliedStar: { en: 'Allied star', it: 'stella alleata' },
  mountain: { en: 'mountain', it: 'montagna' },
};

/** A figure as the file has it: an inferred one carries a mark. */
function figure(fact: { value: unknown } & ({ sourced: string } | { inferred: string })): string {
  return `${String(fact.value)}${'inferred' in fact ? ' *' : ''}`;
}

/** The rulebook's tables for the rules page. A star marks what the rulebook does not say. */
export function charts(language: Language): Chart[] {
  const say = (id: keyof typeof heads) => heads[id][language];
  const { sides: names, kinds } = nouns[language];
  const { tables } = standardFile;
  const kindName = (id: string) => capitalised(kinds[id as keyof typeof kinds]?.[0] ?? id);
  const costs: Record<string, Partial<Record<string, Parameters<typeof figure>[0]>>> = tables.costs;
  const pools: Record<string, Record<string, Parameters<typeof figure>[0]>> = tables.pool;
  const boxes: Record<string, Partial<Record<EventId, Parameters<typeof figure>[0]>>> = tables.events;
  const both = (of: (side: (typeof sides)[number]) => Parameters<typeof figure>[0] | undefined) =>
    sides.map((side) => {
      const found = of(side);
      return found ? figure(found) : '–';
    });
  const pieces = ['cube', 'tank', 'plane', 'elite', 'paratroopers', 'partisans', 'line', 'fleet', 'uboat'];
  const support = tables.hits.support.value;
  return [
    {
      title: say('costs'),
      head: [say('piece'), ...sides.map((side) => names[side])],
      rows: ['tank', 'plane', 'elite', 'paratroopers', 'partisans'].map((id) => [kindName(id), ...both((side) => costs[side]?.[id])]),
    },
    {
      title: say('track'),
      head: [say('turn'), ...sides.map((side) => names[side]), say('transport')],
      rows: Object.keys(tables.reinforcements.allied).map((turn, i) => [
        turn,
        ...both((side) => tables.reinforcements[side][turn]),
        String(tables.transport.allied.value[i] ?? ''),
      ]),
    },
    {
      title: say('combat'),
      head: [say('support'), say('hits')],
      rows: [
        [say('none'), `${support[0]}`],
        [say('one'), `${support[1]}–6`],
        [say('both'), `${support[2]}–6`],
        [say('bombing'), `${tables.hits.bombing.value}–6`],
        [say('protectedBombing'), `${tables.hits.bombingProtected.value}–6`],
        [say('shelling'), `${tables.hits.interception.value}–6`],
      ],
    },
    {
      title: say('events'),
      head: [say('event'), ...sides.map((side) => names[side]), say('effect')],
      rows: eventIds.map((id) => [eventWords[id].name[language], ...both((side) => boxes[side]?.[id]), eventWords[id].text[language]]),
    },
    {
      title: say('pool'),
      head: [say('piece'), ...sides.map((side) => names[side])],
      rows: pieces.map((id) => [kindName(id), ...both((side) => pools[side]?.[id])]),
    },
    {
      title: say('zones'),
      head: [say('zone'), say('symbols'), say('sourced')],
      rows: boardFileOf({ board: '' }).zones.map((zone) => [
        `${zone.id} ${zone.name[language]}`,
        (['star', 'axisSymbol', 'alliedStar', 'mountain', 'airport', 'triangle'] as const)
          .flatMap((id) => (zone[id] ? [words[language].board.icons[symbolIcons[id]].replace(/:.*/, '')] : []))
          .join(', '),
        zone.sourced.flatMap((id) => facts[id]?.[language] ?? []).join(', ') || '–',
      ]),
    },
  ];
}

const symbolIcons = {
  star: 'star',
  axisSymbol: 'axis',
  alliedStar: 'allied-star',
  mountain: 'mountain',
  airport: 'airport',
  triangle: 'triangle',
} as const;
