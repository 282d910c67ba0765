import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../../app/_ui/pages';
import { en } from '../../app/_words/en';
import { it as italian } from '../../app/_words/it';
import { actText } from '../../app/leagues/_parts/act-text';
import { bracketsOf, byRound, scoreOf } from '../../app/leagues/_parts/game-rows';
import { planText } from '../../app/leagues/_parts/plan-text';
import { courseOf } from '../../app/leagues/_parts/progress-lines';
import { placeIn } from '../../app/leagues/_parts/season-place';
import { chanceOf, fatesOf } from '../../app/leagues/_parts/standings-marks';
import { supposedIn } from '../../app/leagues/_parts/supposed';
import type { SeasonView } from '../../lib/play';
import type { SeasonAct } from '../../lib/play/leagues/league-look';
import { settingsSchema } from '../../lib/tournament';
import { englishWords } from '../support/tell-tale';

const at = '2026-04-03T09:00:00.000Z';

/** One act of each kind; a kind without one does not compile. */
const acts: { [Kind in SeasonAct['kind']]: SeasonAct & { kind: Kind } } = {
  planned: { kind: 'planned' },
  opened: { kind: 'opened' },
  'called-off': { kind: 'called-off' },
  resumed: { kind: 'resumed' },
  over: { kind: 'over' },
  changed: { kind: 'changed', what: ['calendar', 'divisions'] },
  copied: { kind: 'copied', from: 3 },
  started: { kind: 'started', seed: '5eed' },
  'not-started': { kind: 'not-started', why: { en: 'Too few.', it: 'Troppo pochi.' } },
  entered: { kind: 'entered', entrant: 'e', name: 'Ada' },
  left: { kind: 'left', entrant: 'e', name: 'Ada' },
  placed: { kind: 'placed', entrant: 'e', name: 'Ada', division: 'B', seed: 4 },
  withdrawn: { kind: 'withdrawn', entrant: 'e', name: 'Ada', round: 2, why: 'Esami' },
  replaced: { kind: 'replaced', entrant: 'e', from: 'u1', to: 'u2', board: 1, round: 3 },
  'sits-out': { kind: 'sits-out', entrant: 'e', name: 'Ada', round: 4, out: true },
  'round-opened': { kind: 'round-opened', round: 2, tables: 4, deadline: at },
  'round-closed': { kind: 'round-closed', round: 2, games: 4 },
  late: { kind: 'late', round: 2, games: 1 },
  extended: { kind: 'extended', round: 2, days: 3, deadline: at },
  paused: { kind: 'paused', from: at, until: '2026-04-10T09:00:00.000Z' },
  clock: { kind: 'clock', timeControl: { kind: 'none' } },
  challenged: { kind: 'challenged', by: 'Ada', to: 'Bea' },
};

const catalogues = { en, it: italian };
const names = new Map([
  ['u1', 'Cleo'],
  ['u2', 'Dora'],
]);

function told(language: 'en' | 'it', { kind, ...details }: SeasonAct): string {
  const t = createTranslator({ locale: language, messages: catalogues[language] as typeof en, namespace: 'seasonRecord' });
  return actText({ kind, details }, { t, names, reckoning: { zone: 'Europe/Rome', language } });
}

describe('the record of a season', () => {
  it.each(Object.values(acts))('has words for $kind in both languages', (act) => {
    const english = told('en', act);
    expect(english).not.toBe(en.seasonRecord.unknown);
    expect(told('it', act)).not.toBe(english);
    expect(told('it', act)).not.toMatch(englishWords);
    expect(english + told('it', act)).not.toMatch(/[{}]|undefined|NaN/);
  });

  it('names who came and who went, with rounds and moments', () => {
    expect(told('en', acts.replaced)).toBe('Dora plays in the place of Cleo from round 3 on.');
    expect(told('en', acts['round-opened'])).toBe('Round 2 opened with 4 games; it ends Friday 3 April 2026, 11:00 (Europe/Rome).');
    expect(told('it', acts.changed)).toBe('Cambiato: il calendario, le divisioni.');
    expect(told('en', { ...acts.placed, division: null })).toBe('Ada is on the waiting list.');
    expect(told('en', { ...acts['sits-out'], out: false })).toBe('Ada plays round 4 after all.');
    expect(told('en', { ...acts.replaced, from: 'gone' })).toContain('in the place of a former player');
  });

  it('says of an act that it does not know that there was one', () => {
    expect(told('en', { kind: 'dreamt' } as never)).toBe(en.seasonRecord.unknown);
  });
});

