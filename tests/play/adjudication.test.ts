import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type Db, database } from '../../db/client';
import { resultOfTable } from '../../db/results';
import { changedResults } from '../../db/schema';
import { adjudicate, affairs, appeal, appealDays, concede, exportTable, leaveClub, tableView } from '../../lib/play';
import { clubWith } from '../support/clubs';
import { onEachDatabase } from '../support/databases';
import { followsFromLog, lettersAbout } from '../support/results';
import { codeOf, leaveToBot, newUser, type Player, redWins, ridgesFor, send } from '../support/tables';

onEachDatabase('games that directors judge', () => {
  let db: Db;
  let ann: Player;
  let bob: Player;
  let dora: Player;
  let eve: Player;
  let club: string;
  beforeAll(async () => {
    ({ db } = await database());
    [ann, bob, dora, eve] = (await Promise.all(['Ann', 'Bob', 'Dora', 'Eve'].map((name) => newUser(name)))) as [
      Player,
      Player,
      Player,
      Player,
    ];
    club = await clubWith(dora, { directors: [ann], members: [bob] });
  });

  const inClub = () => ridgesFor(ann, bob, { club });
  const won = (...winners: string[]) => ({ verdict: 'won' as const, winners, reason: 'Red stood before the last ridge.', appeal: null });
  const ranks = async (id: string) => Object.fromEntries((await resultOfTable(db, id))!.players.map(({ seat, rank }) => [seat, rank]));

  it('end with the verdict and its reason, which the log keeps with the position', async () => {
    const id = await inClub();
    await send(ann, id, 'red', ['DEPLOY 2']);
    await adjudicate(dora, id, won('red'));
    expect(await tableView(bob, id)).toMatchObject({ status: 'over', headline: 'Adjudicated, won by: Red.', waiting: [] });
    expect(await resultOfTable(db, id)).toMatchObject({
      kind: 'adjudicated',
      winners: ['red'],
      reason: 'Red stood before the last ridge.',
    });
    expect(await ranks(id)).toEqual({ red: 1, blue: 2 });
    expect((await affairs(bob, id)).acts[0]?.lines).toEqual([
      'Dora decides as a director: Adjudicated, won by: Red. Reason: “Red stood before the last ridge.”',
    ]);
    expect((await lettersAbout(id)).filter(([kind]) => kind === 'over')).toEqual(
      expect.arrayContaining([
        ['over', ann.user, undefined],
        ['over', bob.user, undefined],
      ]),
    );
    await followsFromLog(id, ann);
  });

  it('are judged by no player of them, no member without office, no stranger, and nobody where no club is', async () => {
    const id = await inClub();
    for (const who of [ann, bob, eve]) expect(await codeOf(adjudicate(who, id, won('red')))).toBe('forbidden');
    const alone = await ridgesFor(ann, bob);
    expect(await codeOf(adjudicate(dora, alone, won('red')))).toBe('forbidden');
    expect(await codeOf(appeal(bob, alone, 'Unfair'))).toBe('conflict');
    expect((await tableView(ann, id)).status).toBe('running');
  });

  it('want a winner, a reason, and an appeal where they stand as they are', async () => {
    const id = await inClub();
    const wrong = [
      { ...won() },
      { ...won('green') },
      { ...won('red'), reason: ' ' },
      { ...won('red'), reason: 'x'.repeat(1001) },
      { ...won(), verdict: 'stands' as const },
      { ...won('red'), appeal: 1 },
    ];
    const codes = await Promise.all(wrong.map((each) => codeOf(adjudicate(dora, id, each))));
    expect(codes).toEqual(['invalid', 'not-found', 'invalid', 'invalid', 'conflict', 'conflict']);
  });

  it('are appealed against: the directors hear of it, and what they decide replaces nothing', async () => {
    const id = await inClub();
    await concede(bob, id);
    await appeal(bob, id, 'I pressed the wrong button.');
    expect(await lettersAbout(id)).toContainEqual(['affair', dora.user, 'appealed']);
    expect(await lettersAbout(id)).not.toContainEqual(['affair', bob.user, 'appealed']);
    expect(await resultOfTable(db, id)).toMatchObject({ kind: 'conceded', winners: ['red'] });
    expect((await affairs(dora, id)).appeals).toMatchObject([{ entry: 2, by: 'Blue', reason: 'I pressed the wrong button.' }]);
    await followsFromLog(id, ann);
    await adjudicate(dora, id, { verdict: 'stands', winners: [], reason: 'A concession is final.', appeal: 2 });
    expect(await resultOfTable(db, id)).toMatchObject({ kind: 'conceded', winners: ['red'], entry: 1 });
    expect(await lettersAbout(id)).toEqual(
      expect.arrayContaining([
        ['affair', bob.user, 'ruled'],
        ['affair', ann.user, 'ruled'],
      ]),
    );
    expect((await affairs(dora, id)).appeals).toEqual([]);
    await followsFromLog(id, ann);
    await appeal(bob, id, 'Please look again.');
    await adjudicate(dora, id, { verdict: 'draw', winners: [], reason: 'Both agreed by telephone.', appeal: 4 });
    expect(await resultOfTable(db, id)).toMatchObject({ kind: 'adjudicated', winners: [], entry: 5 });
    expect(await ranks(id)).toEqual({ red: 1, blue: 1 });
    expect((await exportTable(ann, id)).entries.map(({ notation }) => notation)).toEqual([
      'CONCEDE BLUE',
      'APPEAL BLUE',
      'ADJUDICATE STANDS',
      'APPEAL BLUE',
      'ADJUDICATE DRAW',
    ]);
    await followsFromLog(id, ann);
    await adjudicate(dora, id, { verdict: 'void', winners: [], reason: 'It was never played.', appeal: null });
    expect(await resultOfTable(db, id)).toMatchObject({ kind: 'void', winners: [] });
    expect(await ranks(id)).toEqual({ red: null, blue: null });
    await followsFromLog(id, ann);
  });

  it('move no rating by an appeal alone, nor by a verdict that lets them stand', async () => {
    const id = await inClub();
    await concede(bob, id);
    const { endedAt } = (await resultOfTable(db, id))!;
    const noted = () => db.$count(changedResults, eq(changedResults.at, endedAt));
    expect(await noted()).toBeGreaterThan(0);
    await db.delete(changedResults);
    await appeal(bob, id, 'Unfair.');
    await adjudicate(dora, id, { verdict: 'stands', winners: [], reason: 'It was fair.', appeal: 2 });
    expect(await noted()).toBe(0);
    await adjudicate(dora, id, won('blue'));
    expect(await db.$count(changedResults)).toBeGreaterThan(0);
  });

  it('can be played out or abandoned before, and changed all the same', async () => {
    const played = await inClub();
    await redWins(played, ann, bob);
    await appeal(bob, played, 'The rules were misread.');
    expect((await tableView(bob, played)).status).toBe('over');
    expect(await resultOfTable(db, played)).toMatchObject({ kind: 'played-out', winners: ['red'] });
    await followsFromLog(played, ann);
    await adjudicate(dora, played, won('blue'));
    expect(await ranks(played)).toEqual({ red: 2, blue: 1 });
    await followsFromLog(played, ann);
    const left = await inClub();
    await leaveToBot(left, 'red');
    await leaveToBot(left, 'blue');
    await appeal(bob, left, 'We both had to go.');
    expect(await resultOfTable(db, left)).toMatchObject({ kind: 'abandoned' });
    await followsFromLog(left, ann);
    await adjudicate(dora, left, won('blue'));
    expect(await resultOfTable(db, left)).toMatchObject({ kind: 'adjudicated', winners: ['blue'] });
    await followsFromLog(left, ann);
  });

  it('go on after an appeal that the directors turn down while they run', async () => {
    const id = await inClub();
    await appeal(bob, id, 'Red is slow.');
    await adjudicate(dora, id, { verdict: 'stands', winners: [], reason: 'Red is in time.', appeal: 1 });
    expect(await send(ann, id, 'red', ['DEPLOY 2'])).toMatchObject({ kind: 'held' });
    await redWins(id, ann, bob);
    expect(await resultOfTable(db, id)).toMatchObject({ kind: 'played-out' });
    await followsFromLog(id, ann);
  });

  it('are appealed against for two weeks, and not without end', async () => {
    const id = await inClub();
    await concede(bob, id);
    expect(await codeOf(appeal(eve, id, 'Nosy.'))).toBe('forbidden');
    const late = { now: () => new Date(Date.now() + (appealDays + 1) * 86_400_000) };
    expect(await codeOf(appeal(bob, id, 'Late.', late))).toBe('conflict');
    for (const text of ['One', 'Two', 'Three']) await appeal(bob, id, text);
    expect(await codeOf(appeal(bob, id, 'Four'))).toBe('conflict');
  });

  it('are not judged any more by who left the office', async () => {
    const other = await clubWith(dora, { directors: [eve], members: [ann, bob] });
    const id = await ridgesFor(ann, bob, { club: other });
    await leaveClub(eve, other);
    expect(await codeOf(adjudicate(eve, id, won('red')))).toBe('forbidden');
  });

  it('are decided once by two directors at once, one after the other', async () => {
    const other = await clubWith(dora, { directors: [eve], members: [ann, bob] });
    const id = await ridgesFor(ann, bob, { club: other });
    await Promise.all([adjudicate(dora, id, won('red')), adjudicate(eve, id, won('blue'))]);
    const { entries } = await exportTable(ann, id);
    expect(entries.map(({ notation }) => notation).sort()).toEqual(['ADJUDICATE BLUE', 'ADJUDICATE RED']);
    expect((await resultOfTable(db, id))?.winners).toEqual([entries[1]?.notation === 'ADJUDICATE RED' ? 'red' : 'blue']);
    await followsFromLog(id, ann);
  });
});
