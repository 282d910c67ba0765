import * as z from 'zod';
import { isAllSound, type Text } from '../../engine';
import { contradictions, misfit } from './board-check';
import standard from './data/board.json';

/** Characters a board file may have. */
export const longestBoardFile = 60_000;

/** A number or list of the game with where it comes from: `sourced` cites the rulebook or a named page, `inferred` says why it is so. */
const fact = <T extends z.ZodType>(value: T) =>
  z
    .union([z.strictObject({ value, sourced: z.string().max(300) }), z.strictObject({ value, inferred: z.string().max(300) })])
    .transform((each) => (each as { value: z.output<T> }).value);

const zone = z.string().regex(/^[0-9A-Za-z]{1,4}$/);
const zones = z.array(zone).max(80);
const name = z.string().trim().min(1).max(40);
const names = z.strictObject({ en: name, it: name });
const figure = fact(z.int().min(0).max(60));
const hits = fact(z.int().min(1).max(6));
const outline = z
  .array(z.tuple([z.number().min(0).max(2000), z.number().min(0).max(2000)]))
  .min(3)
  .max(400);

/** What a zone may say of itself; every one of them is marked as sourced or inferred. */
export const zoneFacts = [
  'id',
  'name',
  'region',
  'sea',
  'star',
  'axisSymbol',
  'alliedStar',
  'mountain',
  'airport',
  'triangle',
  'borders',
  'arrows',
  'short',
  'long',
  'outline',
] as const;
const marks = z.array(z.enum(zoneFacts)).max(zoneFacts.length);

/** Regions the rules speak of: Italy is `italy` and `sicily`; the three islands and Africa have rules of their own. */
export const regions = ['germany', 'italy', 'sicily', 'sardinia', 'corsica', 'france', 'africa'] as const;

const zoneShape = z.strictObject({
  /** Number on the board, as it is written: "09". */
  id: zone,
  name: names,
  /** Other names the notation understands. */
  also: z.strictObject({ en: z.array(name).max(8), it: z.array(name).max(8) }),
  region: z.enum(regions),
  /** Adjacent to the sea. */
  sea: z.boolean(),
  /** Orange star. */
  star: z.boolean(),
  axisSymbol: z.boolean(),
  alliedStar: z.boolean(),
  mountain: z.boolean(),
  airport: z.boolean(),
  /** Light blue triangle: partisans. */
  triangle: z.boolean(),
  borders: zones,
  /** Zones joined by a white arrow. */
  arrows: zones,
  /** Zones that a plane here reaches with the short and with the long ruler. */
  short: zones,
  long: zones,
  /** Corners in millimetres, clockwise or not. */
  outline,
  sourced: marks,
  inferred: marks,
});
export type ZoneFacts = z.output<typeof zoneShape>;

const force = z.strictObject({
  cube: z.int().min(0).max(6),
  tank: z.int().min(0).max(6),
  plane: z.int().min(0).max(6).default(0),
  line: z.int().min(0).max(1).default(0),
});
const events = <T extends string>(...ids: T[]) =>
  z.strictObject(Object.fromEntries(ids.map((id) => [id, figure])) as Record<T, typeof figure>);

const tables = z.strictObject({
  turns: fact(z.int().min(1).max(20)),
  impulses: fact(z.int().min(1).max(6)),
  stacking: fact(z.int().min(1).max(12)),
  tanksPerZone: figure,
  linesPerZone: figure,
  attacksPerImpulse: figure,
  landingsPerImpulse: figure,
  combatRounds: fact(z.int().min(1).max(6)),
  combatDice: fact(z.int().min(1).max(12)),
  eventTokens: figure,
  eventsPerImpulse: figure,
  /** Turn at whose start Overlord happens. */
  overlord: figure,
  alliedPlanesPerTurn: figure,
  hits: z.strictObject({
    /** Lowest die that hits without support, with a tank or a plane, with both. */
    support: fact(z.tuple([z.int().min(1).max(6), z.int().min(1).max(6), z.int().min(1).max(6)])),
    bombing: hits,
    bombingProtected: hits,
    fleetBombardment: hits,
    interception: hits,
    fleetAttack: hits,
  }),
  landing: z.strictObject({ oneFleet: figure, twoFleets: figure }),
  transport: z.strictObject({ allied: fact(z.array(z.int().min(0).max(20)).min(1).max(20)), axis: figure }),
  reinforcements: z.strictObject({ allied: z.record(z.string(), figure), axis: z.record(z.string(), figure) }),
  costs: z.strictObject({
    allied: z.strictObject({ tank: figure, plane: figure, paratroopers: figure, partisans: figure }),
    axis: z.strictObject({ tank: figure, plane: figure, elite: figure }),
  }),
  /** The counter-mix; Italian pieces are among the tanks and planes. */
  pool: z.strictObject({
    allied: z.strictObject({ cube: figure, tank: figure, plane: figure, paratroopers: figure, partisans: figure, fleet: figure }),
    axis: z.strictObject({
      cube: figure,
      tank: figure,
      italianTank: figure,
      plane: figure,
      italianPlane: figure,
      elite: figure,
      fleet: figure,
      uboat: figure,
      line: figure,
    }),
  }),
  setUp: z.strictObject({ allied: z.strictObject({ perStarZone: fact(force) }), axis: z.record(zone, fact(force)) }),
  /** How often each event may be played in a game. */
  events: z.strictObject({
    allied: events('reinforcements', 'additional-impulse', 'stop-battle', 'logistic-effort', 'operational', 'reserves', 'strangle'),
    axis: events('reinforcements', 'additional-impulse', 'stop-battle', 'logistic-effort', 'kesselring', 'reserves', 'new-defensive-line'),
  }),
});
export type Tables = z.output<typeof tables>;

