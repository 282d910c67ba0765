import { describe, expect, it } from 'vitest';
import { type Language, languages, seeded } from '../../../lib/engine';
import { randomArmy } from '../../../lib/games/aa-miniatures/armies/random';
import { readyMadeArmies } from '../../../lib/games/aa-miniatures/armies/ready-made';
import { roleOf } from '../../../lib/games/aa-miniatures/armies/roles';
import { sensibleArmy } from '../../../lib/games/aa-miniatures/armies/sensible';
import { armyText, readArmyText } from '../../../lib/games/aa-miniatures/armies/text';
import { armyViolation } from '../../../lib/games/aa-miniatures/armies/words';
import { card, deck, type Edition, type Side, sides } from '../../../lib/games/aa-miniatures/cards';
import { optionsSchema, years } from '../../../lib/games/aa-miniatures/orders';
import { type ArmyFault, costOf, faultsOf, isOffered, mostUnits, pointsOf } from '../../../lib/games/aa-miniatures/rules/army';

const printed = [...deck('rulebook').values()];
const editions: Edition[] = ['rulebook', 'revised'];
const options = (given: object = {}) => optionsSchema.parse(given);
type Options = ReturnType<typeof options>;
const idOf = (name: string): string => printed.find((each) => each.name === name)!.id;
const cardsOf = ({ edition }: Options, ids: readonly string[]) => ids.map((id) => card(edition, id));
const spent = (given: Options, ids: readonly string[]) => costOf(cardsOf(given, ids));

const oneOf = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)]!;

/** Any table there may be, from so many points. */
function anyTable(random: () => number, least = 10): { given: Options; side: Side } {
  const points = () => least + Math.floor(random() * (random() < 0.2 ? 401 - least : 121 - least));
  const flag = () => random() < 0.5;
  const given = options({
    scenario: oneOf(['standard', 'assault', 'own', 'own'], random),
    edition: oneOf(editions, random),
    attacker: oneOf(sides, random),
    year: oneOf(['any', ...years], random),
    axisPoints: points(),
    alliesPoints: points(),
    ...{ historical: flag(), aircraft: flag(), obstacles: flag() },
  });
  return { given, side: oneOf(sides, random) };
}

describe('an army drawn at random', () => {
  it('is legal at any table, and spends its points but for three at most, or has none but dear units', () => {
    const random = seeded('random armies');
    for (let n = 0; n < 2000; n++) {
      const { given, side } = anyTable(random);
      const army = randomArmy(given, side, random);
      const where = `${JSON.stringify(given)} ${side} ${army}`;
      expect(faultsOf(given, side, army), where).toEqual([]);
      expect(army.length > 0 && army.length <= 40, where).toBe(true);
      const left = pointsOf(given, side) - spent(given, army);
      const units = cardsOf(given, army).filter(({ type }) => type !== 'obstacle');
      // the alliance and the year may have nothing dearer
      const isDear = units.length === mostUnits && units.every(({ cost }) => cost > 8);
      expect(left <= 3 || isDear, `${left} left: ${where}`).toBe(true);
    }
  });

  it('may hold every card of its side', () => {
    for (const side of sides) {
      const random = seeded(`every card ${side}`);
      const missing = new Set(printed.filter((each) => isOffered(options(), side, each)).map(({ id }) => id));
      for (let n = 0; n < 4000 && missing.size > 0; n++) for (const id of randomArmy(options(), side, random)) missing.delete(id);
      expect([...missing]).toEqual([]);
    }
  });

  it('is of one alliance under historical limits, and each alliance comes', () => {
    const random = seeded('alliances');
    const nations = new Set<string>();
    for (let n = 0; n < 60; n++)
      for (const { nation } of cardsOf(options(), randomArmy(options({ historical: true }), 'axis', random)))
        if (nation) nations.add(nation);
    expect([...nations]).toEqual(expect.arrayContaining(['Japan', 'Finland', 'Italy', 'Germany']));
  });
});

