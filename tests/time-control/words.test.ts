import { describe, expect, it } from 'vitest';
import {
  describeTimeControl,
  expiries,
  expiryText,
  type HoursControl,
  lengthText,
  presetNames,
  presets,
  timeControlSchema,
  timeLeftText,
} from '../../lib/time-control';

const hour = 3_600_000;
const clock = (rules: object) => timeControlSchema.parse({ kind: 'hours', turn: 24, reaction: 6, ...rules }) as HoursControl;

describe('a clock in words', () => {
  it.each([
    [hour, '1 hour', '1 ora'],
    [30 * hour, '1 day and 6 hours', '1 giorno e 6 ore'],
    [48 * hour, '2 days', '2 giorni'],
    [1.5 * hour, '1 hour and 30 minutes', '1 ora e 30 minuti'],
    [49.25 * hour, '2 days and 1 hour', '2 giorni e 1 ora'],
    [20_000, '1 minute', '1 minuto'],
  ])('%i ms are %s', (length, en, it) => {
    expect([lengthText(length, 'en'), lengthText(length, 'it')]).toEqual([en, it]);
  });

  it.each([
    [30 * hour + 59_000, 'in 1 day and 6 hours', 'tra 1 giorno e 6 ore'],
    [2 * 60_000 - 1, 'in 1 minute', 'tra 1 minuto'],
    [59_999, 'in less than a minute', 'tra meno di un minuto'],
    [0, 'time is up', 'tempo scaduto'],
  ])('%i ms are left', (left, en, it) => {
    expect([timeLeftText(left, 'en'), timeLeftText(left, 'it')]).toEqual([en, it]);
  });

  it('says every rule that holds, in both languages', () => {
    const rules = clock({
      first: 12,
      bank: { start: 10, increment: 2, cap: 20 },
      zone: 'America/New_York',
      days: [5, 1],
      hours: { from: '09:00', to: '18:00' },
      grace: 1,
      vacation: 1,
      expiry: 'forfeit',
    });
    expect(describeTimeControl(rules, 'en')).toEqual([
      '1 day for a turn, 6 hours for a question in between.',
      '12 hours more for everybody’s first turn.',
      'Whoever needs more draws on a bank of 10 hours; each answer in time adds 2 hours, up to 20 hours.',
      'Time counts on Monday and Friday, from 09:00 to 18:00 (America/New York).',
      'An answer is still taken 1 hour after the deadline.',
      '1 day of vacation for each player.',
      'When time is up standing orders answer, else the game’s default; where it has none, the player loses the seat and the practice bot plays on.',
    ]);
    expect(describeTimeControl(rules, 'it')).toEqual([
      '1 giorno per un turno, 6 ore per una domanda intermedia.',
      '12 ore in più per il primo turno di ognuno.',
      'Chi ha bisogno di più attinge a una riserva di 10 ore; ogni risposta in tempo aggiunge 2 ore, fino a 20 ore.',
      'Il tempo conta di lunedì e venerdì, dalle 09:00 alle 18:00 (America/New York).',
      'Una risposta vale ancora entro 1 ora dalla scadenza.',
      '1 giorno di ferie per ogni giocatore.',
      'Scaduto il tempo rispondono gli ordini permanenti, altrimenti la risposta predefinita del gioco; se non c’è, il giocatore perde il posto e continua il giocatore automatico.',
    ]);
  });

  it('leaves out what does not hold', () => {
    expect(describeTimeControl(clock({}), 'en')).toHaveLength(2);
    expect(describeTimeControl({ kind: 'none' }, 'en')).toEqual(['No deadlines.']);
  });

  it('says for each rule what happens at the deadline', () => {
    const said = expiries.flatMap((expiry) =>
      [true, false].flatMap((defaults) => (['en', 'it'] as const).map((language) => expiryText({ defaults, expiry }, language))),
    );
    expect(new Set(said).size).toBe(expiries.length * 4);
  });
});

describe('presets', () => {
  it.each(presetNames)('%s is a time control as the schema writes it', (name) => {
    expect(timeControlSchema.parse(presets[name])).toEqual(presets[name]);
  });
});
