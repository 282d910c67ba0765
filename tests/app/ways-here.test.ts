import { describe, expect, it } from 'vitest';
import { type Asking, clickableSpaces } from '@/app/_board/order-form/steps';
import { promptOf } from '@/app/_board/order-form/walk';
import { draftOf, startsOf, waysTo } from '@/app/_board/order-form/ways-here';
import { clone, open, readOrder, recorder, seeded, seededDie } from '@/lib/engine';
import { type AnyGame, type GameId, loadGame, loadSimulator } from '@/lib/games/registry';

/** The question that stands once some orders of the first mover are carried out. */
async function askedAfter(id: GameId, orders: readonly string[], language: Asking['language'] = 'en'): Promise<Asking & { game: AnyGame }> {
  const game = await loadGame(id);
  const die = seededDie(seeded('ways'));
  let { state } = open(game, game.optionsSchema.parse({}), die);
  const asked = () => {
    const [decision] = game.decisions(state);
    if (!decision) throw new Error('nothing is asked');
    return decision;
  };
  for (const line of orders) {
    const decision = asked();
    const read = readOrder(game, game.view(state, decision.seat), decision, line, language);
    if (!read.ok) throw new Error(`${line}: ${JSON.stringify(read.error)}`);
    ({ state } = game.apply(clone(state), { decision: decision.id, seat: decision.seat, order: read.value }, recorder(die)));
  }
  const decision = asked();
  return { game, view: game.view(state, decision.seat), decision, language };
}

const labels = (asking: Asking, space: string, from: string | null = null) => waysTo(asking, space, from).map(({ label }) => label);

describe('what can come to a space', () => {
  it('names every space that units can attack it from', async () => {
    const asking = await askedAfter('aa-1941', ['BUY nothing']);
    expect(labels(asking, 'ukraine')).toContain('Caucasus');
    expect(labels(asking, 'ukraine', 'caucasus')).toEqual(['Caucasus']);
    expect(labels(asking, 'ukraine', 'karelia')).not.toContain('Caucasus');
    expect(labels(asking, 'japan')).toEqual([]);
  });

  it('is not looked for behind hundreds of answers that are no place', async () => {
    const asking = await askedAfter('aa-miniatures', []);
    expect(startsOf(asking)).toEqual([]);
    expect(waysTo(asking, '8,8')).toEqual([]);
  });

  it.each(['aa-1941', 'aa-revised'] as const)('of %s is an order of the rules, whatever is taken', async (id) => {
    const asking = await askedAfter(id, ['BUY nothing']);
    const { game, view, decision } = asking;
    const root = clickableSpaces(promptOf(asking, []));
    let found = 0;
    for (const { id: space } of game.board(game.optionsSchema.parse({}), 'en').spaces) {
      if (root.includes(space)) continue;
      for (const { picks } of waysTo(asking, space)) {
        const draft = draftOf(asking, { picks, wishes: {} });
        if (!draft) continue;
        found++;
        expect(draft.space).toBe(space);
        expect(game.check(view, decision, draft.order, 'en')).toMatchObject({ ok: true });
      }
    }
    expect(found).toBeGreaterThan(0);
  });

  it('of 1943–1945 is a move, an attack, a landing or a mission, from where pieces can be lifted', async () => {
    const asking = await askedAfter('1943-1945', ['END', 'INITIATIVE Allies', 'PASS']);
    expect(asking.decision.kind).toBe('impulse');
    const starts = startsOf(asking);
    expect(starts).toContain('18');
    expect(starts).not.toContain('09');
    expect(labels(asking, '17', '18')).toEqual(
      expect.arrayContaining(['Declare an attack · Eastern Algeria', 'Bomb a zone · Eastern Algeria']),
    );
    const { game, view, decision } = asking;
    let found = 0;
    for (const { id: space } of game.board(game.optionsSchema.parse({}), 'en').spaces) {
      for (const { picks } of waysTo(asking, space)) {
        const draft = draftOf(asking, { picks, wishes: {} });
        if (!draft) continue;
        found++;
        expect(game.check(view, decision, draft.order, 'en')).toMatchObject({ ok: true });
      }
    }
    expect(found).toBeGreaterThan(5);
    const [way] = waysTo(asking, '17', '18').filter(({ label }) => label.startsWith('Declare'));
    const draft = way && draftOf(asking, { picks: way.picks, wishes: {} });
    expect(draft).toMatchObject({ space: '17', order: { type: 'attack', target: '17' } });
    const odds = await loadSimulator('1943-1945');
    const after = draft && odds?.after(asking.view, draft.order);
    expect(odds?.simulate(after, '17', { runs: 500, random: seeded('ways') }, 'en')).toMatchObject({ runs: 500 });
  });

  it('is fought as if it were ordered, beside what is announced, and the view stays as it was', async () => {
    const asking = await askedAfter('aa-1941', ['BUY nothing']);
    const odds = await loadSimulator('aa-1941');
    const [way] = waysTo(asking, 'ukraine', 'caucasus');
    const draft = way && draftOf(asking, { picks: way.picks, wishes: {} });
    if (!odds || !draft) throw new Error('no way');
    const before = clone(asking.view);
    const win = (order: object) => {
      const view = odds.after(asking.view, order);
      return view && odds.simulate(view, 'ukraine', { runs: 2000, random: seeded('ways') }, 'en')?.win;
    };
    const all = win(draft.order);
    const few = win({ type: 'move', path: ['caucasus', 'ukraine'], units: { infantry: 1 } });
    expect(all).toBeGreaterThan(few ?? 1);
    expect(odds.after(asking.view, { type: 'move', path: ['caucasus', 'japan'], units: { infantry: 1 } })).toBeNull();
    expect(asking.view).toEqual(before);
  });
});
