import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askedOf, tellPlans } from '../../lib/commands/bench/scale/plans';
import { hear } from '../../lib/commands/bench/scale/query-log.mjs';
import { freshPostgres, hasPostgres } from '../support/databases';

describe('what a query reads', () => {
  const plan = (node: object) => askedOf([{ plan: { 'Query Text': 'select', Plan: node } }]).reads[0]?.rows;
  const scan = { 'Node Type': 'Seq Scan', 'Relation Name': 'tables', 'Actual Loops': 1, 'Actual Rows': 3 };

  it('counts rows that a filter threw away, and every loop', () => {
    expect(plan({ ...scan, 'Rows Removed by Filter': 97 })).toBe(100);
    expect(plan({ 'Node Type': 'Nested Loop', 'Actual Loops': 1, 'Actual Rows': 6, Plans: [scan, { ...scan, 'Actual Loops': 4 }] })).toBe(
      15,
    );
  });

  it('counts a bitmap once', () => {
    const below = { 'Node Type': 'Bitmap Index Scan', 'Index Name': 'by_time', 'Actual Loops': 1, 'Actual Rows': 3 };
    expect(plan({ ...scan, 'Node Type': 'Bitmap Heap Scan', Plans: [below] })).toBe(3);
  });

  describe.skipIf(!hasPostgres)('on a real server', () => {
    let fresh: { url: string; remove(): Promise<void> };
    beforeAll(async () => {
      fresh = await freshPostgres();
    });
    afterAll(() => fresh.remove());

    it('is told with every statement, and no more once nobody listens', async () => {
      await tellPlans(fresh.url, true);
      const told: unknown[] = [];
      const deafen = hear((each) => told.push(each));
      const client = new pg.Client({ connectionString: fresh.url });
      try {
        await client.connect();
        await client.query('create temporary table numbers as select generate_series(1, 100) as n');
        told.length = 0;
        await client.query('begin');
        await client.query('select * from numbers where n = $1', [7]);
        await client.query('commit');
        const asked = askedOf(told);
        expect(asked.statements).toBe(3);
        expect(asked.reads).toEqual([
          { text: 'select * from numbers where n = $1', rows: 100, steps: ['Seq Scan numbers: 1 rows × 1, 99 thrown away'] },
        ]);
      } finally {
        deafen();
        await client.end();
      }
      await tellPlans(fresh.url, false);
      const later = new pg.Client({ connectionString: fresh.url });
      const count = told.length;
      await later.connect();
      await later.query('select 1');
      await later.end();
      expect(told).toHaveLength(count);
    });
  });
});
