import type { Language } from '../../../engine';
import { say } from '../../kit/words';

/** Points, of which halves occur: "7.5", "7,5". */
export const pointsText = (points: number, language: Language): string => String(points).replace('.', say(language, '.', ','));

/** "7.5 points", "7,5 punti". */
export function costText(cost: number, language: Language): string {
  const [one, many] = say(language, ['point', 'points'], ['punto', 'punti']);
  return `${pointsText(cost, language)} ${cost === 1 ? one : many}`;
}
