import { expect, it } from 'vitest';
import { enumerate, follow, languages, open, randomOrder, seeded, seededDie } from '../../../lib/engine';
import { miniatures } from '../../../lib/games/aa-miniatures';
import { catalogue } from '../../../lib/games/aa-miniatures/armies/catalogue';
import { randomArmy } from '../../../lib/games/aa-miniatures/armies/random';
import { deck, type Side, sides } from '../../../lib/games/aa-miniatures/cards';
import { optionsSchema, years } from '../../../lib/games/aa-miniatures/orders';

const printed = [...deck('rulebook').values()];
const oneOf = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)]!;

/** A battle that has just begun, as a side is asked for its army. */
function asked(given: object, seat: Side) {
  const { state } = open(miniatures, optionsSchema.parse(given), seededDie(seeded('armies')));
  const decision = miniatures.decisions(state).find((each) => each.seat === seat)!;
  const view = miniatures.view(state, seat);
  return { view, decision: { ...decision, seat }, options: view.options, of: catalogue({ view, seat, field: 'cards' }, 'en') };
}

/** Any battle there may be. */
function anyBattle(random: () => number) {
  const points = () => 10 + Math.floor(random() * 391);
  const flag = () => random() < 0.5;
  return asked(
    {
      scenario: oneOf(['standard', 'assault', 'own'], random),
      edition: oneOf(['rulebook', 'revised'], random),
      attacker: oneOf(sides, random),
      year: oneOf(['any', ...years], random),
      ...{ axisPoints: points(), alliesPoints: points(), historical: flag(), aircraft: flag(), obstacles: flag() },
    },
    oneOf(sides, random),
  );
}

/** An army that may be legal: one that is, with cards put in and taken out. */
function scribbled({ options, decision }: ReturnType<typeof anyBattle>, random: () => number): string[] {
  const army = randomArmy(options, decision.seat, random);
  for (let n = Math.floor(random() * 4); n > 0; n--) army.splice(Math.floor(random() * army.length), Math.floor(random() * 3));
  for (let n = Math.floor(random() * 3); n > 0; n--) army.push(oneOf(printed, random).id);
  for (let n = random() < 0.3 ? Math.floor(random() * 30) : 0; n > 0; n--) army.push('none-barbed-wire');
  return army;
}

it('S190-209: the form takes exactly the armies that the rules take, and says what is wrong with the others as they do', () => {
  const random = seeded('armies on a form');
  const found = { legal: 0, illegal: 0 };
  for (let n = 0; n < 250; n++) {
    const battle = anyBattle(random);
    const { view, decision } = battle;
    const cards = scribbled(battle, random);
    const isShaped = miniatures.orderSchema.safeParse({ type: 'army', cards }).success;
    const checked = miniatures.check(view, decision, { type: 'army', cards }, 'en');
    const prompt = follow(miniatures, view, decision, [{ field: 'cards', value: cards }], 'en');
    const isLegal = checked.ok && isShaped;
    found[isLegal ? 'legal' : 'illegal']++;
    expect(prompt, cards.join()).toEqual(isLegal ? { kind: 'done', order: checked.value } : null);
    if (cards.length === 0) continue;
    for (const language of languages) {
      const said = miniatures.check(view, decision, { type: 'army', cards }, language);
      const { faults } = catalogue({ view, seat: decision.seat, field: 'cards' }, language);
      expect(faults(cards)).toEqual(said.ok ? [] : said.error.map(({ text }) => text));
    }
  }
  expect(Math.min(found.legal, found.illegal)).toBeGreaterThan(50);
});

it('every part of a legal army but none at all is one too, so that it can be built card by card', () => {
  const random = seeded('parts');
  for (let n = 0; n < 400; n++) {
    const { of, options, decision } = anyBattle(random);
    const part = randomArmy(options, decision.seat, random).filter(() => random() < 0.6);
    expect(of.faults(part), part.join()).toEqual([]);
  }
});

it('what is made ready, drawn or answered at random is legal in every battle', () => {
  const random = seeded('starts');
  for (let n = 0; n < 40; n++) {
    const { of, view, decision } = anyBattle(random);
    const lists = [...of.starts.map(({ list }) => [...list]), ...of.drawn.map(({ draw }) => draw(random))];
    const orders = [...enumerate(miniatures, view, decision, 30), randomOrder(miniatures, view, decision, random)];
    for (const order of [...orders, ...lists.map((cards) => ({ type: 'army' as const, cards }))]) {
      expect(miniatures.orderSchema.safeParse(order).success).toBe(true);
      expect(miniatures.check(view, decision, order, 'en').ok, JSON.stringify(order)).toBe(true);
    }
  }
});

it('offers every card to the side that may have it, by nation, type, ability, year and points', () => {
  const both = sides.map((side) => asked({}, side).of);
  expect(new Set(both.flatMap(({ items }) => items.map(({ value }) => value))).size).toBe(printed.length);
  for (const { items, traits, figures } of both) {
    expect(traits.map(({ id }) => id)).toEqual(['nation', 'type', 'ability']);
    for (const { id, values } of traits) {
      const known = new Set(values.map(({ value }) => value));
      expect(known.size).toBe(values.length);
      expect(new Set(items.flatMap((item) => item.traits[id] ?? []))).toEqual(known);
    }
    expect(figures.map(({ id }) => id)).toEqual(['cost', 'year']);
  }
  const { items } = asked({ year: '1940', aircraft: false, obstacles: false, scenario: 'own', axisPoints: 50 }, 'axis').of;
  expect(items.every(({ figures, traits }) => figures.year! <= 1940 && !traits.type?.some((type) => /aircraft|obstacle/.test(type)))).toBe(
    true,
  );
});

it('tells how many points, units, points of obstacles and heroes there are, and may be', () => {
  const list = ['germany-tiger-i', 'none-pillbox', 'none-pillbox'];
  const told = (given: object) => asked(given, 'axis').of.allowances(list);
  expect(told({})).toEqual([
    { label: 'Points', used: 60, most: 100 },
    { label: 'Units', used: 1, most: 15 },
    { label: 'Obstacle points', used: 4, most: 10 },
  ]);
  expect(told({ edition: 'revised', obstacles: false, scenario: 'assault', attacker: 'axis' })).toMatchObject([
    { label: 'Points', most: 120 },
    { label: 'Units' },
    { label: 'Heroes', used: 0, most: 1 },
  ]);
});
