import { describe, expect, it } from 'vitest';
import { controlOf } from '../../app/_ui/read-fields';
import { pointsKind, systemKind, usualByes } from '../../app/leagues/_parts/plan-choices';
import { planStart } from '../../app/leagues/_parts/plan-start';
import { planOf } from '../../app/leagues/_parts/read-plan';
import { seatingOf } from '../../app/leagues/_parts/seatings';
import { loadGame } from '../../lib/games/registry';
import { type SeasonInput, seasonInputSchema } from '../../lib/play';
import { presets } from '../../lib/time-control';

const fiveSeats = 'ussr,germany,uk,japan,usa';

/** What the form sends when nothing of it is touched. */
const untouched: Record<string, string> = {
  ...{ name: 'Season 1', system: 'round-robin', numbers: 'seeds', roundsLimit: '', rounds: '5', first: 'points', drawn: 'replay' },
  ...{ finalAgain: 'on', reach: '3', ladderRest: '2', moves: 'step-in', idleRounds: '', idlePlaces: '1' },
  ...{ divisions: '1', size: '8', exchange: '2', days: '14', rest: '0', timezone: 'Europe/Rome', entry: 'members' },
  ...{ timeControl: 'relaxed', sides: 'drawn', boards: '1', 'points.scale': 'chess', 'points.win': '1', 'points.draw': '0.5' },
  ...{ 'points.loss': '0', 'points.rank': '5; 3; 1; 0', 'points.tie.1': 'head-to-head', 'points.tie.2': 'sonneborn-berger' },
  ...{ 'points.tie.3': 'lots', 'points.tie.4': 'none', 'more.late': 'director', 'more.absence': 'shift', 'more.counts': 'unrated' },
  'more.leaving': 'bot',
};

const read = (change: Record<string, string> = {}, before: Parameters<typeof planOf>[1]['before'] = null) =>
  planOf(new URLSearchParams({ ...untouched, ...change }), { game: 'ridges', fields: [], seating: null, before });

