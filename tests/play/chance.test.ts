import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, readGameFile } from '../../lib/chance/audit';
import type { GameFile } from '../../lib/chance/file';
import { checkHead, formatHead, parseHead } from '../../lib/chance/head';
import { valueIn } from '../../lib/chance/recipe';
import { recordGame } from '../../lib/chance/record';
import { commitmentOf, dieOf, hashOf, sealHead } from '../../lib/chance/source';
import { asBot, selfplay } from '../../lib/engine';
import { ridges } from '../../lib/games/ridges';
import { auditFiles } from '../arch/layers';
import { forgedFrom } from '../support/forged';
import { recordedGame } from '../support/recorded';

const source = { secret: hashOf('a secret of this test'), words: ['alpha', 'ω "quoted"\n'], table: 'test-table' };

function played(seed = 7): GameFile {
  const game = selfplay(ridges, { ridges: 5 }, { seed, choose: asBot, die: (seq) => dieOf(source, seq) });
  const seats = ['red', 'blue'].map((seat) => ({ seat, player: seat.toUpperCase() }));
  return recordGame(ridges, { ...game, source, title: 'Test', seats, at: new Date('2026-01-01T00:00:00Z') });
}

const forged = (change: (file: GameFile) => void) => forgedFrom(played(), change);

const firstWithDice = (file: GameFile) => file.entries.find(({ draws }) => draws.length > 0)!;

async function problemOf(file: GameFile) {
  const verdict = await audit(ridges, file);
  return verdict.ok ? null : { seq: verdict.problem.seq, kind: verdict.problem.kind };
}