const planned = (settings: object, change: object = {}): Pick<SeasonView, 'plan' | 'divisions' | 'rounds'> => ({
  plan: {
    ...{
      game: 'ridges',
      options: {},
      timeControl: { kind: 'none' },
      absence: 'shift',
      counts: 'unrated',
      leaving: 'bot',
      entry: 'members',
    },
    ...{ rounds: null, late: 'draw', exchange: 2, calendar: { days: 14, rest: 0, early: true, zone: 'Europe/Rome' } },
    settings: settingsSchema.parse({
      ...{ seats: ['red', 'blue'].map((side) => ({ side, camp: side })), sides: 'drawn', tieBreaks: [] },
      system: { kind: 'round-robin', cycles: 2, numbers: 'seeds' },
      points: { scale: { by: 'outcome', win: 1, draw: 0.5, loss: 0 }, byes: { odd: 0, asked: 0, absent: 1, late: 0, withdrawn: 1 } },
      ...settings,
    }),
    ...change,
  } as SeasonView['plan'],
  divisions: ['A', 'B'].map((name) => ({ id: name, name, size: 8, table: [], up: 0, down: 0 })),
  rounds: [],
});

const systems = {
  'round-robin': {},
  swiss: { system: { kind: 'swiss', first: 'points' } },
  elimination: { system: { kind: 'elimination', losses: 2, drawn: 'replay' } },
  ladder: {
    system: { kind: 'ladder', reach: 3, rest: 1, moves: 'step-in', idle: { rounds: 2, places: 1 }, challenges: [] },
    points: {
      scale: { by: 'margin', rows: [{ from: 0, points: 1 }] },
      byes: { odd: 0, asked: 0, absent: 1, late: 0, withdrawn: 1 },
      forfeit: { kinds: ['conceded'], win: 3, loss: 0 },
    },
  },
  tables: {
    system: { kind: 'tables', remainder: 'byes' },
    seats: ['a', 'b', 'c'].map((side) => ({ side, camp: side })),
    smaller: [],
    points: { scale: { by: 'rank', points: [3, 1, 0] }, byes: { odd: 0, asked: 0, absent: 1, late: 0, withdrawn: 1 } },
  },
  smaller: {
    system: { kind: 'tables', remainder: 'smaller' },
    seats: ['a', 'b', 'c'].map((side) => ({ side, camp: side })),
    smaller: [['a', 'b'].map((side) => ({ side, camp: side }))],
  },
  teams: { boards: 4, annul: 'under-half', boardPoints: { by: 'level', levels: { decisive: 2 } } },
};

function rules(language: 'en' | 'it', settings: object): string[] {
  const t = createTranslator({ locale: language, messages: catalogues[language] as typeof en, namespace: 'seasonRules' });
  const words = { t, points: String, kindName: (kind: keyof typeof en.results.kinds) => catalogues[language].results.kinds[kind] };
  const sections = planText(planned(settings), { ...words, reckoning: { zone: 'UTC', language } });
  return sections.flatMap(({ title, lines }) => [title, ...lines]);
}

describe('the rules of a season', () => {
  it.each(Object.entries(systems))('are told in both languages: %s', (_, settings) => {
    const [english, translated] = [rules('en', settings), rules('it', settings)];
    expect(translated).toHaveLength(english.length);
    expect(translated.filter((line) => englishWords.test(line))).toEqual([]);
    expect([...english, ...translated].filter((line) => line === '' || /[{}]|undefined|NaN/.test(line))).toEqual([]);
  });

  it('say system, sides, points, calendar and what is late', () => {
    expect(rules('en', {})).toEqual(
      expect.arrayContaining([
        'Everybody meets everybody: twice – the second time with sides swapped.',
        'At the end the last 2 of a division and the first 2 of the one below change places.',
        'Won: 1. Drawn: 0.5. Lost: 0.',
        'A round lasts 14 days (Europe/Rome).',
        'They are drawn.',
      ]),
    );
  });
});

