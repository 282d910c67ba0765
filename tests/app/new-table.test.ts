import { describe, expect, it } from 'vitest';
import { controlOf, defaultsOf, rankingOf, readFields } from '../../app/_ui/read-fields';
import { holderOf, newTableOf } from '../../app/tables/new/parse';
import type { Field } from '../../lib/engine';
import { gameIds, loadGame } from '../../lib/games/registry';
import { presets } from '../../lib/time-control';

const fields: Field[] = [
  {
    name: 'victory',
    label: 'Victory',
    kind: 'choice',
    choices: ['short', 'long'].map((value) => ({ value, label: value })),
    default: 'short',
  },
  { name: 'errata', label: 'Errata', kind: 'toggle', default: true },
  { name: 'rounds', label: 'Rounds', kind: 'number', min: 3, max: 12, default: 6 },
  { name: 'extras', label: 'Extras', kind: 'choices', choices: ['a', 'b', 'c'].map((value) => ({ value, label: value })), default: [] },
  {
    name: 'losses',
    label: 'Losses',
    kind: 'ranking',
    choices: ['inf', 'tank'].map((value) => ({ value, label: value })),
    default: ['inf', 'tank'],
  },
  { name: 'map', label: 'Map', kind: 'text', max: 20, default: '' },
];

const sheet = (...pairs: [string, string][]) => new URLSearchParams(pairs);
const whole: [string, string][] = [
  ['option.victory', 'long'],
  ['option.errata', 'on'],
  ['option.rounds', ' 8 '],
  ['option.extras', 'c'],
  ['option.extras', 'a'],
  ['option.losses.0', 'tank'],
  ['option.losses.1', 'inf'],
  ['option.map', ' {"zones":[]} '],
];

/** What a form sends that nobody touched. */
function untouched(fields: readonly Field[], values: Readonly<Record<string, unknown>>): URLSearchParams {
  const sent = new URLSearchParams();
  for (const field of fields) {
    const [name, value] = [controlOf('policy', field), values[field.name]];
    if (field.kind === 'ranking')
      for (const [i, each] of rankingOf(field, value).entries()) sent.append(controlOf('policy', field, i), each);
    else if (field.kind === 'choices') for (const each of value as string[]) sent.append(name, each);
    else if (field.kind !== 'toggle') sent.append(name, String(value));
    else if (value) sent.append(name, 'on');
  }
  return sent;
}

describe('the fields of a game', () => {
  it.each(gameIds)('%s: suggested standing orders can be saved as they stand', async (id) => {
    const game = await loadGame(id);
    const options = game.optionsSchema.parse({});
    for (const seat of game.seats(options)) {
      const policy = game.defaultPolicy(options, seat);
      expect(readFields(game.policyFields('en'), untouched(game.policyFields('en'), policy), 'policy')).toEqual({
        values: policy,
        faults: {},
      });
    }
  });

  it('rank every choice once, also when the value lacks some or knows others', () => {
    expect(rankingOf(fields[4]!, ['tank', 'ship', 'tank'])).toEqual(['tank', 'inf']);
    expect(rankingOf(fields[4]!, null)).toEqual(['inf', 'tank']);
  });

  it('are read by kind', () => {
    expect(readFields(fields, sheet(...whole), 'option')).toEqual({
      values: { victory: 'long', errata: true, rounds: 8, extras: ['a', 'c'], losses: ['tank', 'inf'], map: '{"zones":[]}' },
      faults: {},
    });
  });

  it('take a box that was not sent as unticked', () => {
    const { values } = readFields(fields, sheet(...whole.filter(([name]) => name !== 'option.errata')), 'option');
    expect(values.errata).toBe(false);
  });

  it.each([
    ['option.rounds', '2', { kind: 'number', min: 3, max: 12 }],
    ['option.rounds', '13', { kind: 'number', min: 3, max: 12 }],
    ['option.rounds', '6.5', { kind: 'number', min: 3, max: 12 }],
    ['option.rounds', '', { kind: 'number', min: 3, max: 12 }],
    ['option.rounds', '1e1', { kind: 'number', min: 3, max: 12 }],
    ['option.map', 'x'.repeat(21), { kind: 'text', max: 20 }],
    ['option.victory', 'medium', { kind: 'choice' }],
    ['option.victory', '__proto__', { kind: 'choice' }],
    ['option.extras', 'z', { kind: 'choice' }],
  ])('say what is wrong with %s = %j', (name, value, fault) => {
    const changed = [...whole.filter(([each]) => each !== name), [name, value] as [string, string]];
    expect(readFields(fields, sheet(...changed), 'option').faults).toEqual({ [name]: fault });
  });

  it('refuse a ranking that names a choice twice', () => {
    const changed = whole.map(([name, value]): [string, string] => [name, name === 'option.losses.1' ? 'tank' : value]);
    expect(readFields(fields, sheet(...changed), 'option').faults).toEqual({ 'option.losses': { kind: 'choice' } });
  });

  it('have defaults', () => {
    expect(defaultsOf(fields)).toEqual({ map: '', victory: 'short', errata: true, rounds: 6, extras: [], losses: ['inf', 'tank'] });
  });
});

