import { describe, expect, it } from 'vitest';
import { type AutoAnswers, noAutoAnswers, open, orderLines, playSheet, seeded, seededDie } from '../../../lib/engine';
import { aa1941 } from '../../../lib/games/axis-allies';
import { optionsSchema } from '../../../lib/games/axis-allies/editions/1941/options';
import type { K, State } from '../../../lib/games/axis-allies/types';

const options = optionsSchema.parse({ seating: 'ussr,germany,uk,japan,usa' });

/** Standing orders as every seat has them by default. */
function desk(seed: string): AutoAnswers<K> {
  const die = seededDie(seeded(seed));
  return { ...noAutoAnswers<K>(() => die), policy: (seat) => aa1941.defaultPolicy(options, seat) };
}

function send(state: State, seat: string, text: string, seed: string) {
  return playSheet(aa1941, state, { seat, decision: null, orders: orderLines(text), via: 'mail', language: 'en' }, desk(seed));
}

const opening = () => open(aa1941, options, seededDie(seeded('start'))).state;
const soviet = `
  BUY 1 tank
  MOVE 3 infantry: Russia > West Russia
  MOVE 1 tank, 1 fighter: Russia > West Russia
  MOVE 3 infantry: Karelia > West Russia
  END
  MOVE 3 infantry: Archangel > Karelia
  END
  PLACE 1 tank in Russia`;

describe('a power’s whole turn in one sheet', () => {
  it.each(['a', 'b', 'c', 'd', 'e', 'f'])('needs one exchange whatever the dice say (%s)', (seed) => {
    const result = send(opening(), 'ussr', soviet, seed);
    expect(result.refused).toBeNull();
    expect(result.accepted).toBe(orderLines(soviet).length);
    expect(aa1941.decisions(result.state)).toMatchObject([{ id: '1.germany.purchase', seat: 'germany' }]);
    expect(result.state.spaces.karelia).toContainEqual({ owner: 'ussr', type: 'infantry', count: 3 });
  });

  it('five sheets are a round', () => {
    let state: State = opening();
    const sheets: [string, string][] = [
      ['ussr', soviet],
      [
        'germany',
        'BUY 4 infantry\nMOVE 3 infantry, 2 tanks: Ukraine > Caucasus\nMOVE 1 fighter: Southern Europe > sz14\nEND\nEND\nPLACE 4 infantry in Germany',
      ],
      [
        'uk',
        'BUY 1 destroyer, 1 infantry\nMOVE 1 bomber, 1 fighter: United Kingdom > sz5\nMOVE 1 battleship, 1 submarine: sz8 > sz6 > sz5\nEND\nEND\nPLACE 1 destroyer in sz8 from United Kingdom, 1 infantry in India',
      ],
      [
        'japan',
        'BUY 1 transport\nASSAULT Philippine Islands: sz45 > sz38, load 2 infantry from Japan in sz45\nMOVE 1 battleship: sz45 > sz38\nEND\nEND\nPLACE 1 transport in sz45 from Japan',
      ],
      [
        'usa',
        'BUY 1 carrier\nEND\nFERRY sz11 > sz10 > sz9, load infantry from Eastern United States in sz11, load tank from Eastern United States in sz11\nEND\nPLACE 1 carrier in sz11 from Eastern United States',
      ],
    ];
    for (const [seat, text] of sheets) {
      const result = send(state, seat, text, 'round');
      expect(result.refused).toBeNull();
      state = result.state;
    }
    expect(state).toMatchObject({ round: 2, power: 'ussr', phase: 'purchase' });
  });

  it('END of a combat move that had nothing left to order does not end the noncombat move as well', () => {
    const position = `Round 2, UK, combat-move
      Anglo-Egypt Sudan: 1 tank
      Middle East: 1 infantry`;
    const set = aa1941.parsePosition(position, options);
    if (!set.ok) throw new Error('no position');
    const plan = 'MOVE 1 tank: Anglo-Egypt Sudan > North Africa > Anglo-Egypt Sudan';
    for (const [end, language] of [
      ['END', 'en'],
      ['FINE', 'it'],
    ] as const) {
      const sheet = { seat: 'uk', decision: null, via: 'mail' as const, language };
      const first = playSheet(aa1941, set.value, { ...sheet, orders: [plan, end] }, desk('x'));
      expect(first).toMatchObject({ accepted: 2, refused: null });
      expect(first.entries.map(({ via, order }) => [via, order.type])).toEqual([
        ['mail', 'move'],
        ['forced', 'end'],
      ]);
      expect(aa1941.decisions(first.state)).toMatchObject([{ id: '2.uk.noncombat-move' }]);
      const whole = [plan, end, 'MOVE 1 infantry: Middle East > Anglo-Egypt Sudan', end];
      const result = playSheet(aa1941, set.value, { ...sheet, orders: whole }, desk('x'));
      expect(result).toMatchObject({ accepted: 4, refused: null });
      expect(result.state.spaces['anglo-egypt-sudan']).toContainEqual({ owner: 'uk', type: 'infantry', count: 1 });
      expect(result.state.power).toBe('japan');
    }
  });

  it('is refused whole when an order before the first die is wrong', () => {
    const result = send(
      opening(),
      'ussr',
      soviet.replace('MOVE 3 infantry: Karelia > West Russia', 'MOVE 4 infantry: Karelia > West Russia'),
      'a',
    );
    expect(result.refused).toMatchObject({ index: 3, kind: 'illegal', violations: [{ code: 'E-UNITS' }] });
    expect(result.entries).toEqual([]);
  });

  it('stops at the first order that the dice made impossible, and keeps what was fought', () => {
    const text = soviet.replace('MOVE 3 infantry: Archangel > Karelia', 'MOVE 1 infantry: Archangel > Ukraine');
    const result = send(opening(), 'ussr', text, 'a');
    expect(result.refused?.index).toBe(5);
    expect(aa1941.decisions(result.state)).toMatchObject([{ id: '1.ussr.noncombat-move' }]);
  });
});
