import { describe, expect, it } from 'vitest';
import {
  boardFileOf,
  boardOption,
  longestBoardFile,
  readBoardFile,
  standardFile,
  standardText,
  zoneFacts,
} from '../../../lib/games/1943-1945/board-file';

type Json = { zones: Record<string, unknown>[]; tables: Record<string, unknown>; [key: string]: unknown };
const changed = (change: (file: Json) => void): string => {
  const file = structuredClone(standardFile) as unknown as Json;
  change(file);
  return JSON.stringify(file);
};
const complaints = (text: string): string[] => {
  const found = readBoardFile(text);
  return 'wrong' in found ? found.wrong.map(({ en }) => en) : [];
};

describe('the reconstruction of the board', () => {
  it('is a board file without contradictions', () => {
    expect(complaints('')).toEqual([]);
    expect(complaints(standardText())).toEqual([]);
    expect(boardFileOf({ board: '' }).zones).toHaveLength(23);
  });

  it('marks every fact of every zone as sourced or inferred, and no fact as both', () => {
    for (const { id, sourced, inferred } of boardFileOf({ board: '' }).zones) {
      expect([id, [...sourced, ...inferred].sort()]).toEqual([id, [...zoneFacts].sort()]);
    }
  });

  it('marks every figure of every table as sourced or inferred', () => {
    const bare = (value: unknown, path: string): string[] => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
      if ('value' in value) return 'sourced' in value !== 'inferred' in value ? [] : [path];
      return Object.entries(value).flatMap(([key, each]) => bare(each, `${path}.${key}`));
    };
    expect(bare(standardFile.tables, 'tables')).toEqual([]);
  });

  it('keeps what the rulebook says of single zones', () => {
    const zone = (id: string) => boardFileOf({ board: '' }).zones.find((each) => each.id === id);
    expect(zone('01')).toMatchObject({ axisSymbol: true, star: true, sea: false });
    expect(zone('14')).toMatchObject({ region: 'sicily', sea: true, mountain: false });
    // the worked example: planes and paratroopers of Tunis, and a plane of Sardinia, reach Sicily on turn 2; Sicily has a land retreat
    expect(zone('17')?.short).toContain('14');
    expect(zone('15')?.short).toContain('14');
    expect(zone('14')?.arrows).toHaveLength(1);
    expect(boardFileOf({ board: '' }).zones.filter(({ alliedStar }) => alliedStar)).toHaveLength(3);
  });
});

describe('a corrected board file', () => {
  it('changes what it says', () => {
    const text = changed((file) => Object.assign(file.zones[8]!, { mountain: true }));
    expect(boardFileOf({ board: text }).zones[8]).toMatchObject({ id: '09', mountain: true });
    expect(boardOption.parse(text)).toBe(text);
  });

  it.each<[string, (file: Json) => void, string]>([
    [
      'a border with a zone there is not',
      (file) => Object.assign(file.zones[0]!, { borders: ['02', '77'] }),
      'Board file: zone 01 (Munich) names zone "77" in "borders"; there is none.',
    ],
    [
      'a border of one side',
      (file) => Object.assign(file.zones[0]!, { borders: [] }),
      'Board file: zone 02 (Tyrol) has 01 (Munich) in "borders", but 01 (Munich) does not have 02 (Tyrol).',
    ],
    [
      'an arrow to itself',
      (file) => Object.assign(file.zones[13]!, { arrows: ['13', '14'] }),
      'Board file: zone 14 (Sicily) names itself in "arrows".',
    ],
    [
      'a reach that shrinks with the longer ruler',
      (file) => Object.assign(file.zones[0]!, { long: ['01'] }),
      'Board file: zone 01 (Munich) reaches "02" with the short ruler but not with the long one.',
    ],
    ['two zones of one number', (file) => file.zones.push(file.zones[0]!), 'Board file: there are two zones "01".'],
    [
      'a board without Munich',
      (file) => Object.assign(file.zones[0]!, { axisSymbol: false }),
      'Board file: exactly one zone has "axisSymbol": Munich; here 0 have.',
    ],
    [
      'a symbol that is no symbol',
      (file) => Object.assign(file.zones[3]!, { airport: 'yes' }),
      'Board file: zone "04", "airport": true or false is needed.',
    ],
    [
      'a fact there is not',
      (file) => Object.assign(file.zones[3]!, { forest: true }),
      'Board file: zone "04": "forest" is not known here.',
    ],
    [
      'a turn without reinforcements',
      (file) => delete (file.tables.reinforcements as { axis: Record<string, unknown> }).axis['8'],
      'Board file: "reinforcements.axis" has no turn 8.',
    ],
    [
      'a set-up the pool cannot fill',
      (file) => Object.assign((file.tables.pool as { allied: object }).allied, { cube: { value: 11, inferred: 'test' } }),
      'Board file: the allied set-up needs 12 of "cube", the pool has 11.',
    ],
    [
      'a set-up in no zone',
      (file) => Object.assign((file.tables.setUp as { axis: object }).axis, { '99': { value: { cube: 1, tank: 0 }, inferred: 'test' } }),
      'Board file: "setUp.axis" names zone "99"; there is none.',
    ],
  ])('is refused by name for %s', (_, change, complaint) => {
    expect(complaints(changed(change))).toContain(complaint);
  });

  it('is refused when it is no JSON, or too long, in both languages', () => {
    expect(complaints('{')[0]).toMatch(/^The board file is not JSON: /);
    const found = boardOption.safeParse('{');
    expect(found.error?.issues[0]).toMatchObject({
      params: { text: { it: expect.stringMatching(/^Il file del tabellone non è JSON: /) } },
    });
    expect(boardOption.safeParse(' '.repeat(longestBoardFile + 1)).success).toBe(false);
  });
});
