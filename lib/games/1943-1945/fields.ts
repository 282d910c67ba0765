import type { Field, Text } from '../../engine';
import { longestBoardFile } from './board-file';
import { guesses } from './guesses';
import { optionsSchema } from './orders';
import type { Language } from './types';

const texts = {
  board: { en: 'Board file', it: 'File del tabellone' },
  boardHint: {
    en: "Empty: Fieldpost's reconstruction of the board. Owners of the game may paste or upload a corrected copy of its file, in JSON.",
    it: 'Vuoto: la ricostruzione del tabellone fatta da Fieldpost. Chi possiede il gioco può incollare o caricare una copia corretta del suo file, in JSON.',
  },
  mountainTankLoss: { en: 'Tanks in mountains', it: 'Carri in montagna' },
  engage: { en: 'may be engaged to satisfy losses', it: 'possono essere ingaggiati per soddisfare perdite' },
  forbid: { en: 'may not be engaged to satisfy losses', it: 'non possono essere ingaggiati per soddisfare perdite' },
  sardiniaCounts: {
    en: 'Sardinia in Allied hands makes Italy surrender too',
    it: 'Anche la Sardegna in mano alleata causa la resa dell’Italia',
  },
  sicilyReinforced: { en: 'Axis reinforcements may enter in Sicily', it: "I rinforzi dell'Asse possono entrare in Sicilia" },
  loneTankRolls: {
    en: 'A supporting tank also rolls when no cube of its side fights',
    it: 'Un carro che appoggia tira anche un dado se non combattono blocchetti',
  },
  attackArrows: { en: 'Attack arrows', it: 'Frecce di attacco' },
  three: {
    en: 'three in an impulse: one for each zone an attack starts from, one for a landing',
    it: 'tre per impulso: una per ogni zona da cui parte un attacco, una per lo sbarco',
  },
  each: {
    en: 'three for each of three attacked zones',
    it: 'tre per ciascuna di tre zone attaccate',
  },
  starsHeld: { en: 'Stars at the end of turn 8', it: 'Stelle alla fine del turno 8' },
  occupied: { en: 'count where supplied forces stand', it: 'contano dove ci sono forze rifornite' },
  controlled: { en: 'count where the zone is controlled', it: 'contano dove si controlla la zona' },
  winningStars: { en: 'Stars that win at once', it: 'Stelle che fanno vincere subito' },
  orange: { en: 'all orange stars', it: 'tutte le stelle arancioni' },
  all: { en: 'all stars, the Allied ones too', it: 'tutte le stelle, anche quelle alleate' },
  engagedIntercept: {
    en: 'Engaged planes and an engaged U-boat may intercept',
    it: 'Aerei e U-Boot ingaggiati possono intercettare',
  },
  partialRetreat: { en: 'Part of the defence may retreat', it: 'Può ritirarsi anche una parte della difesa' },
  supplyToMove: { en: 'Forces out of supply neither move nor attack', it: 'Le forze non rifornite non muovono né attaccano' },
  axisCubes: { en: 'More Axis reinforcements, cubes a turn', it: "Più rinforzi all'Asse, blocchetti per turno" },
  axisCubesHint: {
    en: 'Practice bots on the reconstructed board let the Allies win more often; this evens it out.',
    it: 'Sul tabellone ricostruito i giocatori automatici fanno vincere più spesso gli Alleati; questo li pareggia.',
  },
  alliedTank: { en: 'An Allied tank costs, in cubes: a guess', it: "Un carro alleato costa, in blocchetti: un'ipotesi" },
  axisTank: { en: 'An Axis tank costs, in cubes: a guess', it: "Un carro dell'Asse costa, in blocchetti: un'ipotesi" },
  axisPlane: { en: 'An Axis plane costs, in cubes: a guess', it: "Un aereo dell'Asse costa, in blocchetti: un'ipotesi" },
  guessHint: {
    en: 'The rulebook does not say it: this figure is chosen so that practice bots win about equally. A board file of your own brings its own.',
    it: 'Il regolamento non lo dice: il numero è scelto perché i giocatori automatici vincano circa alla pari. Un file del tabellone proprio ha il suo.',
  },
} satisfies Record<string, Text>;

type TextId = keyof typeof texts;
/** Fields of the table's options: the board, and each of the rulebook's conflicts. */
export function optionFields(language: Language): Field[] {
  const say = (id: TextId) => texts[id][language];
  const usual = optionsSchema.parse({});
  const choice = (name: 'mountainTankLoss' | 'attackArrows' | 'starsHeld' | 'winningStars', ...ids: TextId[]): Field => ({
    name,
    label: say(name),
    kind: 'choice',
    choices: ids.map((value) => ({ value, label: say(value) })),
    default: usual[name],
  });
  const toggle = (
    name: 'sardiniaCounts' | 'sicilyReinforced' | 'loneTankRolls' | 'engagedIntercept' | 'partialRetreat' | 'supplyToMove',
  ): Field => ({
    name,
    label: say(name),
    kind: 'toggle',
    default: usual[name],
  });
  return [
    choice('mountainTankLoss', 'engage', 'forbid'),
    toggle('sardiniaCounts'),
    toggle('sicilyReinforced'),
    toggle('loneTankRolls'),
    choice('attackArrows', 'three', 'each'),
    choice('starsHeld', 'occupied', 'controlled'),
    choice('winningStars', 'orange', 'all'),
    toggle('engagedIntercept'),
    toggle('partialRetreat'),
    toggle('supplyToMove'),
    { name: 'axisCubes', label: say('axisCubes'), hint: say('axisCubesHint'), kind: 'number', min: 0, max: 3, default: 0, house: true },
    ...guesses.map(
      (name): Field => ({
        name,
        label: say(name),
        hint: say('guessHint'),
        kind: 'number',
        min: 1,
        max: 3,
        default: usual[name],
        house: true,
      }),
    ),
    {
      name: 'board',
      label: say('board'),
      hint: say('boardHint'),
      kind: 'text',
      max: longestBoardFile,
      sample: 'board-1943-1945.json',
      default: '',
      house: true,
    },
  ];
}
