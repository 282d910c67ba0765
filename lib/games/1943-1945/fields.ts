import type { Field } from '../../engine';
import { auctionLabels } from '../kit/auction/words';
import { fieldsOf, foldedBut } from '../kit/forms';
import { labelsOf } from '../kit/words';
import { longestBoardFile } from './board-file';
import { guesses } from './guesses';
import { mostBid, optionsSchema, sides } from './orders';
import type { Language } from './types';

const texts = labelsOf(`
board | Board file | File del tabellone
- Empty: Fieldpost's reconstruction of the board. Owners of the game may paste or upload a corrected copy of its file, in JSON.
  Vuoto: la ricostruzione del tabellone fatta da Fieldpost. Chi possiede il gioco può incollare o caricare una copia corretta del suo file, in JSON.
mountainTankLoss | Tanks in mountains | Carri in montagna
engage | may be engaged to satisfy losses | possono essere ingaggiati per soddisfare perdite
forbid | may not be engaged to satisfy losses | non possono essere ingaggiati per soddisfare perdite
sardiniaCounts | Sardinia in Allied hands makes Italy surrender too | Anche la Sardegna in mano alleata causa la resa dell’Italia
sicilyReinforced | Axis reinforcements may enter in Sicily | I rinforzi dell'Asse possono entrare in Sicilia
loneTankRolls | A supporting tank also rolls when no cube of its side fights | Un carro che appoggia tira anche un dado se non combattono blocchetti
attackArrows | Attack arrows | Frecce di attacco
three | three in an impulse: one for each zone an attack starts from, one for a landing | tre per impulso: una per ogni zona da cui parte un attacco, una per lo sbarco
each | three for each of three attacked zones | tre per ciascuna di tre zone attaccate
starsHeld | Stars at the end of turn 8 | Stelle alla fine del turno 8
occupied | count where supplied forces stand | contano dove ci sono forze rifornite
controlled | count where the zone is controlled | contano dove si controlla la zona
winningStars | Stars that win at once | Stelle che fanno vincere subito
orange | all orange stars | tutte le stelle arancioni
all | all stars, the Allied ones too | tutte le stelle, anche quelle alleate
engagedIntercept | Engaged planes and an engaged U-boat may intercept | Aerei e U-Boot ingaggiati possono intercettare
partialRetreat | Part of the defence may retreat | Può ritirarsi anche una parte della difesa
supplyToMove | Forces out of supply neither move nor attack | Le forze non rifornite non muovono né attaccano
axisCubes | More Axis reinforcements, cubes a turn | Più rinforzi all'Asse, blocchetti per turno
- Practice bots on the reconstructed board let the Allies win more often; this evens it out.
  Sul tabellone ricostruito i giocatori automatici fanno vincere più spesso gli Alleati; questo li pareggia.
${auctionLabels}bid | Bid: extra cubes with the first reinforcements | Offerta: blocchetti in più con i primi rinforzi
allied | the Allies | gli Alleati
axis | the Axis | l’Asse
alliedTank | An Allied tank costs, in cubes: a guess | Un carro alleato costa, in blocchetti: un'ipotesi
axisTank | An Axis tank costs, in cubes: a guess | Un carro dell'Asse costa, in blocchetti: un'ipotesi
axisPlane | An Axis plane costs, in cubes: a guess | Un aereo dell'Asse costa, in blocchetti: un'ipotesi
guessHint | The rulebook does not say it: this figure is chosen so that practice bots win about equally. A board file of your own brings its own. | Il regolamento non lo dice: il numero è scelto perché i giocatori automatici vincano circa alla pari. Un file del tabellone proprio ha il suo.
`);

/** Fields of the table's options: the board, and each of the rulebook's conflicts. */
export function optionFields(language: Language): Field[] {
  const { choices, field } = fieldsOf(texts, optionsSchema.parse({}), language);
  return foldedBut(
    ['starsHeld', 'winningStars', 'axisCubes'],
    [
      field('mountainTankLoss', { kind: 'choice', choices: choices('engage', 'forbid') }),
      field('sardiniaCounts', { kind: 'toggle' }),
      field('sicilyReinforced', { kind: 'toggle' }),
      field('loneTankRolls', { kind: 'toggle' }),
      field('attackArrows', { kind: 'choice', choices: choices('three', 'each') }),
      field('starsHeld', { kind: 'choice', choices: choices('occupied', 'controlled') }),
      field('winningStars', { kind: 'choice', choices: choices('orange', 'all') }),
      field('engagedIntercept', { kind: 'toggle' }),
      field('partialRetreat', { kind: 'toggle' }),
      field('supplyToMove', { kind: 'toggle' }),
      field('axisCubes', { kind: 'number', min: 0, max: 3, house: true }),
      field('auction', { kind: 'toggle', house: true }),
      field('bid', { kind: 'number', min: 0, max: mostBid, house: true }),
      field('bidFor', { kind: 'choice', choices: choices(...sides), house: true }),
      ...guesses.map((name) => field(name, { hint: 'guessHint', kind: 'number', min: 1, max: 3, house: true })),
      field('board', { kind: 'text', max: longestBoardFile, sample: 'board-1943-1945.json', default: '', house: true }),
    ],
  );
}