describe('dice from a committed secret', () => {
  it('are the same for the same secret, words, table, entry, label and number, and differ with each of them', () => {
    const row = (change: Partial<typeof source> = {}, seq = 4, label = 'attack') =>
      Array.from({ length: 40 }, (_, i) => dieOf({ ...source, ...change }, seq)(label, i, 6)).join('');
    expect(row()).toBe(row());
    const others = [
      row({ secret: hashOf('another') }),
      row({ words: ['alpha', ''] }),
      row({ words: ['alphaω "quoted"\n'] }),
      row({ table: 'other' }),
      row({}, 5),
      row({}, 4, 'defence'),
    ];
    expect(new Set([row(), ...others]).size).toBe(7);
  });

  it('throws the numbers away that would favour low faces', () => {
    const bytes = (...numbers: number[]) => {
      const digest = new Uint8Array(32).fill(255);
      for (const [i, number] of numbers.entries()) new DataView(digest.buffer).setUint32(i * 4, number);
      return digest;
    };
    // 4294967292 is the largest multiple of 6 in 32 bits
    expect(valueIn(bytes(4294967291), 6)).toBe(6);
    expect(valueIn(bytes(4294967292, 3), 6)).toBe(4);
    expect(valueIn(bytes(), 6)).toBeNull();
    expect(valueIn(bytes(), 2)).toBe(2);
  });

  it('come out evenly', () => {
    const die = dieOf(source, 1);
    const count = new Array<number>(6).fill(0);
    for (let i = 0; i < 12_000; i++) count[die('even', i, 6) - 1]!++;
    const chiSquared = count.reduce((sum, n) => sum + (n - 2000) ** 2 / 2000, 0);
    // fixed input, so fixed result; 20.5 is the 0.1 % quantile at 5 degrees of freedom
    expect(chiSquared).toBeLessThan(20.5);
  });

  it('are committed to by the SHA-256 of the secret', () => {
    expect(commitmentOf('00'.repeat(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
  });
});

describe('the audit', () => {
  it('finds nothing wrong with an honest game', async () => {
    const file = played();
    expect(await audit(ridges, file)).toMatchObject({ ok: true, entries: file.entries.length, diceChecked: true });
    expect(readGameFile(JSON.parse(JSON.stringify(file)))).toEqual({ ok: true, file });
  });

  it('checks all but the dice while the game runs', async () => {
    const file = played();
    const running = forged((each) => {
      Object.assign(each, { secret: null, status: 'running', outcome: null, entries: file.entries.slice(0, 4) });
    });
    expect(await audit(ridges, running)).toMatchObject({ ok: true, entries: 4, diceChecked: false });
  });

  it('names the row that was changed', async () => {
    for (const seq of [1, 3, played().entries.length]) {
      const file = played();
      file.entries[seq - 1]!.at = '2026-01-01T00:00:01.000Z';
      expect(await problemOf(file)).toEqual({ seq, kind: 'chain' });
    }
  });

  it('names the row after a missing one, and the first of two exchanged ones', async () => {
    const missing = played();
    missing.entries.splice(2, 1);
    expect(await problemOf(missing)).toEqual({ seq: 3, kind: 'chain' });
    const exchanged = played();
    [exchanged.entries[1], exchanged.entries[2]] = [exchanged.entries[2]!, exchanged.entries[1]!];
    expect(await problemOf(exchanged)).toEqual({ seq: 2, kind: 'chain' });
  });

  it('names the opening when options, words or commitment were changed', async () => {
    for (const change of [{ options: { ridges: 6 } }, { rules: 2 }, { table: 'other' }]) {
      expect(await problemOf({ ...played(), ...change })).toEqual({ seq: 0, kind: 'chain' });
    }
    expect(await problemOf({ ...played(), commitment: 'f'.repeat(64) })).toEqual({ seq: null, kind: 'commitment' });
  });

  it('finds a die that the secret does not give, even when all hashes were made to fit', async () => {
    const seq = firstWithDice(played()).seq;
    const file = forged((each) => {
      const [draw] = firstWithDice(each).draws;
      draw!.values[0] = (draw!.values[0]! % 6) + 1;
    });
    expect(await problemOf(file)).toEqual({ seq, kind: 'dice' });
  });

  it('finds an order the rules do not allow, and a checksum of another state', async () => {
    const illegal = forged((file) => {
      file.entries[0]!.order = { type: 'deploy', companies: 90 };
    });
    expect(await problemOf(illegal)).toEqual({ seq: 1, kind: 'replay' });
    const junk = forged((file) => {
      file.entries[1]!.order = { type: 'surrender' };
    });
    expect(await problemOf(junk)).toEqual({ seq: 2, kind: 'replay' });
    const other = forged((file) => {
      file.entries[2]!.checksum = 'f'.repeat(28);
    });
    expect(await problemOf(other)).toEqual({ seq: 3, kind: 'replay' });
  });

  it('finds a false outcome, a false secret and a secret held back', async () => {
    const file = played();
    const outcome = { ...file.outcome!, winners: ['nobody'] };
    expect(await problemOf({ ...file, outcome })).toEqual({ seq: file.entries.length, kind: 'outcome' });
    expect(await problemOf({ ...file, secret: 'f'.repeat(64) })).toMatchObject({ kind: 'commitment' });
    expect(await problemOf({ ...file, secret: null })).toMatchObject({ kind: 'commitment' });
  });

  it('names the row whose shape is wrong', () => {
    const file = played() as unknown as { entries: Record<string, unknown>[] };
    file.entries[3]!.draws = 'none';
    const read = readGameFile(file);
    expect(read).toMatchObject({ ok: false, problem: { seq: 4, kind: 'shape' } });
    expect(readGameFile('nonsense')).toMatchObject({ ok: false, problem: { seq: null, kind: 'shape' } });
  });

  it('needs nothing but Web Crypto and the pure layers, so that a page can run it', () => {
    const own = ['act', ...auditFiles];
    for (const name of own) {
      const imports = readFileSync(`lib/chance/${name}.ts`, 'utf8').match(/from '([^']+)'/g) ?? [];
      expect(
        imports.filter(
          (each) => !/'(zod|\.\.\/engine(\/[\w-]+)?|\.\.\/games\/registry)'/.test(each) && !own.some((name) => each === `from './${name}'`),
        ),
      ).toEqual([]);
    }
  });
});

describe('the head of a log', () => {
  const headAt = (file: GameFile, seq: number) => {
    const value = seq === 0 ? file.opening.hash : file.entries[seq - 1]!.hash;
    return { plain: { seq, isSealed: false, value }, sealed: { seq, isSealed: true, value: sealHead(source.secret, seq, value) } };
  };

  it('is read as it was written, and nothing else is one', () => {
    const { plain, sealed } = headAt(played(), 3);
    for (const head of [plain, sealed]) expect(parseHead(` ${formatHead(head)}\n`)).toEqual(head);
    for (const text of ['', '3', `3:${'f'.repeat(63)}`, `-1:${'f'.repeat(64)}`, `3:open:${'f'.repeat(64)}`])
      expect(parseHead(text)).toBeNull();
  });

  it('is held by the file of its game at every entry, the set-up included', async () => {
    const file = played();
    for (const seq of [0, 1, file.entries.length]) {
      const { plain, sealed } = headAt(file, seq);
      expect([await checkHead(file, plain), await checkHead(file, sealed)]).toEqual(['held', 'held']);
    }
  });

  it('tells a log that was written anew before it, though every hash was made to fit, and not one that was changed behind it', async () => {
    const anew = forged((file) => {
      file.entries[2]!.at = '2026-01-01T00:00:01.000Z';
    });
    expect(await problemOf(anew)).toBeNull();
    const { plain, sealed } = headAt(played(), 3);
    expect([await checkHead(anew, plain), await checkHead(anew, sealed)]).toEqual(['other', 'other']);
    expect(await checkHead(anew, headAt(played(), 2).plain)).toBe('held');
  });

  it('does not hold at another entry, and is not found in a shorter file', async () => {
    const file = played();
    const { plain, sealed } = headAt(file, 3);
    expect([await checkHead(file, { ...plain, seq: 2 }), await checkHead(file, { ...sealed, seq: 2 })]).toEqual(['other', 'other']);
    expect(await checkHead({ ...file, entries: file.entries.slice(0, 2) }, plain)).toBe('later');
  });

  it('waits for the secret where it is sealed', async () => {
    const file = played();
    const { plain, sealed } = headAt(file, 3);
    expect(await checkHead({ ...file, secret: null }, sealed)).toBe('sealed');
    expect(sealed.value).not.toBe(plain.value);
  });
});

describe('the recipe in README.md', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'fieldpost-audit-'));
    const code = /```js\n([\s\S]*?)```/.exec(readFileSync('lib/chance/README.md', 'utf8'))![1]!;
    writeFileSync(join(folder, 'check.mjs'), code);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = (file: GameFile) => {
    writeFileSync(join(folder, 'game.json'), JSON.stringify(file));
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'check.mjs'), join(folder, 'game.json')], {
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  };

  it('is enough to check a game without us', () => {
    const file = played();
    expect(run(file)).toEqual({ status: 0, said: `${file.entries.length} rows are right\n` });
  });

  it('is enough for the second recipe as well', () => {
    const file = recordedGame('tests/fixtures/ridges/bots-mixed-dice.json');
    expect(file.recipe).toBe(2);
    expect(run(file)).toEqual({ status: 0, said: `${file.entries.length} rows are right\n` });
    const { words } = file.entries[2]!.mixed!;
    words![0]!.word = 'another';
    expect(run(file).said).toContain('row 3');
  });

  it('is enough where a public beacon is mixed in', () => {
    const file = recordedGame('tests/fixtures/ridges/public-beacon.json');
    expect(run(file)).toEqual({ status: 0, said: `${file.entries.length} rows are right\n` });
    const { seq, mixed } = file.entries.find((each) => each.mixed?.beacon && each.draws.length > 0)!;
    mixed!.beacon!.signature = 'a'.repeat(96);
    expect(run(file).said).toContain(`row ${seq}`);
  });

  it('finds what was forged', () => {
    const file = played();
    file.entries[2]!.via = 'umpire';
    expect(run(file).said).toContain('hash of row 3');
    const { seq } = firstWithDice(file);
    const loaded = forged((each) => {
      firstWithDice(each).draws[0]!.values[0] = 1 + (firstWithDice(each).draws[0]!.values[0]! % 6);
    });
    expect(run(loaded).said).toContain(`die 1 of row ${seq}`);
  });
});