describe('a seat of a new table', () => {
  it.each([
    ['me', '', { kind: 'me' }],
    ['bot', 'x', { kind: 'bot' }],
    ['link', '', { kind: 'invite', email: null }],
    ['email', ' Anna@Example.org ', { kind: 'invite', email: 'anna@example.org' }],
    ['email', 'anna', null],
    ['email', 'anna@example.org, b@example.org', null],
    ['nonsense', '', { kind: 'open' }],
    [null, null, { kind: 'open' }],
  ])('given to %j (%j) is held so', (choice, email, holder) => {
    expect(holderOf(choice, { email })).toEqual(holder);
  });

  it('is kept for a bot account by whatever it is named', () => {
    expect(holderOf('program', { email: '', program: 'Hannibal' })).toEqual({ kind: 'program', program: 'Hannibal' });
  });
});

describe('the new-table form', () => {
  const about = { game: 'x', fields: [], seats: ['red', 'blue', 'green'] };

  it('gives every seat to somebody who plays alone, without a clock', () => {
    const { table, faults } = newTableOf(sheet(['title', 'Solo'], ['who', 'solo'], ['timeControl', 'daily'], ['seat.red', 'bot']), about);
    expect(faults).toEqual({});
    expect(table).toMatchObject({
      solo: true,
      timeControl: { kind: 'none' },
      seats: { red: { kind: 'me' }, blue: { kind: 'me' }, green: { kind: 'me' } },
    });
  });

  it('gives all seats but one to the bot', () => {
    const { table } = newTableOf(sheet(['title', 'T'], ['who', 'bots'], ['mySeat', 'blue']), about);
    expect(table.seats).toEqual({ red: { kind: 'bot' }, blue: { kind: 'me' }, green: { kind: 'bot' } });
  });

  it('gives the first seat to somebody who names one that does not exist', () => {
    const { table } = newTableOf(sheet(['title', 'T'], ['who', 'bots'], ['mySeat', 'purple']), about);
    expect(table.seats.red).toEqual({ kind: 'me' });
  });

  it('takes the seats as chosen, with time control and word', () => {
    const sent = sheet(
      ['title', '  Thursday  '],
      ['start', 'full'],
      ['who', 'others'],
      ['seat.red', 'me'],
      ['seat.blue', 'email'],
      ['email.blue', 'b@example.org'],
      ['seat.green', 'open'],
      ['timeControl', 'weekly'],
      ['visibility', 'private'],
      ['beacon', 'on'],
      ['word', ' horseshoe '],
    );
    expect(newTableOf(sent, about)).toEqual({
      faults: {},
      table: {
        game: 'x',
        title: 'Thursday',
        options: {},
        seats: { red: { kind: 'me' }, blue: { kind: 'invite', email: 'b@example.org' }, green: { kind: 'open' } },
        timeControl: presets.weekly,
        visibility: 'private',
        solo: false,
        startsWhenFull: true,
        beacon: true,
        word: 'horseshoe',
      },
    });
  });

  it('is in the club that was chosen, with seats for its members first, when others play', () => {
    const pairs: [string, string][] = [
      ['title', 'Thursday'],
      ['club', 'alpini'],
      ['membersHours', '24'],
      ['visibility', 'club'],
      ['timeControl', 'weekly'],
    ];
    const { table } = newTableOf(sheet(...pairs, ['who', 'others']), about);
    expect(table).toMatchObject({ club: 'alpini', membersHours: 24, visibility: 'club' });
    expect(newTableOf(sheet(...pairs, ['who', 'solo']), about).table).not.toHaveProperty('club');
    expect(newTableOf(sheet(['title', 'Thursday'], ['who', 'others'], ['club', '']), about).table).not.toHaveProperty('club');
  });

  it('is private for one person alone, and public with others, unless the form says otherwise', () => {
    const seenBy = (...more: [string, string][]) => newTableOf(sheet(['title', 'T'], ...more), about).table.visibility;
    // both lists are sent, whichever is shown
    for (const who of ['solo', 'bots']) expect(seenBy(['who', who], ['visibility', 'public'], ['alone', 'private'])).toBe('private');
    expect(seenBy(['who', 'solo'], ['alone', 'public'])).toBe('public');
    expect(seenBy(['who', 'solo'])).toBe('private');
    expect(seenBy(['who', 'others'], ['visibility', 'public'], ['alone', 'private'])).toBe('public');
    expect(seenBy(['who', 'others'])).toBe('public');
  });

  it('names each field that is wrong', () => {
    const sent = sheet(['title', ' '], ['who', 'others'], ['timeControl', 'none'], ['seat.blue', 'email'], ['email.blue', 'nobody']);
    expect(newTableOf(sent, about).faults).toEqual({ title: { kind: 'name' }, 'email.blue': { kind: 'email' } });
  });

  it('refuses a name of more than 80 characters', () => {
    expect(newTableOf(sheet(['title', 'x'.repeat(81)], ['who', 'solo']), about).faults).toEqual({ title: { kind: 'name' } });
  });
});
