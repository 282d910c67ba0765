import { standardFile, type Tables } from './board-file';

/** Figures of the reconstruction that the rulebook does not give and that decide most: options of a table, in cubes. */
export const guesses = ['alliedTank', 'axisTank', 'axisPlane'] as const;
export type Guess = (typeof guesses)[number];
export type Guesses = Partial<Record<Guess, number>>;

const { allied, axis } = standardFile.tables.costs;

/** What a new table plays by: chosen so that practice bots win about equally. */
export const usualGuesses = { alliedTank: allied.tank.value, axisTank: axis.tank.value, axisPlane: axis.plane.value } satisfies Guesses;

/** What they were before they were options: tables of that time say nothing of them. */
const firstGuesses = { alliedTank: 1, axisTank: 2, axisPlane: 2 } satisfies Guesses;

/** The reconstruction's tables with a table's guesses in them. */
export function guessedTables(tables: Tables, options: Guesses): Tables {
  const { alliedTank, axisTank, axisPlane } = { ...firstGuesses, ...options };
  const { costs } = tables;
  return {
    ...tables,
    costs: { allied: { ...costs.allied, tank: alliedTank }, axis: { ...costs.axis, tank: axisTank, plane: axisPlane } },
  };
}
