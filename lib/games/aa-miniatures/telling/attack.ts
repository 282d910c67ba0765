import type { Language } from '../../../engine';
import { counted, times } from '../../kit/words';
import { deck } from '../cards';
import { rangeOf } from '../map/hexes';
import type { Attacked } from '../state';
import { unitParts } from '../words/names';
import type { Terms } from './terms';

/** How an attack is told in one language. */
interface AttackWords {
  lead: Readonly<Record<Attacked['kind'], (unit: string, target: string) => string>>;
  with(ability: string): string;
  range: string;
  front: string;
  rear: string;
  defense: string;
  dice: readonly [one: string, many: string];
  again(count: number): string;
  successes: readonly [one: string, many: string];
  hits: readonly [none: string, one: string, two: string, three: string];
  cover(die: number, need: number, isMade: boolean): string;
  covered: string;
  faceDown: string;
  killed: string;
  atOnce: string;
  nothing: string;
}

const words: Readonly<Record<Language, AttackWords>> = {
  en: {
    lead: {
      assault: (unit, target) => `${unit} shoots at ${target}`,
      defensive: (unit, target) => `defensive fire: ${unit} shoots at ${target}`,
      airstrike: (unit, target) => `airstrike: ${unit} attacks ${target}`,
    },
    with: (ability) => ` with ${ability}`,
    range: 'range',
    front: 'front',
    rear: 'rear',
    defense: 'defense',
    dice: ['die', 'dice'],
    again: (count) => `${count} thrown again`,
    successes: ['success', 'successes'],
    hits: ['no hit', 'one hit', 'two hits', 'three hits'],
    cover: (die, need, isMade) => `cover roll ${die} (${need}+) ${isMade ? 'succeeds' : 'fails'}`,
    covered: 'covered without a roll',
    faceDown: 'face down',
    killed: 'destroyed at once',
    atOnce: 'it counts at once',
    nothing: 'no further counter',
  },
  it: {
    lead: {
      assault: (unit, target) => `${unit} spara a ${target}`,
      defensive: (unit, target) => `fuoco difensivo: ${unit} spara a ${target}`,
      airstrike: (unit, target) => `attacco aereo: ${unit} attacca ${target}`,
    },
    with: (ability) => ` con ${ability}`,
    range: 'gittata',
    front: 'fronte',
    rear: 'retro',
    defense: 'difesa',
    dice: ['dado', 'dadi'],
    again: (count) => (count === 1 ? '1 ritirato' : `${count} ritirati`),
    successes: ['successo', 'successi'],
    hits: ['nessun colpo a segno', 'un colpo a segno', 'due colpi a segno', 'tre colpi a segno'],
    cover: (die, need, isMade) => `tiro di copertura ${die} (${need}+) ${isMade ? 'riuscito' : 'fallito'}`,
    covered: 'copertura senza tiro',
    faceDown: 'coperti',
    killed: 'distrutta subito',
    atOnce: 'ha effetto subito',
    nothing: 'nessun altro segnalino',
  },
};

/** "front 7", "rear 3"; of a unit that has one defense "defense 4". */
function shieldText({ target, isRear, defense }: Attacked, say: AttackWords): string {
  const printed = deck('rulebook').get(unitParts(target).card)?.defense;
  const isOne = !printed || printed.front === printed.rear;
  return `${isOne ? say.defense : isRear ? say.rear : say.front} ${defense}`;
}

/** "11 dice at −1 (2 thrown again), 6 successes, two hits". */
function diceText({ dice, again, modifier, successes, hits, isKilled }: Attacked, say: AttackWords): string {
  const signed = modifier === 0 ? '' : ` ${modifier > 0 ? '+' : '−'}${Math.abs(modifier)}`;
  const thrown = `${times(dice.length, ...say.dice)}${signed}${again.length > 0 ? ` (${say.again(again.length)})` : ''}`;
  const score = `${thrown}, ${counted(successes, `0 ${say.successes[1]}`, ...say.successes)}`;
  return isKilled ? score : `${score}, ${say.hits[Math.min(hits, 3)]}`;
}

/** What came of hits: counters, or that there are none. */
function upshot({ kind, hits, counters, isKilled, by, cover }: Attacked, say: AttackWords, terms: Terms, language: Language): string {
  if (isKilled) return `: ${say.killed}`;
  if (hits === 0) return '';
  const isOpen = cover?.isMade !== true;
  if (counters.length === 0) return by === 'speed_boost' && isOpen ? `: ${say.atOnce}` : `: ${say.nothing}`;
  const names = terms.counters(counters);
  if (kind === 'defensive') return `: ${names}`;
  const faceDown = language === 'it' && counters.length === 1 ? 'coperto' : say.faceDown;
  return `: ${names}, ${faceDown}`;
}

/** "Sherman 2 shoots at Tiger I 1 (4,5 → 6,5, range 2, front 7): 11 dice, 6 successes, two hits; cover roll 3 (5+) fails: Disrupted and Damaged, face down." */
export function attackText(event: Attacked, terms: Terms, language: Language): string {
  const say = words[language];
  const { unit, target, from, at, kind, by, cover, hits, isKilled } = event;
  const lead = `${say.lead[kind](terms.unit(unit), terms.unit(target))}${by === null ? '' : say.with(terms.ability(by, unit))}`;
  const where = from === at ? at : terms.path([from, at]);
  const rolled = cover && (cover.die === null ? say.covered : say.cover(cover.die, cover.need, cover.isMade));
  const roll = rolled && hits > 0 && !isKilled ? `; ${rolled}` : '';
  const place = `${where}, ${say.range} ${rangeOf(from, at)}, ${shieldText(event, say)}`;
  return `${lead} (${place}): ${diceText(event, say)}${roll}${upshot(event, say, terms, language)}.`;
}
