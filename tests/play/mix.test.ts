import { describe, expect, it } from 'vitest';
import { audit, readGameFile } from '../../lib/chance/audit';
import type { GameFile, Mixed } from '../../lib/chance/file';
import { mixedDieMessage, mixText, setUpText } from '../../lib/chance/recipe';
import { mixedDice, recordGame } from '../../lib/chance/record';
import { hashOf, mixedDieOf } from '../../lib/chance/source';
import { asBot, type Move, selfplay } from '../../lib/engine';
import { ridges } from '../../lib/games/ridges';
import { forgedFrom } from '../support/forged';

const secret = hashOf('a secret of this test');
const source = { secret, words: ['alpha', ''], table: 'test-table' };

/** Red keeps its pledges, blue pledges nothing, and before the fifth entry the database was restored. */
function bring(seq: number, { seat }: Move): Mixed | undefined {
  if (seq === 5) return { epoch: '00ff' };
  if (seat === 'blue') return seq < 4 ? { words: [{ seat, word: `blue ${seq}` }] } : undefined;
  return { words: [{ seat, word: `red ${seq}`, pledge: hashOf(`red ${seq + 2}`) }] };
}

function played(brought = bring, seed = 7): GameFile {
  const options = { ridges: 5 };
  const seats = [
    { seat: 'red', player: 'RED', pledge: hashOf('red 1') },
    { seat: 'blue', player: 'BLUE' },
  ];
  const { mixed, die } = mixedDice(ridges, { source, options, seats }, brought);
  const game = selfplay(ridges, options, { seed, choose: asBot, die, recipe: 2 });
  return recordGame(ridges, { ...game, source, title: 'Test', seats, mixed, at: new Date('2026-01-01T00:00:00Z') });
}

const forged = (change: (file: GameFile) => void) => forgedFrom(played(), change);

const forty = (mix: string): string => Array.from({ length: 40 }, (_, i) => mixedDieOf(secret, mix)('attack', i, 6)).join('');

describe('dice of the second recipe', () => {
  const opening = {
    ...{ table: 't', game: 'ridges', rules: 1, options: { b: 1, a: 'ä' }, commitment: 'c'.repeat(64) },
    seats: [
      { seat: 'red', word: 'w', pledge: 'f'.repeat(64) },
      { seat: 'blue', word: '' },
    ],
    epoch: '00ff',
  };
  const order = { seq: 1, seat: 'red', decision: 'd', order: { type: 'deploy', companies: 3 } };

  it('are made of exactly these texts', () => {
    expect(setUpText(opening)).toBe(
      `[2,"t","ridges",1,{"a":"ä","b":1},"${'c'.repeat(64)}",[{"pledge":"${'f'.repeat(64)}","seat":"red","word":"w"},{"seat":"blue","word":""}],"00ff"]`,
    );
    expect(setUpText({ ...opening, epoch: null })).toMatch(/,null\]$/);
    expect(mixText('m', order)).toBe('["m",1,"red","d",{"companies":3,"type":"deploy"},null]');
    expect(mixText('m', { ...order, mixed: { words: [{ seat: 'red', word: 'w' }], epoch: 'e' } })).toBe(
      '["m",1,"red","d",{"companies":3,"type":"deploy"},{"epoch":"e","words":[{"seat":"red","word":"w"}]}]',
    );
    expect(mixedDieMessage('m', 'attack ω', 3, 0)).toBe('[2,"m","attack ω",3,0]');
    const mix = hashOf(mixText(hashOf(setUpText(opening)), order));
    expect([hashOf(setUpText(opening)), mix, forty(mix)]).toMatchInlineSnapshot(`
      [
        "98aef195b3fb53fe72eb1b0473c471a9982ab0fcddeaf71a7a3a9945686f4c35",
        "d7ba9ae3e58c8799efa97e648e31486eede86b630273e5c29413381a41841753",
        "5624433213144453524641446313653414564244",
      ]
    `);
  });

  it('are others when the table, an order, who gave it, its number, a word, a pledge or the epoch is another', () => {
    const begin = (change: Partial<typeof opening>) => hashOf(setUpText({ ...opening, ...change }));
    const entryMix = (change: Partial<typeof order> & { mixed?: Mixed }, from = begin({})) =>
      hashOf(mixText(from, { ...order, ...change }));
    const [red, blue] = opening.seats;
    const mixes = [
      ...[begin({}), begin({ table: 'u' }), begin({ game: 'g' }), begin({ rules: 2 }), begin({ options: { b: 2, a: 'ä' } })],
      ...[begin({ commitment: 'd'.repeat(64) }), begin({ epoch: '00fe' }), begin({ seats: [blue!, red!] })],
      ...[begin({ seats: [{ ...red!, word: 'v' }, blue!] }), begin({ seats: [{ ...red!, pledge: 'e'.repeat(64) }, blue!] })],
      ...[
        entryMix({}),
        entryMix({ seq: 2 }),
        entryMix({ seat: 'blue' }),
        entryMix({ decision: 'e' }),
        entryMix({ order: { type: 'deploy', companies: 4 } }),
      ],
      ...[entryMix({ mixed: { epoch: '00ff' } }), entryMix({ mixed: { words: [{ seat: 'red', word: 'x' }] } })],
      ...[entryMix({ mixed: { words: [{ seat: 'blue', word: 'x' }] } }), entryMix({ mixed: { words: [{ seat: 'red', word: 'y' }] } })],
      ...[entryMix({ mixed: { words: [{ seat: 'red', word: 'x', pledge: 'f'.repeat(64) }] } }), entryMix({}, begin({ epoch: '00fe' }))],
    ];
    expect(new Set(mixes.map(forty)).size).toBe(mixes.length);
  });

  it('hang on every word before them, and on none behind', () => {
    const file = played();
    const other = played((seq, move) => (seq === 3 ? { words: [{ seat: 'blue', word: 'other' }] } : bring(seq, move)));
    const dice = ({ opening: { draws }, entries }: GameFile) => [draws, ...entries.map((entry) => entry.draws)];
    expect(dice(other).slice(0, 3)).toEqual(dice(file).slice(0, 3));
    expect(dice(other)).not.toEqual(dice(file));
  });
});

