import { beforeAll, describe, expect, it } from 'vitest';
import {
  asBot,
  canonical,
  checksum,
  clone,
  type Decision,
  deepFreeze,
  type Entry,
  enumerate,
  type Language,
  languages,
  noAutoAnswers,
  normalise,
  type Opened,
  onlyOrder,
  open,
  playChecked,
  playSheet,
  randomOptions,
  readOrder,
  replay,
  seeded,
  seededDie,
  selfplay,
  type Told,
  trySheet,
} from '../../lib/engine';
import { type AnyGame, type GameId, gameIds, loadGame } from '../../lib/games/registry';
import { isQuick } from '../support/effort';
import { matches } from '../support/matches';
import { pacific } from '../support/pacific';

/** Games of the tests: the least that a game can be, and one with all that a picture can hold. */
const toys: readonly AnyGame[] = [matches, pacific];

/** Random games are played until one of these is reached; of long ones only the beginning. */
const enough = { games: 40, orders: isQuick ? 120 : 2000 };
const longest = isQuick ? 40 : 400;
/** Every so many orders a position is looked at closely. */
const every = 10;

const said = (text: string) => text.trim() !== '' && !/\b(undefined|null|NaN)\b|\[object/.test(text);
const bothSaid = (say: (language: Language) => string) => languages.map(say).filter((text) => !said(text));

/** A position on the way of a random game, frozen, with the order that was chosen in it. */
interface Stop {
  options: object;
  state: { rules: number };
  decision: Decision;
  order: { type: string };
}

describe.each([...gameIds, ...toys.map((toy) => toy.id)])('%s keeps the contract', (id) => {
  let game: AnyGame;
  let options: object;
  const stops: Stop[] = [];
  const told: Told[] = [];
  const games: ReturnType<typeof selfplay>[] = [];

  beforeAll(async () => {
    const toy = toys.find((each) => each.id === id);
    game = toy ?? (await loadGame(id as GameId));
    options = game.optionsSchema.parse({});
    let n = 0;
    // a game that hides facts is looked at where it does
    let isHiding = game.twin === undefined;
    for (let seed = 1; seed <= enough.games && (n < enough.orders || !isHiding); seed++) {
      // the first game as most are played, the others as some owner might like them
      const chosen = seed === 1 ? options : randomOptions(game, seeded(`options ${seed}`));
      const played = selfplay(game, chosen, {
        seed,
        most: longest,
        visit(state, decision, order) {
          const isFirst = !isHiding && game.twin?.(state, 'public') !== null;
          isHiding ||= isFirst;
          if (n++ % every === 0 || isFirst)
            stops.push({ options: chosen, state: deepFreeze(clone(state)), decision, order: deepFreeze(clone(order)) });
        },
      });
      games.push(played);
      told.push(...played.opened.told, ...played.entries.flatMap((entry) => entry.told));
    }
  });

  it('names itself, its seats, options and standing orders in both languages', () => {
    expect(game.id).toBe(id);
    expect(bothSaid((language) => game.title[language])).toEqual([]);
    expect(bothSaid((language) => game.summary[language])).toEqual([]);
    const seats: string[] = game.seats(options);
    expect(new Set(seats).size).toBe(seats.length);
    for (const seat of seats) {
      expect(bothSaid((language) => game.seatName(seat, language))).toEqual([]);
      const policy = game.defaultPolicy(options, seat);
      expect(game.policySchema.parse(policy)).toEqual(policy);
    }
    for (const language of languages) {
      const fields = [...game.optionFields(language), ...game.policyFields(language)];
      expect(fields.filter((field) => !said(field.label))).toEqual([]);
      const defaults = Object.fromEntries(game.optionFields(language).map((field) => [field.name, field.default]));
      expect(game.optionsSchema.parse(defaults)).toEqual(options);
    }
  });

  it('names the sides on which seats win and lose together, each seat on one at most', () => {
    for (const each of [options, ...stops.map(({ options }) => options)]) {
      for (const language of languages) {
        const sides = game.sides?.(each, language) ?? [];
        expect(sides.filter(({ name, seats }) => !said(name) || seats.length === 0)).toEqual([]);
        const seats: string[] = sides.flatMap((side) => side.seats);
        expect(new Set(seats).size).toBe(seats.length);
        expect(seats.filter((seat) => !game.seats(each).includes(seat))).toEqual([]);
      }
    }
  });

  it('always asks something until it is over, and nothing then', () => {
    for (const { state, options } of stops) {
      const open: Decision[] = game.decisions(state);
      expect(game.outcome(state)).toBeNull();
      expect(open.length).toBeGreaterThan(0);
      expect(new Set(open.map((each) => each.id)).size).toBe(open.length);
      expect(open.filter((each) => !game.seats(options).includes(each.seat))).toEqual([]);
    }
    for (const { state, outcome } of games) if (outcome) expect(game.decisions(state)).toEqual([]);
  });

  it('reads in both languages what it writes', () => {
    for (const { state, decision, order } of stops) {
      const view = game.view(state, decision.seat);
      const line = game.format(order);
      for (const language of languages) {
        const read = readOrder(game, view, decision, line, language);
        expect(read.ok ? canonical(read.value) : `${line}: ${canonical(read.error)}`).toBe(canonical(order));
      }
    }
  });

  it('drafts the rest of a turn that may be sent back as it stands, tells what must be known, and writes a guide', {
    timeout: 120_000,
  }, () => {
    for (const language of languages) {
      const guide = game.guide(language);
      expect(guide.length).toBeGreaterThan(0);
      expect(guide.flatMap(({ title, lines }) => [title, ...lines]).filter((text) => !said(text))).toEqual([]);
      for (const { state, decision } of stops) {
        const { facts = [], draft = [] } = game.help(game.view(state, decision.seat), decision, language);
        expect([...facts, ...draft].filter((text) => !said(text))).toEqual([]);
        const orders = draft.filter((line) => !line.startsWith('#'));
        if (orders.length === 0) continue;
        const sheet = { seat: decision.seat, decision: decision.id, orders, via: 'web' as const, language };
        const { refused, entries } = playSheet(
          game,
          state,
          sheet,
          noAutoAnswers(() => seededDie(seeded('draft'))),
        );
        // what stands behind dice may have to wait for the questions they raise
        expect(refused && entries.length === 0 ? `${draft.join(' / ')}: ${canonical(refused.violations)}` : '').toBe('');
      }
    }
  });

  it('has a tray whose pieces its orders place where the tray says, as many as it says', () => {
    const { tray } = game;
    if (!tray) return;
    let seen = 0;
    // what is placed at the set-up is placed before the first stop may be
    const begun = { options, state: games[0]?.opened.state ?? {} };
    const asked = game.decisions(begun.state).map((decision: Decision) => ({ ...begun, decision }));
    for (const { state, options, decision } of [...asked, ...stops]) {
      const view = game.view(state, decision.seat);
      const board = game.board(options, 'en');
      const pieces = tray.pieces(view, decision, 'en');
      expect(languages.flatMap((language) => tray.pieces(view, decision, language)).filter(({ name }) => !said(name))).toEqual([]);
      expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
      for (const { id: piece, icon, owner, count, room } of pieces) {
        expect(board.icons[icon]).toBeDefined();
        expect(board.owners.some((each) => each.id === owner)).toBe(true);
        expect(Math.max(0, ...Object.values(room))).toBeLessThanOrEqual(count);
        for (const [space, most] of Object.entries(room)) {
          expect(board.spaces.some((each) => each.id === space)).toBe(true);
          for (const some of new Set([1, most])) {
            const result = game.check(view, decision, tray.place(view, decision, { piece, count: some, space }), 'en');
            expect(result.ok ? '' : `${some} ${piece} in ${space}: ${canonical(result.error)}`).toBe('');
            seen++;
          }
        }
      }
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('suggests orders that are legal one after the other, the same each time', () => {
    if (!game.suggest) return;
    let seen = 0;
    const begun: { state: { rules: number } } = { state: (games[0]?.opened.state as { rules: number }) ?? { rules: 0 } };
    const asked = game.decisions(begun.state).map((decision: Decision) => ({ ...begun, decision }));
    for (const { state, decision } of [...asked, ...stops]) {
      const view = game.view(state, decision.seat);
      const suggested: { type: string }[] = game.suggest(view, decision);
      expect(game.suggest(view, decision)).toEqual(suggested);
      if (suggested.length === 0) continue;
      seen++;
      const orders = suggested.map((order) => game.format(order));
      const sheet = { seat: decision.seat, decision: decision.id, orders, via: 'web' as const, language: 'en' as const };
      const { refused } = playSheet(
        game,
        state,
        sheet,
        noAutoAnswers(() => seededDie(seeded('suggested'))),
      );
      expect(refused ? `${orders.join(' / ')}: ${canonical(refused.violations)}` : '').toBe('');
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('has orders for what comes behind fights that stand whatever the dice say', () => {
    const { afterFights } = game;
    if (!afterFights) return;
    let seen = 0;
    for (const { state, decision, order, options } of stops) {
      const answers = { ...noAutoAnswers(() => seededDie(seeded('later'))), policy: (seat: string) => game.defaultPolicy(options, seat) };
      const sheet = { seat: decision.seat, decision: decision.id, via: 'web' as const, language: 'en' as const };
      const tried = trySheet(game, state, { ...sheet, orders: [order] }, answers);
      const policy = game.defaultPolicy(options, decision.seat);
      const view = game.view(tried.state, decision.seat);
      const asked = { seat: decision.seat, policy, ahead: tried.stop?.at === 0 ? order : null };
      const inLanguages = languages.map((language) => afterFights(view, { ...asked, language }));
      const orders = inLanguages.map((parts) => parts.flatMap((part) => part.orders as { type: string }[]));
      expect(new Set(orders.map(canonical)).size).toBe(1);
      expect(inLanguages.flat().filter(({ text }) => !said(text))).toEqual([]);
      const later = (orders[0] ?? []).map((each) => game.format(each));
      if (!tried.stop || later.length === 0) continue;
      seen++;
      const die = seededDie(seeded(`later ${seen}`));
      const thrown = { ...answers, held: new Map(), die: () => die };
      const { refused, state: after } = playSheet(game, state, { ...sheet, orders: [order, ...later] }, thrown);
      const isOver = game.outcome(after) !== null;
      expect(refused && !isOver ? `${later.join(' / ')}: ${canonical(refused.violations)}` : '').toBe('');
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('shows spaces of its board first', () => {
    for (const { state, options } of stops) {
      const known = new Set(game.board(options, 'en').spaces.map((space) => space.id));
      const view = game.view(state, 'public');
      expect((game.theatre?.(view) ?? []).filter((space) => !known.has(space))).toEqual([]);
    }
  });

  it('shows fights on spaces of its board, with names, counters it has and chances that can be', () => {
    for (const { state, options } of stops) {
      const board = game.board(options, 'it');
      for (const battle of game.battles?.(game.view(state, 'public'), 'it') ?? []) {
        expect(board.spaces.map(({ id }) => id)).toContain(battle.space);
        expect(battle.title).not.toBe('');
        for (const { icon, owner, name, count } of [...battle.attack.rows, ...battle.defence.rows]) {
          expect(Object.keys(board.icons)).toContain(icon);
          expect(board.owners.map(({ id }) => id)).toContain(owner);
          expect(name).not.toBe('');
          expect(count).toBeGreaterThan(0);
        }
        expect(battle.odds === null || (battle.odds.win >= 0 && battle.odds.win <= 1 + 1e-6)).toBe(true);
      }
    }
  });

  it('leads from what it tells to spaces of its board, and has headlines in both languages', () => {
    // disputed borders and corrected boards change outlines, not names
    const known = new Set(game.board(options, 'en').spaces.map(({ id }) => id));
    const places = told.flatMap(({ event }) => game.spaceOf?.(event) ?? []);
    expect([...new Set(places)].filter((space) => !known.has(space))).toEqual([]);
    if (game.isFight) expect(new Set(told.map(({ event }) => game.isFight?.(event)))).toEqual(new Set([true, false]));
    const [{ state }] = stops as [Stop];
    const view = game.view(state, 'public');
    const events = told.map(({ event }) => event);
    for (const seat of [null, ...game.seats(options)]) {
      expect(game.headline?.([], view, seat, 'en') ?? null).toBeNull();
      if (game.headline?.(events, view, seat, 'en'))
        expect(bothSaid((language) => game.headline?.(events, view, seat, language) ?? '')).toEqual([]);
    }
  });

  it('names the words that its orders begin with', () => {
    const firstWord = (line: string) => normalise(line).split(' ')[0] ?? '';
    const named = new Set(languages.flatMap((language) => game.verbs[language].flat().map(firstWord)));
    for (const { state, decision, order } of stops) {
      for (const language of languages) {
        expect(named).toContain(firstWord(game.format(order, language)));
        const { notation, examples } = game.help(game.view(state, decision.seat), decision, language);
        for (const line of [...notation, ...examples]) expect(named).toContain(firstWord(line));
      }
    }
  });

  it('keeps orders, views and entries plain JSON', () => {
    for (const { state, decision, order } of stops) {
      expect(JSON.parse(JSON.stringify(order))).toEqual(order);
      expect(game.orderSchema.parse(order)).toEqual(order);
      expect(checksum(JSON.parse(JSON.stringify(state)))).toBe(checksum(state));
      const view = game.view(state, decision.seat);
      expect(checksum(JSON.parse(JSON.stringify(view)))).toBe(checksum(view));
    }
    for (const { opened, entries } of games) {
      expect(JSON.parse(JSON.stringify(entries))).toEqual(entries);
      expect(JSON.parse(JSON.stringify(opened))).toEqual(opened);
    }
  });

  it('changes only the state that apply was given', () => {
    for (const { state, decision, order } of stops) {
      const before = checksum(state);
      const own = clone(state);
      playChecked(game, own, decision, { decision: decision.id, seat: decision.seat, order }, { die: seededDie(seeded(5)) });
      expect(checksum(state)).toBe(before);
    }
  });

  it('replays its entries, read back from JSON, to the same states', () => {
    for (const { opened, entries, state, options } of games) {
      const log = JSON.parse(JSON.stringify(entries));
      const input = { options, rules: game.rules, draws: opened.draws, checksum: opened.checksum, entries: log };
      expect(checksum(replay(game, input, { verify: true }))).toBe(checksum(state));
    }
  });

  it('offers only legal orders', () => {
    for (const { state, decision } of stops) {
      const view = game.view(state, decision.seat);
      const offered = enumerate(game, view, decision, 6);
      expect(offered.length).toBeGreaterThan(0);
      for (const order of offered) expect(game.check(view, decision, order, 'en')).toMatchObject({ ok: true });
      // every answer to a prompt leads to an order: who sees two of them has a choice
      expect(onlyOrder(game, view, decision)).toEqual(offered.length === 1 ? offered[0] : null);
      if (game.hasChoice?.(view, decision)) expect(offered.length).toBeGreaterThan(1);
    }
  });

  it('gives only legal answers by standing order, at the deadline and as a bot', () => {
    const random = seeded('answers');
    for (const { state, decision, options } of stops) {
      const view = game.view(state, decision.seat);
      const policy = game.defaultPolicy(options, decision.seat);
      const answers = [game.answer(view, decision, policy), game.fallback(view, decision), game.bot(view, decision, random)];
      for (const order of answers) if (order) expect(game.check(view, decision, order, 'en')).toMatchObject({ ok: true });
      expect(answers[2]).not.toBeNull();
    }
  });

  it('plans the fights that it lists, by lines that no order looks like, and answers by such plans', () => {
    for (const { state, decision, options, order } of stops) {
      const { seat } = decision;
      const view = game.view(state, seat);
      const asked = { view, seat, language: 'it' } as const;
      expect(game.plan?.(game.format(order, 'it'), asked) ?? null).toBeNull();
      const policy = game.defaultPolicy(options, seat);
      for (const { space, win, text, course } of game.planned?.(view, seat, policy, 'it') ?? []) {
        expect(game.board(options, 'it').spaces.map(({ id }) => id)).toContain(space);
        expect([said(text), win >= 0, win <= 1 + 1e-6]).toEqual([true, true, true]);
        const read = game.plan?.(game.planLine?.(space, { way: 'after', at: 9 }, 'it') ?? '', asked);
        if (!read?.ok) throw new Error(`no plan of ${space}`);
        const own = read.value.onto(policy);
        const planned = game.planned?.(view, seat, own, 'it').find((each) => each.space === space);
        expect(planned?.course).toEqual({ way: 'after', at: 9, asksLosses: course.asksLosses });
        const answer = game.answer(view, decision, own);
        if (answer) expect(game.check(view, decision, answer, 'en')).toMatchObject({ ok: true });
      }
    }
  });

  it('shows two states that differ only in a secret as one', () => {
    const { twin, openView } = game;
    expect(twin !== undefined, 'a game that hides facts brings a twin, and only such a game').toBe(game.hidden);
    expect(openView !== undefined, 'a game that hides facts brings a view of all, and only such a game').toBe(game.hidden);
    if (!twin || !openView) return;
    let met = 0;
    for (const { state, decision, order, options } of stops) {
      for (const viewer of ['public', ...game.seats(options)]) {
        const other = twin(state, viewer);
        if (!other) continue;
        met++;
        expect(canonical(game.view(other, viewer)), `the view of ${viewer} tells the twin from the state`).toBe(
          canonical(game.view(state, viewer)),
        );
        expect(canonical(openView(other)), 'who may see all tells the twin from the state').not.toBe(canonical(openView(state)));
        const move = { decision: decision.id, seat: decision.seat, order };
        const [mine, twins] = [state, other].map(
          (from) => playChecked(game, clone(from), decision, move, { die: seededDie(seeded(7)) }).entry,
        ) as [Entry, Entry];
        const [told, ofTwin] = [tellTo(viewer, mine.told), tellTo(viewer, twins.told)];
        const said = game.format(order);
        if (viewer !== decision.seat) {
          expect(ofTwin, `${said} brings a secret to light for ${viewer}: let the twin differ in what no order of another seat shows`).toBe(
            told,
          );
        } else if (ofTwin !== told) {
          // a mover who could take back what showed a secret would look everywhere
          const free = `${said} tells ${viewer} a secret and can be taken back: its step is \`revealed\`, whatever it found`;
          expect([mine.barrier, twins.barrier], free).toEqual([true, true]);
        }
      }
    }
    expect(met).toBeGreaterThan(0);
  });

  it('writes positions that it can set up again', () => {
    for (const { state, options } of stops) {
      const text = game.formatPosition(state);
      const back = game.parsePosition(text, options);
      expect(back.ok ? canonical(back.value) : canonical(back.error)).toBe(canonical(state));
    }
  });

  it('tells every event, position and question in both languages', { timeout: 120_000 }, () => {
    const stories = new Map<string, Told>();
    for (const each of told) stories.set(`${each.event.type} ${each.others?.type}`, each);
    const events = [...told.filter((_, n) => n % every === 0), ...stories.values()].flatMap((each) =>
      [each.event, each.others ?? []].flat(),
    );
    for (const event of events) expect(bothSaid((language) => game.narrate(event, language))).toEqual([]);
    for (const { state, decision } of stops) {
      const view = game.view(state, decision.seat);
      for (const language of languages) {
        const { question, examples } = game.help(view, decision, language);
        expect(said(question)).toBe(true);
        expect(examples.length).toBeGreaterThan(0);
        for (const line of examples) expect(readOrder(game, view, decision, line, language)).toMatchObject({ ok: true });
        const brief = game.brief(view, language);
        expect(game.inBrief?.(view, language) ?? brief.headline).toBe(brief.headline);
        expect([brief.headline, ...brief.sections.flatMap(({ title, lines }) => [title, ...lines])].filter((text) => !said(text))).toEqual(
          [],
        );
        expect(said(game.momentName(game.moment(state), language))).toBe(true);
      }
      expect(game.help(view, decision, 'it').question).not.toBe(game.help(view, decision, 'en').question);
    }
    for (const { outcome } of games) if (outcome) expect(bothSaid((language) => outcome.text[language])).toEqual([]);
  });

  it('tells what a reel draws of an event: ways over its board, spaces that changed hands, numbers of pieces', () => {
    const board = game.board(options, 'en');
    const spaces = new Set(board.spaces.map((space) => space.id));
    const owners = new Set(board.owners.map((owner) => owner.id));
    for (const { event } of told) {
      for (const { path, owner } of game.tracesOf?.(event) ?? []) {
        expect(path.length, canonical(event)).toBeGreaterThan(1);
        expect(path.filter((space) => !spaces.has(space))).toEqual([]);
        expect(owners).toContain(owner);
      }
      const space = game.spaceOf?.(event) ?? null;
      if (space !== null && game.isCapture?.(event)) expect(spaces).toContain(space);
      expect(game.lossesIn?.(event) ?? 0, canonical(event)).toBeGreaterThanOrEqual(0);
    }
  });

  it('paints only what its board has', () => {
    for (const language of languages) {
      for (const { state, decision, options } of stops) {
        const board = game.board(options, language);
        const spaces = new Set(board.spaces.map((space) => space.id));
        const owners = new Set(board.owners.map((owner) => owner.id));
        expect(board.links.flat().filter((space) => !spaces.has(space))).toEqual([]);
        const { tints, tokens, arrows, marks } = game.paint(game.view(state, decision.seat), language);
        const named = [...Object.keys(tints), ...tokens.map((each) => each.space), ...marks.map((each) => each.space)];
        expect([...named, ...arrows.flatMap((arrow) => arrow.path)].filter((space) => !spaces.has(space))).toEqual([]);
        const held = [...Object.values(tints), ...tokens.map((each) => each.owner), ...arrows.map((arrow) => arrow.owner)];
        expect(held.filter((owner) => !owners.has(owner))).toEqual([]);
        const drawn = [...tokens.map((each) => each.icon), ...marks.map((each) => each.icon)];
        expect(drawn.filter((icon) => !Object.hasOwn(board.icons, icon))).toEqual([]);
      }
    }
  });

  it('keeps its own invariants', () => {
    for (const { state } of stops) expect(game.invariants?.(state) ?? []).toEqual([]);
  });

  it('is played to an end by its bots, and the same seed is the same game', () => {
    const opened: Opened = open(game, options, seededDie(seeded('start')));
    expect(opened.state.rules).toBe(game.rules);
    let n = 0;
    let halfway = '';
    const visit = (state: object) => {
      if (n++ === longest) halfway = checksum(state);
    };
    const once = selfplay(game, options, { seed: 'bots', choose: asBot, checksums: false, visit, ...(isQuick && { most: longest }) });
    if (!isQuick) expect(once.outcome).not.toBeNull();
    const seats: string[] = game.seats(options);
    expect((once.outcome?.winners ?? []).filter((seat) => !seats.includes(seat))).toEqual([]);
    const again = selfplay(game, options, { seed: 'bots', choose: asBot, checksums: false, most: longest });
    expect(checksum(again.state)).toBe(halfway || checksum(once.state));
  }, 120_000);
});

/** What a viewer learns of a step. */
function tellTo(viewer: string, told: readonly Told[]): string {
  return canonical(told.flatMap(({ event, to, others }) => (to === 'all' || to.includes(viewer) ? [event] : others ? [others] : [])));
}
