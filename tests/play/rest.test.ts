import { beforeEach, describe, expect, it } from 'vitest';
import { type GameId, gameIds, loadGame } from '../../lib/games/registry';
import { createTable, joinTable, startTable } from '../../lib/play';
import { expiries, presetNames, presets, type TimeControl, timeControlSchema } from '../../lib/time-control';
import { onOneDatabase } from '../support/databases';
import { newUser, type Player } from '../support/tables';
import { leaveAlone, noticesOf, tableRow, viasOf, work } from '../support/unattended';

const noon = new Date('2026-03-28T12:00:00Z');
const day = 86_400_000;
/** Answers that nobody gives between two acts of players. */
const mostUnheard = 300;
const timeControl = (rules: object): TimeControl => timeControlSchema.parse({ kind: 'hours', turn: 24, reaction: 6, ...rules });

const seqOf = async (id: string) => (await tableRow(id)).seq;

/** A running table of a game, its seats held by these in turn. */
async function tableFor(game: GameId, players: Player[], clock: TimeControl): Promise<string> {
  const module = await loadGame(game);
  const options = module.optionsSchema.parse({});
  const seats: string[] = module.seats(options);
  const [owner] = players;
  const holderOf = (place: number) => players[place % players.length]!;
  const held = Object.fromEntries(seats.map((seat, place) => [seat, { kind: holderOf(place) === owner ? 'me' : 'open' } as const]));
  const at = { now: () => noon };
  const { id, started } = await createTable(owner!, { game, title: 'Left alone', options, seats: held, timeControl: clock }, { clock: at });
  for (const [place, seat] of seats.entries()) if (held[seat]?.kind === 'open') await joinTable(holderOf(place), id, seat);
  if (!started) await startTable(owner!, id, { clock: at });
  return id;
}

onOneDatabase('a table where nobody is', () => {
  let ann: Player;
  let bob: Player;
  beforeEach(async () => {
    [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
  });

  describe.each(gameIds)('of %s', (game) => {
    it.each([...presetNames, 'quick', 'nights'] as const)(
      'comes to rest with the time control %s, whatever its rule at the deadline',
      async (name) => {
        const rules =
          name === 'quick'
            ? timeControl({ turn: 0.0167, reaction: 0.0167 })
            : name === 'nights'
              ? timeControl({ turn: 5, reaction: 2, grace: 1, zone: 'Europe/Rome', hours: { from: '22:00', to: '06:00' }, days: [1, 3] })
              : presets[name];
        if (rules.kind === 'none') {
          const id = await tableFor(game, [ann, bob], rules);
          expect(await leaveAlone(id, noon)).toMatchObject({ status: 'running', restsSince: null, steps: [{ added: 0 }] });
          return;
        }
        for (const expiry of expiries) {
          for (const defaults of [true, false]) {
            const what = `${game} ${name} ${expiry} ${defaults}`;
            const id = await tableFor(game, [ann, bob], { ...rules, expiry, defaults });
            const { status, restsSince, steps } = await leaveAlone(id, noon);
            expect(status === 'over' || restsSince !== null, what).toBe(true);
            // each of the two lets two deadlines pass, and nobody acts in between
            expect(steps.length, what).toBeLessThanOrEqual(6);
            expect(await seqOf(id), what).toBeLessThanOrEqual(mostUnheard);
            if (game === 'aa-1941' && defaults) expect(await seqOf(id), what).toBeLessThanOrEqual(12);
            if (status === 'over') continue;
            const [last] = steps.slice(-1);
            expect(await work(id, new Date(last!.at.getTime() + 400 * day)), what).toBe(0);
            const told = (await noticesOf(id)).filter((each) => each.what === 'rests').map(({ userId }) => userId);
            expect(told.toSorted(), what).toEqual([ann.user, bob.user].toSorted());
          }
        }
      },
    );
  });

  it('does not play itself for seven minutes: 1941 with a minute for each question', async () => {
    const id = await tableFor('aa-1941', [ann, bob], timeControl({ turn: 0.0167, reaction: 0.0167 }));
    const count = [];
    for (let second = 0; second <= 7 * 60; second += 5) count.push(await work(id, new Date(noon.getTime() + second * 1000)));
    expect((await tableRow(id)).restsSince).not.toBeNull();
    // two deadlines each, and what the one who was away first was still answered at once
    expect(await viasOf(id)).toEqual(Array(5).fill('deadline'));
    expect(count.slice(-24).every((added) => added === 0)).toBe(true);
  });
});