describe('the table of a division', () => {
  const lines = ['a', 'b', 'c', 'd', 'e'].map((entrant) => ({ entrant, withdrawn: entrant === 'a' }));

  it('marks who goes up, of those who play on, and the last who go down', () => {
    expect([...fatesOf(lines, { up: 2, down: 1 })].sort()).toEqual([
      ['b', 'up'],
      ['c', 'up'],
      ['e', 'down'],
    ]);
    expect(fatesOf(lines, { up: 0, down: 0 }).size).toBe(0);
  });

  it('says of a place whether it is sure', () => {
    expect(chanceOf({ best: 1, worst: 2 }, 2)).toBe('certain');
    expect(chanceOf({ best: 2, worst: 5 }, 2)).toBe('possible');
    expect(chanceOf({ best: 3, worst: 5 }, 2)).toBe('impossible');
  });

  it('follows everybody through the rounds, in the order of the last', () => {
    const standing = (entrant: string, rank: number | null, points: number) => ({ entrant, rank, points });
    const course = courseOf([
      { round: 1, standings: [standing('a', 1, 1), standing('b', 2, 0)] },
      { round: 3, standings: [standing('b', 1, 2), standing('a', null, 0)] },
    ]);
    expect(course).toEqual({
      rounds: [1, 3],
      lines: [
        { entrant: 'b', places: [2, 1], points: [0, 2] },
        { entrant: 'a', places: [1, null], points: [1, 0] },
      ],
    });
  });
});

describe('the games of a season', () => {
  const place = (entrant: string, rank: number | null) => ({ entrant, side: null, player: null, rank, left: null });
  const game = (first: number | null, second: number | null, kind: string | null = 'played-out') => ({
    places: [place('a', first), place('b', second)],
    kind,
  });

  it('have the score that chess players write', () => {
    expect([game(1, 2), game(2, 1), game(1, 1), game(null, null, null), game(1, 1, 'void')].map(scoreOf)).toEqual([
      '1 – 0',
      '0 – 1',
      '½ – ½',
      null,
      null,
    ]);
  });

  it('stand by round, and in a round by division', () => {
    const games = [{ id: 'g' } as never];
    const all = [
      { division: '1', name: 'A', rounds: [{ round: 2, games }] },
      { division: '2', name: 'B', rounds: [1, 2].map((round) => ({ round, games })) },
    ];
    expect(byRound(all).map(({ round, divisions }) => [round, divisions.map(({ name }) => name)])).toEqual([
      [1, ['B']],
      [2, ['A', 'B']],
    ]);
  });

  it('of a long list stand a page at a time', () => {
    const games = Array.from({ length: 150 }, (_, id) => ({ id: `${id}` }) as never);
    expect(pageOf(games, 1, 100)).toEqual({ shown: games.slice(100), isMore: false });
    expect(pageOf(games, 0, 100)).toMatchObject({ isMore: true });
    expect(pageOf(games, 7, 100)).toEqual({ shown: [], isMore: false });
  });

  it('of a knock-out stand as brackets, by their places, those of who lost once apart', () => {
    const named = (...ids: string[]) => ids.map((id) => ({ id }) as never);
    const rounds = [
      { round: 1, games: named('w1-10', 'w1-2') },
      { round: 2, games: named('w2-1', 'l1-1') },
      { round: 3, games: named('f1') },
    ];
    const ids = bracketsOf({ rounds }).map(({ kind, rounds: own }) => [kind, own.map(({ games }) => games.map(({ id }) => id))]);
    expect(ids).toEqual([
      ['winners', [['w1-2', 'w1-10'], ['w2-1'], ['f1']]],
      ['losers', [['l1-1']]],
    ]);
  });

  it('are supposed to end as the address says, and only so', () => {
    expect(
      supposedIn({ division: 'd', 'game-1-2': 'first', 'game-2': 'maybe', 'game-3': ['drawn'], 'game-4': '', other: 'drawn' }),
    ).toEqual({
      '1-2': 'first',
    });
  });

  it('are of the season that the address names, or of none', () => {
    const seasons = ['3', '0', '-1', '1e3', '2147483648', '01', 'x'];
    expect(seasons.map((season) => placeIn({ league: 'l', season }).season)).toEqual([3, 0, 0, 0, 0, 0, 0]);
  });
});
