import type { Language } from '../../../engine';
import { capitalised, listed, phrasesIn, say } from '../../kit/words';
import { abilities } from '../effects';
import { driven } from '../effects/commander-rows';
import { sheltered } from '../rules/attack';
import { abilitiesOf } from '../rules/battle';
import type { View } from '../state';
import type { Unit } from '../types';
import { abilityTitle } from '../words/abilities';
import { cardName, counterName, unitName } from '../words/names';

const phrases = phrasesIn<object>(() => ({}))(`
disrupted | Disrupted until the casualty phase: {effect}. | Destabilizzata fino alla fase delle perdite: {effect}.
stays | Disrupted until the casualty phase of the next turn: {effect}. | Destabilizzata fino alla fase delle perdite del prossimo turno: {effect}.
effect | 1 less on each attack die and 1 less defense, no movement, no defensive fire | 1 in meno a ogni dado di attacco e alla difesa, niente movimento né fuoco difensivo
damaged | Damaged for the rest of the battle: 1 less on each attack die, 1 less defense and speed. | Danneggiata fino alla fine della battaglia: 1 in meno a ogni dado di attacco, alla difesa e alla velocità.
hits | Face down, until the casualty phase: {counters}. | Coperti fino alla fase delle perdite: {counters}.
acting | It is acting now. | Sta agendo ora.
moving | On its way to {hex}. | In movimento verso {hex}.
charging | Charges {unit}. | Carica {unit}.
reserve | In reserve. | In riserva.
moved | Has moved in this phase. | Ha mosso in questa fase.
attacked | Has attacked in this phase. | Ha attaccato in questa fase.
fired | Has made defensive fire in this phase. | Ha fatto fuoco difensivo in questa fase.
driven | Its commander drives it on: 1 more on each attack die in this phase. | Il comandante la sprona: 1 in più a ogni dado di attacco in questa fase.
pinnedAttack | Kept down: it attacks nobody in this turn. | Inchiodata: non attacca nessuno in questo turno.
pinnedFire | Kept down: no defensive fire in this turn. | Inchiodata: niente fuoco difensivo in questo turno.
sheltered | In the pillbox. | Nel bunker.
stuck | A movement roll has failed: it moves no more. | Un tiro di movimento è fallito: non muove più.
shrugged | Its armor has already ignored a Damaged counter. | La corazza ha già ignorato un segnalino Danneggiata.
arms | Has taken up arms: {cards}. | Ha raccolto le armi: {cards}.
usedUp | Used up for this battle: {abilities}. | Esaurite per questa battaglia: {abilities}.
`);

/** What a mark says of its unit, by how long it counts; what is not here says nothing that a player must know. */
const said = {
  phase: { moved: 'moved', attacked: 'attacked', fired: 'fired', [driven]: 'driven' },
  turn: { 'pinned:attack': 'pinnedAttack', 'pinned:fire': 'pinnedFire' },
  battle: { [sheltered]: 'sheltered', stuck: 'stuck', shrugged: 'shrugged' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

/** What holds for a unit now beyond what its card says, a sentence each. */
export function nowOf(view: View, unit: Unit, language: Language): string[] {
  const words = phrases(language);
  const { disrupted, damaged, hits, marks, id, hex, aboard } = unit;
  const { walk, acting } = view;
  const counters = hits.map((counter) => capitalised(counterName(counter, language))).join(', ');
  const charge = walk?.unit === id ? walk.charge : null;
  const arms = battleMarks(unit, 'arms:').map((card) => cardName(card, language));
  const usedUp = usedUpBy(view, unit).map((ability) => abilityTitle(ability, language));
  const marked = (['phase', 'turn', 'battle'] as const).flatMap((scope) => {
    const sentences: Readonly<Record<string, PlainPhrase>> = said[scope];
    return (marks[scope] ?? []).flatMap((mark) => sentences[mark] ?? []);
  });
  return [
    ...(hex === null && aboard === null ? [words.reserve] : []),
    ...(disrupted === 'no' ? [] : [(disrupted === 'stays' ? words.stays : words.disrupted)({ effect: words.effect })]),
    ...(damaged ? [words.damaged] : []),
    ...(hits.length > 0 ? [words.hits({ counters })] : []),
    ...(charge ? [words.charging({ unit: unitName(charge.target, language) })] : []),
    ...(walk?.unit === id && walk.ahead.length > 0 ? [words.moving({ hex: walk.ahead.at(-1) ?? '' })] : []),
    ...(acting === id ? [words.acting] : []),
    ...marked.map((phrase) => words[phrase]),
    ...(arms.length > 0 ? [words.arms({ cards: listed(arms, say(language, 'and', 'e')) })] : []),
    ...(usedUp.length > 0 ? [words.usedUp({ abilities: listed(usedUp, say(language, 'and', 'e')) })] : []),
  ];
}

type PlainPhrase = { [Scope in keyof typeof said]: (typeof said)[Scope][keyof (typeof said)[Scope]] }[keyof typeof said];

const battleMarks = ({ marks }: Unit, word: string): string[] =>
  (marks.battle ?? []).filter((mark) => mark.startsWith(word)).map((mark) => mark.slice(word.length));

/** Abilities that a unit has once a battle, and has used. */
function usedUpBy(view: View, unit: Unit): string[] {
  const asked = { battle: view, unit };
  return abilitiesOf(view, unit)
    .filter((held) => {
      const isOnce = [...abilities.ask('onUse', [held], asked), ...abilities.ask('onModes', [held], asked)].some(
        ({ once }) => once === 'battle',
      );
      return isOnce && ['used:', 'by:'].some((word) => battleMarks(unit, word).includes(held.id));
    })
    .map(({ id }) => id);
}
