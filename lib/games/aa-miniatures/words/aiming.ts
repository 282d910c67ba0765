import type { Language } from '../../../engine';
import { phrasesIn } from '../../kit/words';
import type { Aim } from '../rules/attack';
import { chancesOf, stopChance } from '../rules/chances';

const labels = phrasesIn<object>(() => ({}))(`
dice | {dice} dice against {defense} | {dice} dadi contro {defense}
eased | {dice} dice at {modifier} against {defense} | {dice} dadi a {modifier} contro {defense}
hit | hit {share}% | colpito {share}%
two | twice {share}% | due volte {share}%
three | three times {share}% | tre volte {share}%
stop | stops it {share}% | lo ferma {share}%
cover | cover on {need} | copertura con {need}
sure | cover is sure | copertura certa
rear | rear | retro
`);

const percent = (share: number): number => Math.round(100 * share);

/** An attack in numbers: its dice, the chance of each result, cover. */
export function aimText(aim: Aim, language: Language): string {
  const words = labels(language);
  const { dice, modifier, defense } = aim;
  const { hit, two, three } = chancesOf(aim);
  const share = (part: number) => ({ share: percent(part) });
  const results =
    aim.kind === 'defensive'
      ? [words.stop(share(stopChance(aim)))]
      : [words.hit(share(hit)), words.two(share(two)), words.three(share(three))];
  return [
    modifier === 0
      ? words.dice({ dice, defense })
      : words.eased({ dice, defense, modifier: modifier > 0 ? `+${modifier}` : `−${-modifier}` }),
    ...(aim.isRear ? [words.rear] : []),
    ...results,
    ...(aim.cover === null ? [] : [aim.isCovered ? words.sure : words.cover({ need: `${Math.max(1, aim.cover)}+` })]),
  ].join(', ');
}
