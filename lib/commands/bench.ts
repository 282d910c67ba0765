import { argumentsOf, giveUp } from './arguments';
import { balanceParts } from './bench/balance';
import { boardPart } from './bench/board';
import { hostilePart } from './bench/hostile/hostile';
import { killPart } from './bench/kill/kill';
import { rollingPart } from './bench/kill/rolling';
import { leagueParts } from './bench/league';
import { mailParts } from './bench/mail';
import { mailInPart } from './bench/mail-in';
import type { Measures, Part } from './bench/measure';
import { oddsParts } from './bench/odds';
import { pagePart } from './bench/page';
import { ratingsPart } from './bench/ratings';
import { reviewParts } from './bench/review';
import { fuzzParts, rulesParts } from './bench/rules';
import { scalePart } from './bench/scale/scale';
import { balancePart, exchangesPart } from './bench/seats';
import { submitParts } from './bench/submit';
import { submitRatePart } from './bench/submit-rate';
import { aimOf, isFailed } from './bench/targets';
import { verifyPart } from './bench/verify';
import { watchersPart } from './bench/watchers';
import { sightPart, wholePart } from './bench/whole';

// npm run bench -- [--json] [--only PREFIX]    README.md says what is measured and how

const { options, flags } = argumentsOf(process.argv.slice(2), ['only'], ['json']);
const only = options.only ?? '';
const parts: Part[] = [
  ...rulesParts,
  wholePart,
  sightPart,
  ...fuzzParts,
  ...oddsParts,
  ...reviewParts,
  ratingsPart,
  ...leagueParts,
  ...submitParts,
  verifyPart,
  submitRatePart,
  mailInPart,
  pagePart,
  watchersPart,
  boardPart,
  ...mailParts,
  killPart,
  rollingPart,
  hostilePart,
  exchangesPart,
  balancePart,
  ...balanceParts,
  scalePart,
];
const wanted = parts.filter(({ names }) => names.some((name) => name.startsWith(only)));
if (wanted.length === 0) giveUp(`Nothing starts with "${only}". Names: ${parts.flatMap(({ names }) => names).join(', ')}`);

const all: Measures = {};
for (const part of wanted) {
  for (const [name, measure] of Object.entries(await part.run())) {
    if (!name.startsWith(only)) continue;
    all[name] = measure;
    if (!flags.has('json'))
      console.log(`${name}: ${measure.value ?? `not measured, ${measure.reason}`} ${measure.unit}${aimOf(name, measure)}`);
  }
}
console.log(JSON.stringify(all));
process.exit(Object.entries(all).some(([name, measure]) => isFailed(name, measure)) ? 1 : 0);