describe('an army of a practice player', () => {
  it('is legal, holds ground, fights tanks and moves, and is no hoard', () => {
    const random = seeded('sensible armies');
    for (let n = 0; n < 400; n++) {
      const { given, side } = anyTable(random, 40);
      const army = sensibleArmy(given, side, random);
      const where = `${JSON.stringify(given)} ${side} ${army}`;
      expect(faultsOf(given, side, army), where).toEqual([]);
      const cards = cardsOf(given, army);
      const roles = cards.map(roleOf);
      const count = (role: string) => roles.filter((each) => each === role).length;
      expect(count('infantry'), where).toBeGreaterThan(0);
      expect(count('tank'), where).toBeGreaterThan(0);
      expect(
        cards.some(({ type, vehicle: [short] }) => type !== 'aircraft' && short >= 5),
        where,
      ).toBe(true);
      expect(roles, where).not.toContain(null);
      expect(count('commander'), where).toBeLessThanOrEqual(1);
      expect(count('obstacle'), where).toBeLessThanOrEqual(3);
      expect(count('aircraft'), where).toBeLessThanOrEqual(1);
      expect(count('spotter'), where).toBeLessThanOrEqual(count('artillery'));
    }
  });

  it('has a commander at 100 points, spends nearly all of them, and is seldom the same', () => {
    const random = seeded('a hundred points');
    const armies = new Set<string>();
    for (let n = 0; n < 100; n++) {
      const side = oneOf(sides, random);
      const army = sensibleArmy(options(), side, random);
      armies.add([...army].sort().join());
      expect(cardsOf(options(), army).filter((each) => roleOf(each) === 'commander')).toHaveLength(1);
      expect(spent(options(), army)).toBeGreaterThanOrEqual(90);
    }
    expect(armies.size).toBeGreaterThan(95);
  });

  it('has infantry and an anti-tank weapon even for ten points', () => {
    const random = seeded('ten points');
    const given = options({ scenario: 'own', axisPoints: 10, alliesPoints: 10 });
    const sought = ['infantry', 'anti-tank'];
    for (let n = 0; n < 50; n++) {
      const roles = cardsOf(given, sensibleArmy(given, oneOf(sides, random), random)).map(roleOf);
      expect(sought.filter((role) => roles.some((each) => each === role))).toEqual(sought);
    }
  });
});

