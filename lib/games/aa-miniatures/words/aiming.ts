import type { Figure, Language } from '../../../engine';
import { phrasesIn, say } from '../../kit/words';
import type { Aim } from '../rules/attack';
import { prospectOf } from '../rules/chances';
import { needed } from '../rules/hits';

const labels = phrasesIn<object>(() => ({}))(`
dice | Dice | Dadi
needs | Each needs | Ognuno riesce con
again | Thrown again | Ritirati
ones | each 1 | ogni 1
one | one | uno
upTo | up to {most} | fino a {most}
defense | Defense | Difesa
rear | {defense} (rear) | {defense} (retro)
hits | Expected hits | Colpi attesi
disrupted | Disrupted | Destabilizzata
damaged | Damaged | Danneggiata
destroyed | Destroyed | Distrutta
stops | Stops it | La ferma
cover | Cover roll | Tiro copertura
sure | succeeds without a die | riesce senza dado
`);

export const percent = (share: number): string => `${Math.round(100 * share)}%`;

/** What a die needs at least: "4+". */
export const atLeast = (need: number): string => (need > 6 ? '–' : `${Math.max(1, need)}+`);

/** An attack in numbers: its dice, what they need, what they are expected to come to, cover. */
export function aimFigures(aim: Aim, language: Language): Figure[] {
  const words = labels(language);
  const { dice, modifier, defense, isRear, kind, cover, isCovered, rerolls } = aim;
  const { hits, counters, stops } = prospectOf(aim);
  const results =
    kind === 'defensive'
      ? [{ name: words.stops, value: percent(stops) }]
      : [
          { name: words.hits, value: say(language, hits.toFixed(1), hits.toFixed(1).replace('.', ',')) },
          ...(['disrupted', 'damaged', 'destroyed'] as const).flatMap((counter) => {
            const share = counters[counter];
            return share === undefined ? [] : [{ name: words[counter], value: percent(share) }];
          }),
        ];
  return [
    { name: words.dice, value: String(dice) },
    { name: words.needs, value: atLeast(needed - modifier) },
    ...rerolls.map(({ most, of }) => ({
      name: words.again,
      value: of === 'ones' && most > dice ? words.ones : most === 1 ? words.one : words.upTo({ most }),
    })),
    { name: words.defense, value: isRear ? words.rear({ defense }) : String(defense) },
    ...results,
    ...(cover === null ? [] : [{ name: words.cover, value: isCovered ? words.sure : atLeast(cover) }]),
  ];
}
