import { pickNumber, pickOne, pickRow, run } from '../../../engine';
import type { Casualty } from '../orders';
import { mostHits, placementRange } from '../rules/hits';
import { casualtiesOf, type LossPool, lossPools, sinkings } from '../rules/losses';
import { isStandstill, lostByStaying } from '../rules/naval';
import { type Question, questions, submarinesOf } from '../rules/questions';
import { landingsRequired } from '../rules/stranded';
import { unitOf } from '../rules/units';
import type { AaDecision, K, Language, State } from '../types';
import { type Form, pickSpace, wordsIn } from './form';

type Asked<Q extends Question['kind']> = Extract<Question, { kind: Q }>;

/** What answers a decision of the combat phase. */
export function combatForm(state: State, { id }: AaDecision, language: Language): Form {
  const question = questions(state).find(({ decision }) => decision.id === id);
  if (!question) throw new Error(`${id} is not open`);
  switch (question.kind) {
    case 'battle':
      return battleForm(question, language);
    case 'landing':
      return landingForm(question, language);
    case 'reaction':
      throw new Error(`${id} is no question of the battle alone`);
    case 'submerge':
      return submergeForm(state, question, language);
    case 'casualties':
      return casualtiesForm(state, question, language);
    case 'agree':
      return agreeForm(language);
    case 'press':
      return pressForm(state, question, language);
    case 'strand':
      return strandForm(question, language);
  }
}

function* battleForm({ open }: Asked<'battle'>, language: Language): Form {
  const spaces = open.map((each) => each.space);
  return { type: 'battle', space: yield* pickSpace('space', spaces, language, () => wordsIn(language).labels.battle) };
}

function* landingForm({ landing: { space } }: Asked<'landing'>, language: Language): Form {
  const { labels } = wordsIn(language);
  const answer = yield* pickOne('proceed', ['proceed', 'call-off'], () => ({
    label: labels.landing({ space }),
    choice: (value) => (value === 'proceed' ? { label: labels.proceed, space } : { label: labels.callOff }),
  }));
  return { type: 'landing', target: space, proceed: answer === 'proceed' };
}

function* submergeForm(state: State, { battle, owner, part }: Asked<'submerge'>, language: Language): Form {
  const { labels } = wordsIn(language);
  const most = submarinesOf(state, battle, owner, part);
  const count = yield* pickNumber('count', run(0, most), () => ({ label: labels.submerge({ owner }), space: battle.space }));
  return { type: 'submerge', count };
}

/** Hits on one kind of unit after another; where whole units can take first hits, also how many sink. */
function* casualtiesForm(state: State, { battle, part }: Asked<'casualties'>, language: Language): Form {
  const { names, labels } = wordsIn(language);
  const { space } = battle;
  const pools = lossPools(state, battle, part);
  const placed: number[] = [];
  const losses: Casualty[] = [];
  const unitsOf = ({ owner, type, cargo, whole, damaged }: LossPool) =>
    names.losses([{ owner, type, count: whole + damaged, cargo: [...cargo] }]);
  const { total } = mostHits(battle.hits, pools);
  const usual = usualPlacing(state, pools, total);
  const pick = pools.length > 1 ? pickRow<K> : pickNumber<K>;
  for (const [i, pool] of pools.entries()) {
    const { min, max } = placementRange(battle.hits, pools, placed);
    const hits = yield* pick(`hits-${i}`, run(min, max), () => ({
      label: labels.hits({ units: unitsOf(pool), owner: pool.owner, total }),
      space,
      row: {
        ...{ card: 'losses', title: labels.placeHits({ total, space }), name: unitsOf(pool) },
        ...{ icon: pool.type, owner: pool.owner, usual: usual[i] ?? 0, isWhole: true as const },
      },
    }));
    const sunk = yield* pickNumber(`sunk-${i}`, sinkings(pool, hits), () => ({
      label: labels.sunk({ units: { [pool.type]: pool.whole + pool.damaged }, hits }),
      space,
    }));
    placed.push(hits);
    losses.push(...casualtiesOf(pool, hits, sunk));
  }
  return { type: 'casualties', losses };
}

/** Hits by pool when first hits of large ships and then the cheapest units go first. */
function usualPlacing(state: State, pools: readonly LossPool[], total: number): number[] {
  const usual = pools.map(() => 0);
  let left = total;
  const take = (i: number, most: number) => {
    const some = Math.min(left, most);
    usual[i] = (usual[i] ?? 0) + some;
    left -= some;
  };
  for (const [i, { whole, hitsEach }] of pools.entries()) if (hitsEach > 1) take(i, whole * (hitsEach - 1));
  const cost = ({ type }: LossPool) => unitOf(state, type).cost;
  const cheapest = [...pools.entries()].sort(([, a], [, b]) => cost(a) - cost(b));
  for (const [i, { points }] of cheapest) take(i, points - (usual[i] ?? 0));
  return usual;
}

function* agreeForm(language: Language): Form {
  const { labels } = wordsIn(language);
  const answer = yield* pickOne('agree', ['yes', 'no'] as const, () => ({
    label: labels.agree,
    choice: (value) => ({ label: value === 'yes' ? labels.yes : labels.object }),
  }));
  return { type: 'consent', agree: answer === 'yes' };
}

function* pressForm(state: State, { battle, retreats }: Asked<'press'>, language: Language): Form {
  const { labels } = wordsIn(language);
  const stay = () => {
    if (!isStandstill(state, battle)) return labels.press;
    const price = lostByStaying(state, battle);
    return price.length > 0 ? labels.stayAt({ price }) : labels.stay;
  };
  const answer = yield* pickOne('onward', ['press', ...retreats.map((to) => to ?? 'retreat')], () => ({
    label: labels.onward,
    choice: (to) =>
      to === 'press'
        ? { label: stay(), space: battle.space }
        : to === 'retreat'
          ? { label: labels.retreatAir }
          : { label: labels.retreatTo({ to }), space: to },
  }));
  return answer === 'press' || answer === 'retreat' ? { type: answer } : { type: 'retreat', to: answer };
}

function* strandForm({ stranded, refuges }: Asked<'strand'>, language: Language): Form {
  const { labels } = wordsIn(language);
  const required = landingsRequired(stranded, refuges);
  const landings: { to: string; count: number }[] = [];
  let left = required;
  let later = refuges.reduce((sum, { room }) => sum + room, 0);
  for (const { space, room } of refuges) {
    later -= room;
    const count = yield* pickNumber(`landings-${space}`, run(Math.max(0, left - later), Math.min(room, left)), () => ({
      label: labels.landings({ space, total: required }),
      space,
    }));
    if (count > 0) landings.push({ to: space, count });
    left -= count;
  }
  return { type: 'strand', landings };
}
