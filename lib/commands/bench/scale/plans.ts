import pg from 'pg';
import { z } from 'zod';
import { telling } from '../../../../db/notify';

/** A node of a plan as PostgreSQL explains it in JSON. */
interface Node {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Index Name'?: string | undefined;
  'Actual Rows'?: number | undefined;
  'Actual Loops'?: number | undefined;
  'Rows Removed by Filter'?: number | undefined;
  'Rows Removed by Index Recheck'?: number | undefined;
  'Heap Fetches'?: number | undefined;
  Plans?: Node[] | undefined;
}

const nodeSchema: z.ZodType<Node> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Actual Rows': z.number().optional(),
  'Actual Loops': z.number().optional(),
  'Rows Removed by Filter': z.number().optional(),
  'Rows Removed by Index Recheck': z.number().optional(),
  'Heap Fetches': z.number().optional(),
  Plans: z.array(z.lazy(() => nodeSchema)).optional(),
});

const explained = z.object({ 'Query Text': z.string(), Plan: nodeSchema });
const heard = z.union([z.object({ statement: z.string(), isBehind: z.boolean().optional() }), z.object({ plan: explained })]);

export interface Read {
  /** Text of the query. */
  text: string;
  /** Rows it read from tables and indexes to find its answer, those that a filter threw away included. */
  rows: number;
  /** One line a step: how the rows were found. */
  steps: string[];
}

/** What one piece of work asked the database. */
export interface Asked {
  /** Statements sent; `begin` and `commit` count, what a new connection sets and news that are told, for which nobody waits, do not. */
  statements: number;
  /** How often an answer was waited for: what travels together is one. */
  roundTrips: number;
  /** Of each query, how it was answered. */
  reads: Read[];
}

const readOf = (node: Node): number => {
  const loops = node['Actual Loops'] ?? 0;
  const each = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return loops * each;
};

/** Rows that a plan read: what its scans of tables and indexes returned or threw away, over all loops. */
export function rowsRead(node: Node): number {
  // the index scan below a bitmap finds the same rows as the scan above it
  const own = node['Relation Name'] === undefined ? 0 : readOf(node);
  const below = (node.Plans ?? []).reduce((sum, each) => sum + rowsRead(each), 0);
  return own + below;
}

function stepsOf(node: Node, depth = 0): string[] {
  const where = node['Relation Name'] ?? node['Index Name'];
  const by = node['Relation Name'] && node['Index Name'] ? ` by ${node['Index Name']}` : '';
  const thrown = node['Rows Removed by Filter'] ? `, ${node['Rows Removed by Filter']} thrown away` : '';
  const line = `${'  '.repeat(depth)}${node['Node Type']}${where ? ` ${where}${by}` : ''}: ${node['Actual Rows']} rows × ${node['Actual Loops']}${thrown}`;
  return [line, ...(node.Plans ?? []).flatMap((each) => stepsOf(each, depth + 1))];
}

/** Sums up what `query-log.mjs` heard. */
export function askedOf(lines: readonly unknown[]): Asked {
  const all = lines.map((line) => heard.parse(line));
  const sent = all.filter((each) => 'statement' in each).filter(({ statement }) => statement !== telling && !statement.startsWith('set '));
  return {
    statements: sent.length,
    roundTrips: sent.filter(({ isBehind }) => !isBehind).length,
    reads: all.flatMap((each) =>
      'plan' in each ? [{ text: each.plan['Query Text'], rows: rowsRead(each.plan.Plan), steps: stepsOf(each.plan.Plan) }] : [],
    ),
  };
}

const settings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
};

/** Whether new connections to a database tell how every query was answered. Needs a superuser. */
export async function tellPlans(url: string, on: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("load 'auto_explain'");
    const name = pg.escapeIdentifier(client.database ?? '');
    for (const [key, value] of Object.entries(settings)) {
      await client.query(on ? `alter database ${name} set ${key} = '${value}'` : `alter database ${name} reset ${key}`);
    }
  } finally {
    await client.end();
  }
}
