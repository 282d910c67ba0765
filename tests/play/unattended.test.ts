import { beforeAll, describe, expect, it } from 'vitest';
import { randomOrder, seeded } from '../../lib/engine';
import type { Field } from '../../lib/engine/field';
import { type AnyGame, type GameId, gameIds, loadGame } from '../../lib/games/registry';
import { comeBack, createTable, declareVacation, joinTable, setStandingOrders, startTable, tableView } from '../../lib/play';
import { expiries, timeControlSchema } from '../../lib/time-control';
import { onOneDatabase } from '../support/databases';
import { newUser, type Player, send } from '../support/tables';
import { leaveAlone, tableRow, work } from '../support/unattended';

const hour = 3_600_000;
/** Answers that nobody gives between two acts of players. */
const mostUnheard = 300;

type Random = () => number;
const oneOf = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!;

/** Some value that a field of standing orders takes. */
function anyValue({ kind, choices = [], min = 0, max = 10, default: given }: Field, random: Random): unknown {
  if (kind === 'toggle') return random() < 0.5;
  if (kind === 'number') return min + Math.floor(random() * (max - min + 1));
  const values = choices.map(({ value }) => value);
  if (kind === 'choice') return oneOf(values, random);
  if (kind === 'choices') return values.filter(() => random() < 0.5);
  if (kind === 'ranking')
    return values
      .map((value) => ({ value, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ value }) => value);
  return given;
}

function anyPolicy(game: AnyGame, seat: string, random: Random): Record<string, unknown> | null {
  const options = game.optionsSchema.parse({});
  const policy = { ...game.defaultPolicy(options, seat) };
  for (const field of game.policyFields('en', options)) if (random() < 0.6) policy[field.name] = anyValue(field, random);
  const parsed = game.policySchema.safeParse(policy);
  return parsed.success ? parsed.data : null;
}

onOneDatabase('players who come and go at random', () => {
  let players: Player[];
  beforeAll(async () => {
    players = [await newUser('Ann'), await newUser('Bob')];
  });

  /** A table whose clock and rule at the deadline follow from the seed, a bot in one seat now and then. */
  async function anyTable(id: GameId, random: Random, at: { now(): Date }): Promise<{ id: string; game: AnyGame; seated: Player[] }> {
    const game = await loadGame(id);
    const seats: string[] = game.seats(game.optionsSchema.parse({}));
    const withBot = random() < 0.3;
    const [ann, bob] = players;
    const timeControl = timeControlSchema.parse({
      ...{ kind: 'hours', turn: oneOf([0.5, 8, 24], random), reaction: oneOf([0.25, 4], random), vacation: 3 },
      ...{ expiry: oneOf(expiries, random), defaults: random() < 0.6, grace: oneOf([0, 1], random) },
      bank: random() < 0.4 ? { start: 5, increment: 1, cap: 8 } : null,
    });
    const kindOf = (place: number) => (place % 2 === 0 ? 'me' : withBot ? 'bot' : 'open');
    const held = Object.fromEntries(seats.map((seat, place) => [seat, { kind: kindOf(place) } as const]));
    const made = await createTable(ann!, { game: id, title: 'At random', options: {}, seats: held, timeControl }, { clock: at });
    for (const [place, seat] of seats.entries()) if (kindOf(place) === 'open') await joinTable(bob!, made.id, seat);
    if (!made.started) await startTable(ann!, made.id, { clock: at });
    return { id: made.id, game, seated: withBot ? players.slice(0, 1) : players };
  }

  describe.each(gameIds)('of %s', (gameId) => {
    it.each([1, 2, 3])('with standing orders, clocks and absences keep the bounds; left alone, the table rests (seed %i)', async (seed) => {
      const random = seeded(`${gameId} ${seed}`);
      let now = new Date('2026-03-28T12:00:00Z');
      const clock = { now: () => now };
      const { id, game, seated } = await anyTable(gameId, random, clock);
      for (let step = 0; step < 30 && (await tableRow(id)).status === 'running'; step++) {
        const player = oneOf(seated, random);
        const view = await tableView(player, id);
        const what = random();
        const [asked] = view.questions.filter(({ held }) => !held);
        if (what < 0.4 && asked) {
          const order = randomOrder(game, view.view, { ...asked, id: asked.decision }, random);
          await send(player, id, asked.seat, [order], { decision: asked.decision }, clock);
        } else if (what < 0.5) await comeBack(player, id, clock);
        else if (what < 0.6 && view.mySeats[0]) {
          await setStandingOrders(player, id, view.mySeats[0], anyPolicy(game, view.mySeats[0], random), clock);
        } else if (what < 0.65) {
          const span = { from: now, until: new Date(now.getTime() + oneOf([2, 30, 90], random) * hour) };
          await declareVacation(player, { span, tables: [id], substitute: null }, clock).catch(() => undefined);
        } else {
          now = new Date(now.getTime() + oneOf([0.1, 1, 9, 30, 100], random) * hour);
          expect(await work(id, now)).toBeLessThanOrEqual(mostUnheard);
        }
        expect((await tableRow(id)).unheard).toBeLessThanOrEqual(mostUnheard);
      }
      const before = (await tableRow(id)).seq;
      const { status, restsSince, steps } = await leaveAlone(id, now);
      expect(status === 'over' || restsSince !== null).toBe(true);
      expect(steps.length).toBeLessThanOrEqual(10);
      expect((await tableRow(id)).seq - before).toBeLessThanOrEqual(mostUnheard);
    });
  });
});
