import type { Choice, Pick, Prompt } from '../../../engine';
import { capitalised } from '../../kit/words';
import type { Battle } from '../combat-types';
import type { Casualty } from '../orders';
import { mostHits, placementRange } from '../rules/hits';
import { casualtiesOf, type LossPool, lossPools, sinkings } from '../rules/losses';
import { isStandstill, lostByStaying } from '../rules/naval';
import { type Question, questions, submarinesOf } from '../rules/questions';
import { landingsRequired } from '../rules/stranded';
import type { AaDecision, K, Language, Order, State } from '../types';
import { combatLabels } from '../words/combat-labels';
import { namesIn } from '../words/names';

type Asked<Q extends Question['kind']> = Extract<Question, { kind: Q }>;

/** The next question of an order form in the combat phase. */
export function promptCombat(state: State, decision: AaDecision, picks: readonly Pick[], language: Language): Prompt<K> {
  const question = questions(state).find((each) => each.decision.id === decision.id);
  if (!question) throw new Error(`${decision.id} is not open`);
  switch (question.kind) {
    case 'battle':
      return battlePrompt(question, picks, language);
    case 'landing':
      return landingPrompt(question, picks, language);
    case 'reaction':
      throw new Error(`${decision.id} is no question of the battle alone`);
    case 'submerge':
      return submergePrompt(state, question, picks, language);
    case 'casualties':
      return casualtiesPrompt(state, question, picks, language);
    case 'agree':
      return agreePrompt(picks, language);
    case 'press':
      return pressPrompt(state, question, picks, language);
    case 'strand':
      return strandPrompt(question, picks, language);
  }
}

const done = (order: Order): Prompt<K> => ({ kind: 'done', order });
const chosen = (pick: Pick | undefined): string | undefined => (Array.isArray(pick?.value) ? pick.value[0] : undefined);
const one = (field: string, label: string, choices: Choice[]): Prompt<K> => ({ kind: 'pick', field, label, choices, min: 1, max: 1 });

function battlePrompt({ open }: Asked<'battle'>, [pick]: readonly Pick[], language: Language): Prompt<K> {
  const space = chosen(pick);
  if (space !== undefined) return done({ type: 'battle', space });
  const names = namesIn(language);
  const choices = open.map((each) => ({ value: each.space, label: capitalised(names.space(each.space)), space: each.space }));
  return one('space', combatLabels[language].battle, choices);
}

function landingPrompt({ landing: { space } }: Asked<'landing'>, [pick]: readonly Pick[], language: Language): Prompt<K> {
  const answer = chosen(pick);
  if (answer !== undefined) return done({ type: 'landing', target: space, proceed: answer === 'proceed' });
  const labels = combatLabels[language];
  return one('proceed', labels.landing(namesIn(language).inSpace(space)), [
    { value: 'proceed', label: labels.proceed, space },
    { value: 'call-off', label: labels.callOff },
  ]);
}

function submergePrompt(state: State, { battle, owner, part }: Asked<'submerge'>, [pick]: readonly Pick[], language: Language): Prompt<K> {
  if (typeof pick?.value === 'number') return done({ type: 'submerge', count: pick.value });
  const label = combatLabels[language].submerge(namesIn(language).of(owner));
  return { kind: 'amount', field: 'count', label, min: 0, max: submarinesOf(state, battle, owner, part), space: battle.space };
}

/** Hits on one kind of unit after another; where whole units can take first hits, also how many sink. */
function casualtiesPrompt(state: State, { battle, part }: Asked<'casualties'>, picks: readonly Pick[], language: Language): Prompt<K> {
  const pools = lossPools(state, battle, part);
  const given = [...picks];
  const placed: number[] = [];
  const losses: Casualty[] = [];
  for (const [i, pool] of pools.entries()) {
    const { min, max } = placementRange(battle.hits, pools, placed);
    const hits = min === max ? min : given.shift()?.value;
    if (typeof hits !== 'number') return hitsPrompt(battle, pools, i, { min, max }, language);
    const ways = sinkings(pool, hits);
    const [fewest = 0] = ways;
    const sunk = ways.length < 2 ? fewest : given.shift()?.value;
    if (typeof sunk !== 'number') {
      const label = combatLabels[language].sunk(namesIn(language).units({ [pool.type]: pool.whole + pool.damaged }), hits);
      return { kind: 'amount', field: `sunk-${i}`, label, min: fewest, max: ways[ways.length - 1] ?? fewest, space: battle.space };
    }
    placed.push(hits);
    losses.push(...casualtiesOf(pool, hits, sunk));
  }
  return done({ type: 'casualties', losses });
}

/** Hits on one kind of unit. */
function hitsPrompt(
  battle: Battle,
  pools: readonly LossPool[],
  index: number,
  { min, max }: { min: number; max: number },
  language: Language,
): Prompt<K> {
  const names = namesIn(language);
  const pool = pools[index];
  if (!pool) throw new Error(`no losses ${index} in ${battle.space}`);
  const { owner, type, cargo, whole, damaged } = pool;
  const units = names.losses([{ owner, type, count: whole + damaged, cargo: [...cargo] }]);
  const label = combatLabels[language].hits(units, names.of(owner), mostHits(battle.hits, pools).total);
  return { kind: 'amount', field: `hits-${index}`, label, min, max, space: battle.space };
}

function agreePrompt([pick]: readonly Pick[], language: Language): Prompt<K> {
  const answer = chosen(pick);
  if (answer !== undefined) return done({ type: 'consent', agree: answer === 'yes' });
  const labels = combatLabels[language];
  return one('agree', labels.agree, [
    { value: 'yes', label: labels.yes },
    { value: 'no', label: labels.no },
  ]);
}

function pressPrompt(state: State, { battle, retreats }: Asked<'press'>, [pick]: readonly Pick[], language: Language): Prompt<K> {
  const answer = chosen(pick);
  if (answer === 'press') return done({ type: 'press' });
  if (answer === 'retreat') return done({ type: 'retreat' });
  if (answer !== undefined) return done({ type: 'retreat', to: answer });
  const labels = combatLabels[language];
  const names = namesIn(language);
  return one('onward', labels.onward, [
    {
      value: 'press',
      label: isStandstill(state, battle) ? labels.stay(names.losses(lostByStaying(state, battle))) : labels.press,
      space: battle.space,
    },
    ...retreats.map((to) =>
      to === null ? { value: 'retreat', label: labels.retreatAir } : { value: to, label: labels.retreatTo(names.space(to)), space: to },
    ),
  ]);
}

function strandPrompt({ stranded, refuges }: Asked<'strand'>, picks: readonly Pick[], language: Language): Prompt<K> {
  const required = landingsRequired(stranded, refuges);
  const given = [...picks];
  const landings: { to: string; count: number }[] = [];
  let left = required;
  let later = refuges.reduce((sum, { room }) => sum + room, 0);
  for (const { space, room } of refuges) {
    later -= room;
    const min = Math.max(0, left - later);
    const max = Math.min(room, left);
    const count = min === max ? min : given.shift()?.value;
    if (typeof count !== 'number') {
      const label = combatLabels[language].landings(namesIn(language).space(space), required);
      return { kind: 'amount', field: `landings-${space}`, label, min, max, space };
    }
    if (count > 0) landings.push({ to: space, count });
    left -= count;
  }
  return done({ type: 'strand', landings });
}
