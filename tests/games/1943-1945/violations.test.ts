import { describe, expect, it } from 'vitest';
import { optionsSchema } from '../../../lib/games/1943-1945/orders';
import { fault, reasonIds, violationOf } from '../../../lib/games/1943-1945/words/reasons';

const options = optionsSchema.parse({});
const facts = { zone: '09', to: '14', piece: 'cube', side: 'axis', event: 'strangle', count: 2, most: 3, order: 'move' } as const;

describe('refusals', () => {
  it.each(reasonIds)('%s has a code and a sentence in each language', (reason) => {
    const [en, it] = (['en', 'it'] as const).map((language) => violationOf(fault(reason, facts, 'units'), options, language));
    for (const said of [en, it]) {
      expect(said?.code).toMatch(/^E-[A-Z]+$/);
      expect(said?.text).toMatch(/^.{12,200}[.?!]$/);
      expect(said?.text).not.toMatch(/\b(undefined|null|NaN)\b|\[object|\$\{/);
    }
    expect(en?.text).not.toBe(it?.text);
  });

  // every count in every sentence: "no fleets", "1 fleet", "2 fleets"
  const counts = [0, 1, 2].flatMap((count) => [0, 1, 3].map((most) => ({ count, most })));
  const plurals = {
    en: /\b1 (?:\w+ )?(?:cubes|tanks|planes|units|fleets|zones|forces|pieces|points|losses|tokens|arrows|rounds|times|partisans go)\b|\bone (?:zones|planes|fleets)\b/,
    it: /\b1 (?:blocchetti|carri|aerei|reparti|flotte|zone|forze|pezzi|punti|perdite|gettoni|frecce|volte)\b|\bun[ao]? (?:zone|aerei|flotte)\b/,
  };

  /** Facts that are never none in a sentence: what is asked for, what must go, what a board always has. */
  const never: Record<string, ('count' | 'most')[]> = {
    full: ['most'],
    'no-fleet': ['count'],
    'box-full': ['most'],
    'too-dear': ['most'],
    cubes: ['most'],
    'partisans-homes': ['count'],
    'landing-room': ['most'],
    'last-round': ['count'],
    'held-retreat': ['count'],
    'excess-tanks': ['count'],
    'excess-count': ['count'],
  };

  it.each(reasonIds.filter((reason) => reason !== 'asked-elite'))('%s counts none, one and many in good words', (reason) => {
    for (const piece of ['tank', 'engaged-plane', 'line', 'partisans'] as const) {
      for (const count of counts.filter((some) => !never[reason]?.some((fact) => some[fact] === 0))) {
        for (const language of ['en', 'it'] as const) {
          const { text } = violationOf(fault(reason, { ...facts, piece, ...count, order: 'losses' }), options, language);
          expect(text).not.toMatch(plurals[language]);
          expect(text).not.toMatch(/(?<![\d])0(?![\d])/);
          expect(text).toMatch(/^.{12,260}[.?!]$/);
        }
      }
    }
  });

  it.each([
    ['no-fleet', { count: 1, most: 0 }, 'You have no operational fleet.', 'Non hai flotte operative.'],
    ['no-fleet', { count: 2, most: 1 }, 'You have 1 operational fleet, not 2.', 'Hai 1 flotta operativa, non 2.'],
    ['not-there', { count: 0, piece: 'tank', zone: '18' }, 'You have no tanks in Eastern Algeria.', 'In Algeria orientale non hai carri.'],
    [
      'not-there',
      { count: 1, piece: 'tank', zone: '18' },
      'In Eastern Algeria you have only 1 tank.',
      'In Algeria orientale hai solo 1 carro.',
    ],
    ['transport-points', { count: 0 }, 'This turn no point of naval transport is left, and each force takes one.', ''],
    [
      'losses-due',
      { count: 1, most: 0 },
      '1 loss is to be satisfied; the order satisfies none.',
      "C'è 1 perdita da soddisfare; l'ordine non ne soddisfa nessuna.",
    ],
    [
      'cannot-embark',
      { piece: 'paratroopers' },
      'Paratroopers do not embark: a landing takes',
      'Paracadutisti non si imbarcano: uno sbarco prende',
    ],
    ['reinforcements', { count: 1 }, 'Only 1 more cube enters this turn.', 'In questo turno entra ancora solo 1 blocchetto.'],
    [
      'asked-impulse',
      { order: 'losses' },
      'LOSE does not answer this question. Move, transport,',
      'PERDI non risponde a questa domanda. Muovi, trasporta,',
    ],
  ] as const)('%s of %j', (reason, some, en, italian) => {
    expect(violationOf(fault(reason, some), options, 'en').text).toContain(en);
    expect(violationOf(fault(reason, some), options, 'it').text).toContain(italian);
  });

  it('names zones as the table’s board does', () => {
    expect(violationOf(fault('enemy-there', { zone: '09' }, 'path'), options, 'it').text).toContain('Roma');
  });
});