const shape = z.strictObject({
  format: z.literal('fieldpost 1943-1945 board'),
  title: names,
  /** Millimetres, like all outlines. */
  width: fact(z.number().min(50).max(2000)),
  height: fact(z.number().min(50).max(2000)),
  rulers: fact(z.strictObject({ short: z.number(), long: z.number() })),
  closed: z.array(z.strictObject({ id: z.string().regex(/^[a-z]{3,20}$/), name: names, outline, sourced: marks, inferred: marks })).max(12),
  /** Land that belongs to no zone. */
  beyond: z.array(outline).max(20).default([]),
  zones: z.array(zoneShape).min(4).max(80),
  tables,
});
/** A board with the tables that are printed on it. */
export type BoardFile = z.output<typeof shape>;

/** The file as it is written, with the marks on its figures: what charts show. */
export const standardFile = standard as unknown as z.input<typeof shape>;
export const standardText = (): string => JSON.stringify(standard);

const read = new Map<string, BoardFile | Text[]>();
const mostKept = 12;

/** A board file from its text, '' being Fieldpost's reconstruction: the same object every time; or what is wrong with it, by name. */
export function readBoardFile(text: string): { board: BoardFile } | { wrong: Text[] } {
  let found = read.get(text);
  if (!found) {
    found = parse(text);
    if (read.size >= mostKept) read.clear();
    read.set(text, found);
  }
  return Array.isArray(found) ? { wrong: found } : { board: found };
}

/** The board of a table; its option was checked when the table was made. */
export function boardFileOf({ board: text }: { board: string }): BoardFile {
  const found = readBoardFile(text);
  if ('wrong' in found) throw new Error(`a board file that was never checked: ${found.wrong[0]?.en}`);
  return found.board;
}

function parse(text: string): BoardFile | Text[] {
  let json: unknown = standard;
  if (text !== '') {
    try {
      json = JSON.parse(text);
    } catch (error) {
      const at = error instanceof SyntaxError ? error.message : '';
      return [{ en: `The board file is not JSON: ${at}.`, it: `Il file del tabellone non è JSON: ${at}.` }];
    }
  }
  if (!isAllSound(json)) {
    return [{ en: 'The board file holds a NUL or half a character.', it: 'Il file del tabellone contiene un NUL o mezzo carattere.' }];
  }
  const parsed = shape.safeParse(json);
  if (!parsed.success) return parsed.error.issues.map((issue) => misfit(issue, json));
  const wrong = contradictions(parsed.data);
  return wrong.length > 0 ? wrong : parsed.data;
}

/** The option "board": the text of a corrected board file; '' is the reconstruction. Complaints carry both languages in `params.text`. */
export const boardOption = z
  .string()
  .max(longestBoardFile)
  .default('')
  .superRefine((text, context) => {
    const found = readBoardFile(text);
    if (!('wrong' in found)) return;
    for (const each of found.wrong.slice(0, 5)) context.addIssue({ code: 'custom', message: each.en, params: { text: each } });
  });

/** What a table's board is called where it is not the printed one: the reconstruction, or a file of the table's own by its title. */
export function boardNote({ board: text }: { board: string }): Text {
  if (text === '') return { en: 'Reconstructed board', it: 'Tabellone ricostruito' };
  const { title } = boardFileOf({ board: text });
  return { en: `Board: ${title.en}`, it: `Tabellone: ${title.it}` };
}