describe('ready-made armies', () => {
  const tables = editions.flatMap((edition) => [
    { points: 100, given: options({ edition, historical: true }), side: 'axis' as Side },
    { points: 100, given: options({ edition, historical: true }), side: 'allies' as Side },
    { points: 120, given: options({ edition, historical: true, scenario: 'assault', attacker: 'axis' }), side: 'axis' as Side },
    { points: 80, given: options({ edition, historical: true, scenario: 'assault', attacker: 'axis' }), side: 'allies' as Side },
    { points: 120, given: options({ edition, historical: true, scenario: 'assault' }), side: 'allies' as Side },
    { points: 80, given: options({ edition, historical: true, scenario: 'assault' }), side: 'axis' as Side },
  ]);
  it.each(tables)('spend $points points of the $side in full, legal under historical limits', ({ points, given, side }) => {
    const armies = readyMadeArmies(given, side);
    expect(armies.length).toBeGreaterThanOrEqual(6);
    for (const { id, cards } of armies) {
      expect(faultsOf(given, side, cards), id).toEqual([]);
      expect(spent(given, cards), id).toBe(points);
    }
  });

  it('have years of their own, and each year from 1940 on has some', () => {
    for (const side of sides) {
      const years = readyMadeArmies(options(), side).map(({ id, year, name }) => {
        expect(
          [id, name.en, name.it].filter((each) => each.endsWith(` ${year}`) || each.endsWith(`-${year}`)),
          id,
        ).toContain(id);
        return year;
      });
      for (let year = 1940; year <= 1945; year++) {
        const armies = readyMadeArmies(options({ year: `${year}`, historical: true }), side);
        expect(armies.map((each) => each.year).sort()).toEqual(years.filter((each) => each <= year).sort());
        expect(armies.length).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('do without obstacles where a table wants none, are as they are for more than 120 points, and none is for fewer than 80', () => {
    const own = (points: number, more: object = {}) => options({ scenario: 'own', axisPoints: points, ...more });
    const siege = (given: Options) => readyMadeArmies(given, 'axis').find(({ id }) => id === 'hedgerows-1944')!.cards;
    expect(siege(own(100))).toContain('none-pillbox');
    expect(siege(own(100, { obstacles: false }))).not.toContain('none-pillbox');
    expect(siege(own(400))).toEqual(siege(own(120)));
    expect(readyMadeArmies(own(79), 'axis')).toEqual([]);
  });
});

describe('an army as text', () => {
  const read = (text: string, language: Language = 'en') => readArmyText(text, language);
  const cards = (text: string, language: Language = 'en') => {
    const found = read(text, language);
    return found.ok ? found.value : found.error.map((each) => each.text);
  };

  it('is read as it was written, for every card, in both languages', () => {
    for (const language of languages) {
      for (const { id } of printed) {
        expect(cards(armyText([id], language), language), id).toEqual([id]);
        expect(cards(armyText([id, id, id], language), language), id).toEqual([id, id, id]);
      }
      const whole = printed.map(({ id }) => id);
      expect(cards(armyText(whole, language), language)).toEqual(whole);
    }
    expect(armyText(['germany-tiger-i', 'germany-mauser-kar-98k', 'germany-tiger-i'], 'en')).toBe('2x Tiger I\n1x Mauser Kar 98k');
  });

  it('names every card by its id, by its name, and counts before or behind', () => {
    for (const { id, name } of printed) {
      expect(cards(id)).toEqual([id]);
      expect(cards(`2 ${id}`)).toEqual([id, id]);
      const plain = cards(name);
      if (plain[0] === id)
        expect([`2 ${name}`, `2x ${name}`, `2 × ${name}`, `${name} x2`, `${name} ×2`].map((line) => cards(line))).toEqual(
          Array(5).fill([id, id]),
        );
      else expect(plain[0]).toContain('can mean');
    }
  });

  it('may have empty lines, bullets, comments, other capitals, accents, quotes and hyphens', () => {
    const panzer = idOf('Panzer III Ausf. F');
    const devil = idOf('"Red Devil" Captain');
    const text = `# my army\n\n- 2x panzer iii ausf f # two\r\n  * Pänzer III, Ausf.F\n“red devil” captain\n3 6 pounder anti-tank gun\n88 w/gun shield`;
    const guns = Array(3).fill(idOf('6-Pounder Antitank Gun'));
    expect(cards(text)).toEqual([panzer, panzer, panzer, devil, ...guns, idOf('88 w/Gun Shield')]);
  });

  it('tells cards of one name apart by their nation', () => {
    expect(armyText(['finland-stug-iii-ausf-g'], 'it')).toBe('1x StuG III Ausf. G (Finlandia)');
    const written = ['StuG III Ausf. G (Finland)', 'Finland: StuG III Ausf. G', 'StuG III Ausf. G, Finlandia'];
    expect(written.map((line) => cards(line))).toEqual(Array(3).fill(['finland-stug-iii-ausf-g']));
    expect(cards('2 StuG III Ausf. G')).toEqual([
      'Line 1: "StuG III Ausf. G" can mean StuG III Ausf. G (Finland) or StuG III Ausf. G (Germany). Write more of it.',
    ]);
  });

  it('tells in both languages which line is wrong, and what was meant', () => {
    const text = 'Tiger I\n2x Panzer III Ausf F2\n\nSherman Calliope\n0 Tiger I\n500 Tiger I\nxyzzy';
    expect(cards(text)).toEqual([
      expect.stringMatching(/^Line 2: "Panzer III Ausf F2" is not a card\. Did you mean .*"Panzer III Ausf\. F"/),
      'Line 4: "Sherman Calliope" is not a card. Did you mean "M4 Sherman T-34 Calliope"?',
      expect.stringMatching(/^Line 5: .*1 at least/),
      expect.stringMatching(/^Line 6: .*100 at most/),
      'Line 7: "xyzzy" is not a card.',
    ]);
    expect(cards(text, 'it')[1]).toBe('Riga 4: "Sherman Calliope" non è una carta. Intendevi "M4 Sherman T-34 Calliope"?');
    expect(cards('# nothing\n')).toEqual([expect.stringContaining('names no card')]);
    expect(cards('', 'it')).toEqual([expect.stringContaining('nessuna carta')]);
    expect(read('Tiger I\nTigre')).toMatchObject({ ok: false, error: [{ code: 'E-NOTATION', field: '2' }] });
  });
});

describe('what is wrong with an army', () => {
  const tells = (given: Options, side: Side, army: string[], language: Language) =>
    faultsOf(given, side, army).map((fault) => armyViolation(fault, given, side, language).text);

  it('is told in both languages, with what would be right', () => {
    const given = options({ year: '1941', aircraft: false, historical: true, edition: 'revised' });
    const army = [...Array(16).fill('germany-dak-infantry'), 'germany-tiger-i', 'japan-ki-43-oscar', 'germany-grizzled-veteran'];
    const bad = [...army, 'japan-honor-bound-hero', 'soviet-union-kv-1', 'no-such-card', ...Array(21).fill('none-barbed-wire')];
    expect(tells(given, 'axis', bad, 'en')).toEqual([
      'There is no card "no-such-card": take one of the list of cards.',
      'Tiger I is of 1942; this battle is fought with units of 1941 and before.',
      'This battle is fought without aircraft: leave out Ki-43 "Oscar".',
      'KV-1 fights for the other side; this army takes cards of this side: Axis.',
      'The army costs 188.5 points; it may cost 100 at most.',
      'The army has 21 units; it may have 15 at most, not counting obstacles.',
      'The obstacles cost 10.5 points; a tenth of the army at most may go into them: 10.',
      'The army has 2 heroes; one for every full 100 points may lead it, here 1 at most.',
      'Historically these did not fight in one army: Germany, Japan and Soviet Union. An army may be of: Germany, Italy, Hungary, Romania, Slovakia, Bulgaria and Croatia; Finland and Germany; Japan.',
    ]);
    const italian = tells(given, 'axis', bad, 'it');
    expect(italian).toHaveLength(9);
    expect(italian[4]).toBe('L’esercito costa 188,5 punti; può costarne al massimo 100.');
    expect(italian[8]).toContain('Germania, Giappone e Unione Sovietica');
    expect(tells(options({ obstacles: false }), 'allies', ['none-pillbox'], 'it')).toEqual([
      'Questa battaglia si combatte senza ostacoli: togli Pillbox.',
    ]);
  });

  it('leaves no sentence unfilled', () => {
    const faults: ArmyFault[] = [
      { id: 'unknown-card', card: 'x' },
      { id: 'other-side', card: 'germany-tiger-i' },
      { id: 'points', cost: 0.5, most: 0 },
      { id: 'units', count: 16, most: 15 },
      { id: 'year', card: 'germany-tiger-i', year: 1942 },
      { id: 'nations', nations: ['Japan', 'Italy'] },
      { id: 'module', card: 'none-pillbox', module: 'obstacles' },
      { id: 'module', card: 'japan-ki-43-oscar', module: 'aircraft' },
      { id: 'obstacle-points', cost: 12, most: 10 },
      { id: 'heroes', count: 2, most: 1 },
    ];
    for (const language of languages)
      for (const fault of faults) {
        const { code, text, field } = armyViolation(fault, options({ year: '1941' }), 'allies', language);
        expect([code, field]).toEqual(['E-ARMY', 'cards']);
        expect(text).not.toMatch(/undefined|[{}]|: ?[.;]/);
      }
  });
});
