import type { Text } from '../../../engine';
import type { Side } from '../cards';
import type { Reason, Result } from '../rules/victory';

const winners: Readonly<Record<Side, Text>> = {
  axis: { en: 'The Axis has won', it: 'L’Asse ha vinto' },
  allies: { en: 'The Allies have won', it: 'Gli Alleati hanno vinto' },
};

const reasons: Readonly<Record<Reason, Text>> = {
  objective: { en: 'no enemy disputes the objective', it: 'nessun nemico contende l’obiettivo' },
  points: { en: 'more points of units on the map', it: 'più punti di unità sulla mappa' },
  destroyed: { en: 'the enemy has no unit left', it: 'il nemico non ha più unità' },
  held: { en: 'the attack has failed', it: 'l’attacco è fallito' },
  exited: { en: 'half of the army has left the map by the far end', it: 'metà dell’esercito è uscita dal lato opposto della mappa' },
  beaten: { en: 'half of the enemy’s army is destroyed', it: 'metà dell’esercito nemico è distrutta' },
  even: { en: 'points are even after turn 20', it: 'i punti sono pari dopo il turno 20' },
};

/** How a battle ended, in a sentence. */
export function endingText({ winner, reason }: Result): Text {
  if (winner !== null)
    return {
      en: `${winners[winner].en}: ${reasons[reason].en}.`,
      it: `${winners[winner].it}: ${reasons[reason].it}.`,
    };
  return reason === 'even'
    ? { en: `A draw: ${reasons.even.en}.`, it: `Pareggio: ${reasons.even.it}.` }
    : { en: 'A draw: neither side has a unit left.', it: 'Pareggio: nessuna delle due parti ha più unità.' };
}