describe('the form of a season', () => {
  it('untouched is a round robin of one division that the use case takes', () => {
    const { input, faults } = read();
    expect(faults).toEqual({});
    expect(seasonInputSchema.parse(input)).toMatchObject({
      ...{ name: 'Season 1', game: 'ridges', entry: 'members', late: 'director', rounds: null, exchange: 0 },
      ...{ system: { kind: 'round-robin', cycles: 1, numbers: 'seeds' }, timeControl: presets.relaxed },
      ...{ divisions: [{ name: '', size: null }], tieBreaks: ['head-to-head', 'sonneborn-berger', 'lots'] },
      points: { scale: { win: 1, draw: 0.5 }, byes: { odd: 0, asked: 0, absent: 1, late: 0, withdrawn: 1 } },
    });
  });

  it('makes two divisions of one answer, the last for all who are left', () => {
    expect(read({ divisions: '2' }).input).toMatchObject({
      divisions: [
        { name: '', size: 8 },
        { name: '', size: null },
      ],
      exchange: 2,
    });
    const own = { divisions: '2', 'division.1.name': ' Serie A ', 'division.1.size': '6', 'division.2.size': '4' };
    expect(read(own).input.divisions).toEqual([
      { name: 'Serie A', size: 6 },
      { name: '', size: 4 },
    ]);
  });

  it.each([
    ['double-round-robin', { kind: 'round-robin', cycles: 2 }, null],
    ['swiss', { kind: 'swiss', first: 'points' }, 5],
    ['elimination', { kind: 'elimination', losses: 1, drawn: 'replay' }, null],
    ['double-elimination', { kind: 'elimination', losses: 2, reset: true }, null],
    ['ladder', { kind: 'ladder', reach: 3, rest: 2, moves: 'step-in', idle: null }, 5],
    ['tables', { kind: 'tables', smallest: null }, 5],
  ] as const)('reads of %s what belongs to it', (system, expected, rounds) => {
    const { input, faults } = read({ system });
    expect(faults).toEqual({});
    expect(input).toMatchObject({ system: expected, rounds });
    expect(systemKind(input.system)).toBe(system);
    expect(seasonInputSchema.safeParse(input).success).toBe(true);
  });

  it('asks nothing of a system that is not chosen', () => {
    expect(read({ rounds: 'many', reach: '', boards: '', system: 'tables', 'points.rank': '' }).faults).toEqual({
      rounds: { kind: 'number', min: 1, max: 100 },
    });
    expect(read({ rounds: 'many', reach: '' }).faults).toEqual({});
  });

  it('says at its field what is wrong', () => {
    const wrong = {
      ...{ name: ' ', days: '0', boards: 'x', divisions: '2', size: '1', 'division.1.size': 'ten', roundsLimit: '0' },
      ...{ 'points.scale': 'own', 'points.win': 'three', 'points.bye.odd': '?', timeControl: 'own', 'clock.turn': '-1' },
    };
    expect(Object.keys(read(wrong).faults)).toEqual(
      expect.arrayContaining([
        'name',
        'days',
        'boards',
        'size',
        'division.1.size',
        'roundsLimit',
        'points.win',
        'points.bye.odd',
        'clock.turn',
      ]),
    );
    expect(Object.keys(read({ 'points.scale': 'rank', 'points.rank': '5' }).faults)).toEqual(['points.rank']);
  });

  it('takes points with a comma, and byes that follow the points', () => {
    const { points } = read({ 'points.scale': 'own', 'points.win': '2,5', 'points.draw': '1', system: 'swiss' }).input;
    expect(points).toMatchObject({ scale: { win: 2.5, draw: 1, loss: 0 }, byes: { odd: 2.5, absent: 2.5, asked: 0 } });
    expect(read({ 'points.scale': 'football', 'points.bye.absent': '1' }).input.points.byes).toMatchObject({ absent: 1, withdrawn: 3 });
    expect(read({ 'points.scale': 'rank', 'points.rank': '4; 2,5; 0' }).input.points.scale).toEqual({ by: 'rank', points: [4, 2.5, 0] });
  });

  it('keeps what it does not ask', () => {
    const before = read().input;
    const scale = { by: 'level' as const, levels: { total: 5, minor: 3 } };
    const forfeit = { kinds: ['conceded' as const], win: 1, loss: -1 };
    const kept = { ...before, points: { scale, byes: usualByes(scale, 'swiss'), forfeit } };
    expect(pointsKind(scale)).toBe('kept');
    expect(read({ 'points.scale': 'kept' }, kept).input.points).toMatchObject({ scale, forfeit });
  });

  it('has the game’s auction where sides are bid for, and nowhere else', () => {
    const fields = [{ name: 'auction', label: 'Auction', kind: 'toggle' as const, default: false }];
    const options = (sides: string) =>
      planOf(new URLSearchParams({ ...untouched, sides }), { game: 'x', fields, seating: null, before: null }).input.options;
    expect([options('bid'), options('drawn')]).toEqual([{ auction: true }, { auction: false }]);
  });

  it('begins as a round robin, and with a preset in which several sit down as tables of several', async () => {
    const game = await loadGame('aa-1941');
    const start = (options: Record<string, unknown> | null) => {
      const preset = options && { id: 'p', name: 'p', game: 'aa-1941', gameTitle: '', options, timeControl: presets.relaxed };
      return planStart(game, { name: 'x', preset: preset as Parameters<typeof planStart>[1]['preset'], zone: 'UTC' });
    };
    expect(start(null).system.kind).toBe('round-robin');
    expect(start({ seating: fiveSeats })).toMatchObject({ system: { kind: 'tables' }, points: { scale: { by: 'rank' } } });
  });

  it('has several at the tables of several, whatever the game begins with, and two otherwise', async () => {
    const game = await loadGame('aa-1941');
    const fields = game.optionFields('en');
    const seating = seatingOf(game, fields);
    expect(seating?.choices?.map(({ value }) => value.split(',').length)).toEqual([3, 4, 5]);
    const options = (change: Record<string, string>, before: SeasonInput | null = null) => {
      const sheet = new URLSearchParams({ ...untouched, ...change });
      for (const field of fields) sheet.set(controlOf('option', field), String(field.default));
      return planOf(sheet, { game: 'aa-1941', fields, seating, before });
    };
    const tables = options({ system: 'tables', seating: fiveSeats });
    expect(tables.input.options).toMatchObject({ seating: fiveSeats });
    expect(options({ system: 'tables', seating: 'ussr-uk-usa,germany-japan' }).faults).toEqual({ seating: { kind: 'choice' } });
    expect(options({ seating: fiveSeats }).input.options).not.toHaveProperty('seating');
    // from tables of five back to two: as the game has it
    expect(options({ seating: fiveSeats }, tables.input).input.options).not.toHaveProperty('seating');
    for (const id of ['ridges', '1943-1945'] as const) {
      const of = await loadGame(id);
      expect(seatingOf(of, of.optionFields('en'))).toBeNull();
    }
  });
});
