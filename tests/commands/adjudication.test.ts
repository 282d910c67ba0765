import { describe, expect, it } from 'vitest';
import { type Adjudication, adjudicate } from '../../lib/commands/adjudication';

const ridges = '[game] ridges\n[options] {"ridges": 3}\n';
const judged = async (source: string): Promise<Adjudication> => {
  const answer = await adjudicate(source);
  if ('error' in answer) throw new Error(answer.error);
  return answer;
};

describe('adjudicate', () => {
  it('plays orders from the set-up with the given dice and tells what happened', async () => {
    const { entries, diceLeft, position } = await judged(`${ridges}[dice] 1 2 4\n[orders red]\nDEPLOY 2 # few\n[orders blue]\ndeploy 3`);
    expect(entries.map(({ seat, order, via }) => [seat, order, via])).toEqual([
      ['red', 'DEPLOY 2', 'umpire'],
      ['blue', 'DEPLOY 3', 'umpire'],
    ]);
    expect(entries[1]?.events.map((event) => event.text)).toContain('Red 2, blue 3: Blue takes the ridge (4).');
    expect(entries[0]?.events[0]?.to).toEqual(['red']);
    expect(diceLeft).toBe(0);
    expect(position).toBe(
      'Round 1, rally\nPrize: 4\nLoser: Red\nScores: Red 0, Blue 4\nReserves: Red 8, Blue 8\nDeployed: Red 2, Blue 3\n\nRidge 1 (Blue):\n',
    );
  });

  it('goes on from a position it wrote', async () => {
    const { position } = await judged(`${ridges}[dice] 1 2 4\n[orders red]\nDEPLOY 2\n[orders blue]\nDEPLOY 3`);
    const next = await judged(`${ridges}[dice] 6 3\n[position]\n${position}[orders red]\nRALLY`);
    expect(next.entries.map(({ draws }) => draws.map(({ label, values }) => `${label}: ${values}`))).toEqual([
      ['rally 1: 6', 'ridge 2: 3'],
    ]);
    expect(next.position).toMatch(/^Round 2, deploy\n.*\nScores: Red 4, Blue 0\n/);
  });

  it('answers by the suggested standing orders only when told to', async () => {
    const { questions } = await judged(`${ridges}[dice] 1 2 4\n[standing] suggested\n`);
    expect(questions.map(({ id, help }) => [id, help.length])).toEqual([
      ['1.deploy.red', 3],
      ['1.deploy.blue', 3],
    ]);
  });

  it('gives refused orders back with the reason, in the language asked for', async () => {
    const { refused, held } = await judged(`${ridges}[language] it\n[dice] 1 2 4\n[orders blue]\nSCHIERA 1\n[orders red]\nSCHIERA 70`);
    expect(refused).toMatchObject([
      { seat: 'red', line: 'SCHIERA 70', kind: 'illegal', violations: [{ text: 'Hai 10 compagnie: SCHIERA da 0 a 10.' }] },
    ]);
    expect(held).toEqual([{ seat: 'blue', decision: '1.deploy.blue', order: 'DEPLOY 1' }]);
  });

  it.each([
    ['no game', '[dice] 1', /names no game/],
    ['a game nobody knows', '[game] chess', /"chess"/],
    ['options that are not JSON', '[game] ridges\n[options] ridges=3', /not JSON/],
    ['options that are none', '[game] ridges\n[options] {"ridges": 99}', /ridges/],
    ['a die that shows 0', `${ridges}[dice] 1 0`, /"0"/],
    ['a seat that is none', `${ridges}[dice] 1 2 4\n[orders green]\nPASS`, /Seats: red, blue/],
    ['a section nobody knows', `${ridges}[moves]`, /no section \[moves\]/],
    ['a language nobody speaks', `${ridges}[language] de`, /en or it/],
    ['a position that cannot be read', `${ridges}[position]\nnonsense`, /"nonsense"/],
    ['too few dice', `${ridges}[dice] 1 2`, /no scripted die left for "ridge 1".*Add dice/],
  ])('says what is wrong with %s', async (_what, source, expected) => {
    expect(await adjudicate(source)).toEqual({ error: expect.stringMatching(expected) });
  });
});