describe('the audit of the second recipe', () => {
  it('passes an honest game and tells what was brought', async () => {
    const file = played();
    const verdict = await audit(ridges, file);
    if (!verdict.ok) throw new Error(verdict.problem.text.en);
    expect(verdict).toMatchObject({ diceChecked: true, brought: { epochs: 1 } });
    const reds = file.entries.flatMap(({ mixed }) => mixed?.words ?? []).filter(({ seat }) => seat === 'red').length;
    const [red, blue] = verdict.brought!.words;
    expect(red).toMatchObject({ seat: 'red', count: reds });
    expect(red!.pledged).toBeGreaterThan(0);
    expect(blue).toMatchObject({ seat: 'blue', pledged: 0 });
    expect(verdict.text.en).toContain(
      `Words for the dice: Red ${reds}, ${red!.pledged} of them pledged, Blue ${blue!.count}, 0 of them pledged.`,
    );
    expect(verdict.text.en).toContain('restored or moved once');
    expect(verdict.text.it).toContain('ripristinato o spostato una volta');
  });

  it('does not take a word for pledged that the file had before', async () => {
    const again = { seat: 'red', word: 'red 1', pledge: hashOf('red 1') };
    const verdict = await audit(
      ridges,
      played((_seq, { seat }) => (seat === 'red' ? { words: [again] } : undefined)),
    );
    expect(verdict).toMatchObject({ ok: true, brought: { words: [{ seat: 'red', pledged: 1 }, { count: 0 }] } });
  });

  const words = (file: GameFile, seq: number) => file.entries[seq - 1]!.mixed!.words!;
  it.each<[string, (file: GameFile) => void]>([
    [
      'another word',
      (file) => {
        words(file, 1)[0]!.word = 'chosen';
      },
    ],
    [
      'another pledge',
      (file) => {
        words(file, 1)[0]!.pledge = hashOf('chosen');
      },
    ],
    ['a word left out', (file) => void delete file.entries[0]!.mixed],
    [
      'another epoch',
      (file) => {
        file.entries[4]!.mixed!.epoch = '00fe';
      },
    ],
    [
      'an epoch at the start',
      (file) => {
        file.opening.epoch = '00fe';
      },
    ],
    [
      'another pledge at the start',
      (file) => {
        file.seats[0]!.pledge = hashOf('chosen');
      },
    ],
    [
      'another word at the start',
      (file) => {
        file.seats[1]!.word = 'chosen';
      },
    ],
    ['the first recipe', (file) => void delete file.recipe],
  ])('finds %s, with and without hashes that fit again', async (_what, change) => {
    const file = structuredClone(played());
    change(file);
    expect(await audit(ridges, file)).toMatchObject({ ok: false, problem: { kind: 'chain' } });
    expect(await audit(ridges, forged(change))).toMatchObject({ ok: false, problem: { kind: 'dice' } });
  });

  it('reads a file through JSON and refuses what is no part of one', () => {
    const file = played();
    expect(readGameFile(JSON.parse(JSON.stringify(file)))).toEqual({ ok: true, file });
    expect(readGameFile({ ...file, recipe: 3 })).toMatchObject({ ok: false, problem: { kind: 'shape' } });
    const odd = { ...file.entries[0], mixed: { words: [] } };
    expect(readGameFile({ ...file, entries: [odd, ...file.entries.slice(1)] })).toMatchObject({ ok: false, problem: { seq: 1 } });
  });
});
