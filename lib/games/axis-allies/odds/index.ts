import type { Simulator } from '../../../engine';
import type { Edition } from '../edition';
import { edition1941 } from '../editions/1941';
import { optionsSchema as options1941 } from '../editions/1941/options';
import type { Options } from '../editions/options';
import { editionRevised } from '../editions/revised';
import { optionsSchema as optionsRevised } from '../editions/revised/options';
import type { K } from '../types';
import { carriedOut } from './carried-out';
import { formOf } from './form';
import { simulateAt } from './results';
import { positionOf, setUpAt } from './set-up';
import { threatsTowards } from './threats';

const simulator = (edition: Edition, parse: (said: object) => Options, hasLowLuck: boolean): Simulator<K> => ({
  unit: { en: 'IPCs', it: 'IPC' },
  form: (setUp, language) => formOf(edition, setUp, hasLowLuck, language),
  position: (setUp) => positionOf(edition, (lowLuck) => parse(hasLowLuck ? { lowLuck } : {}), setUp),
  setUpOf: setUpAt,
  threats: threatsTowards,
  after: carriedOut,
  simulate: simulateAt,
});

/** Battles of each edition, played out by its rules. */
export const odds1941 = simulator(edition1941, (said) => options1941.parse(said), false);
export const oddsRevised = simulator(editionRevised, (said) => optionsRevised.parse(said), true);
