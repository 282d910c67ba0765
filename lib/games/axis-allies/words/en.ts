import { times } from '../../kit/words';
import type { Catalogue } from './catalogue';
import { nounsIn } from './nouns';

/** English: the rulebook's terms. */
export const en: Catalogue = {
  powers: {
    ussr: { name: 'Soviet Union', the: 'the Soviet Union', of: 'of the Soviet Union', to: 'to the Soviet Union' },
    germany: { name: 'Germany', the: 'Germany', of: 'of Germany', to: 'to Germany' },
    uk: { name: 'United Kingdom', the: 'the United Kingdom', of: 'of the United Kingdom', to: 'to the United Kingdom' },
    japan: { name: 'Japan', the: 'Japan', of: 'of Japan', to: 'to Japan' },
    usa: { name: 'United States', the: 'the United States', of: 'of the United States', to: 'to the United States' },
  },
  sides: { allies: 'Allies', axis: 'Axis' },
  ...nounsIn('en'),
  space: { name: (space) => space.en, the: (space) => space.en, in: (space) => `in ${space.en}`, from: (space) => `from ${space.en}` },
  and: 'and',
  or: 'or',
  nothing: 'nothing',
  owned: (units, of) => `${units} ${of}`,
  aboard: (cargo) => `${cargo} aboard`,
  moment: (round) => `Round ${round}`,
  asks: {
    purchase: ({ power, treasury }, names) => `What does ${names.the(power)} buy with its ${treasury} IPCs?`,
    'combat-move': ({ power, next }, names) =>
      `Combat move: what does ${names.the(power)} attack? Every order adds to the plan; END closes ` +
      (next ? `these moves, and those of ${names.the(next)} follow.` : 'it, and the battles begin.'),
    battle: () => 'Which battle is fought next?',
    submerge: ({ space }, names) => `How many of your submarines submerge ${names.inSpace(space)}? The others fight on.`,
    landing: ({ space }, names) => `Does the landing ${names.inSpace(space)} go ahead, or do you call it off?`,
    casualties: ({ space, theirs, hits }, names) =>
      theirs
        ? `The defenders ${names.inSpace(space)} do not agree: which of their units take your ${times(hits, 'hit', 'hits')}?`
        : `Which of your units take ${times(hits, 'hit', 'hits')} ${names.inSpace(space)}?`,
    agree: ({ space }, names) =>
      `Do you agree with the losses that your ally proposes ${names.inSpace(space)}? If not, the attacker chooses them.`,
    press({ space, stay }, names) {
      if (!stay) return `Do you press the attack ${names.inSpace(space)} or retreat?`;
      const price = stay.length > 0 ? ` and loses ${names.losses(stay)} without dice` : '';
      return `Nobody can go on fighting ${names.inSpace(space)}: PRESS stays there${price}. Or do you retreat?`;
    },
    strand: ({ space }, names) => `The aircraft carrier ${names.inSpace(space)} is sunk: where do its fighters land?`,
    'noncombat-move': ({ power, next }, names) =>
      `Noncombat move: what else does ${names.the(power)} move, and where do its aircraft land? END closes ` +
      (next ? `these moves; aircraft ${names.of(next)} that are in the air follow.` : 'it.'),
    mobilise: ({ power }, names) => `Where does ${names.the(power)} place its new units?`,
    consent: ({ power, lent }, names) =>
      `Do you let ${names.the(power)} ${lent?.units ? `have your ${names.units(lent.units)} ${names.inSpace(lent.space ?? '')}` : 'use your ship'}?`,
    research: ({ power, treasury }, names) =>
      `Which weapons does ${names.the(power)} develop with its ${treasury} IPCs? PASS, or a purchase right away, develops none.`,
    reaction: ({ about }, names) => `Do you use the advantage "${about ? names.effect(about) : ''}" now? PASS lets it be.`,
    auction: ({ bidFor }, names) =>
      `How many IPCs must ${names.the(bidFor)} have on top for you to play ${names.side(bidFor)}? The lower bid plays them and gets so many; nobody sees the other's bid.`,
  },
};
