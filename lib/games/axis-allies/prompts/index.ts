import { type Pick, type Prompt, pickNumber, pickOne, promptOf, remember, run } from '../../../engine';
import { editionOf } from '../editions';
import { type AdvantageId, isAdvantage } from '../effects/ids';
import { roles } from '../pieces';
import { idleFighters } from '../rules/announced';
import { assaultedFrom, checkBombard, gunsAt } from '../rules/bombard';
import { checkEndOfCombatMove, checkHover, checkIntent, leastHover } from '../rules/combat-move';
import { usable } from '../rules/declarations';
import { followerOf } from '../rules/joint';
import { rocketTargets } from '../rules/raids';
import { askedAbout } from '../rules/reaction';
import { enemyShips, isSea } from '../rules/spaces';
import { tellingIn } from '../telling';
import type { AaDecision, K, Language, OrderOf, SpaceId, State, Units, UnitType, View } from '../types';
import { violationOf } from '../words/violations';
import { advantageForm, reactionForm } from './advantages';
import { combatForm } from './combat';
import { advantageChoice, type Form, pickSpace, wordsIn } from './form';
import { moveForm } from './move';
import { sortieForm, sortiesFrom } from './sortie';
import { bidForm, mobiliseForm, purchaseForm, researchForm } from './supply';
import { canMove, origins } from './targets';
import { voyageForm } from './voyage';
import { hasVoyage } from './voyage-options';

/** The next question of the order form for a decision. */
export function prompt(view: View, decision: AaDecision, picks: readonly Pick[], language: Language): Prompt<K> {
  return promptOf(formFor(view, decision, language), picks);
}

/** Whether it is plain that a movement phase can end and be gone on with, without a list of all that could be ordered. */
export const hasChoice = (view: View): boolean =>
  !view.turn.request &&
  (view.phase === 'combat-move' || view.phase === 'noncombat-move') &&
  (view.phase === 'noncombat-move' || checkEndOfCombatMove(view, { type: 'end' }).ok) &&
  canMove(view);

function formFor(state: State, decision: AaDecision, language: Language): Form {
  if (state.turn.request) return consentForm(language);
  switch (state.phase) {
    case 'auction':
      return bidForm(language);
    case 'research':
      return withUses(state, researchForm, language);
    case 'purchase':
      return withUses(state, purchaseForm, language);
    case 'mobilise':
      return mobiliseForm(state, language);
    case 'combat':
    case 'reaction': {
      if (decision.kind !== 'reaction') return combatForm(state, decision, language);
      const advantage = askedAbout(state, decision.id);
      if (!advantage) throw new Error(`${decision.id} is not open`);
      return reactionForm(state, advantage, language);
    }
    case 'combat-move':
    case 'noncombat-move':
      return movementForm(state, state.phase, language);
    default:
      throw new Error(`nothing is asked in the ${state.phase} phase`);
  }
}

const doings = ['move', 'assault', 'ferry', 'intent', 'hover', 'bombard', ...roles, 'rocket'] as const;
type Doing = (typeof doings)[number];

/** What can be ordered where; the end of the phase apart. */
const agenda = (state: State): ReadonlyMap<SpaceId, Doing[]> =>
  remember(state, 'agenda', () => {
    const found = new Map<SpaceId, Doing[]>();
    const movable = new Set(origins(state));
    for (const space of Object.keys(state.spaces).sort()) {
      const here = doings.filter((doing) => canDo(state, space, doing, movable));
      if (here.length > 0) found.set(space, here);
    }
    return found;
  });

function canDo(state: State, space: SpaceId, doing: Doing, movable: ReadonlySet<SpaceId>): boolean {
  switch (doing) {
    case 'move':
      return movable.has(space);
    case 'assault':
    case 'ferry':
      return isSea(state, space) && hasVoyage(state, space, doing);
    case 'intent':
      return openIntents(state, space).length > 0;
    case 'hover':
      return openHovers(state, space).length > 0;
    case 'bombard':
      return canBombard(state, space);
    case 'raid':
    case 'kamikaze':
      return sortiesFrom(state, space, doing).length > 0;
    case 'rocket':
      return editionOf(state).ways.complexesBombed && rocketTargets(state, space).length > 0;
  }
}

/** DPREV-2: ships there that could fire at another target, or hold their fire. */
const canBombard = (state: State, zone: SpaceId): boolean =>
  state.phase === 'combat-move' && editionOf(state).ways.shipsBombard && shoresInReach(state, zone).length > 0;

const holdFire = 'hold';

const aimAt = (zone: SpaceId, shore: SpaceId): Omit<OrderOf<'bombard'>, 'units'> => ({
  type: 'bombard',
  zone,
  ...(shore === holdFire ? {} : { target: shore }),
});

/** What ships of the zone may be told of a shore. */
function aimsAt(state: State, zone: SpaceId, shore: SpaceId): Units[] {
  let all: Units[] = [{}];
  for (const [type, count] of Object.entries(gunsAt(state, zone)) as [UnitType, number][]) {
    all = all.flatMap((units) => run(0, count).map((each) => (each > 0 ? { ...units, [type]: each } : units)));
  }
  return all.filter((units) => checkBombard(state, { ...aimAt(zone, shore), units }).ok);
}

/** Shores of which something may be said, and holding fire. */
const shoresInReach = (state: State, zone: SpaceId): SpaceId[] =>
  [...assaultedFrom(state, zone), holdFire].filter((shore) => aimsAt(state, zone, shore).length > 0);

/** Where ships fire, then how many of each type: none takes back what was said. */
function* bombardForm(state: State, zone: SpaceId, language: Language): Form {
  const { names, labels } = wordsIn(language);
  const where = () => labels.bombardWhere({ zone });
  const chosen = yield* pickSpace('target', shoresInReach(state, zone), language, where, (id) =>
    id === holdFire ? { label: labels.holdFire } : null,
  );
  let aims = aimsAt(state, zone, chosen);
  const units: Units = {};
  for (const [type, count] of Object.entries(gunsAt(state, zone)) as [UnitType, number][]) {
    const possible = [...new Set(aims.map((each) => each[type] ?? 0))].sort((one, other) => one - other);
    const some = yield* pickNumber(`guns-${type}`, possible, () => ({
      label: labels.guns({ ships: names.unit(type, count) }),
      space: zone,
    }));
    aims = aims.filter((each) => (each[type] ?? 0) === some);
    if (some > 0) units[type] = some;
  }
  return { ...aimAt(zone, chosen), units };
}

/** DP41-1: the other intention, where it is legal. */
function openIntents(state: State, zone: SpaceId): ('attack' | 'ignore')[] {
  if (state.phase !== 'combat-move' || !isSea(state, zone)) return [];
  return (['attack', 'ignore'] as const).filter((intent) => checkIntent(state, { type: 'intent', zone, intent }).ok);
}

/** DP41-12: other numbers of hovering fighters, where there is a fight to stay out of. */
function openHovers(state: State, zone: SpaceId): number[] {
  if (state.phase !== 'combat-move' || !isSea(state, zone)) return [];
  const { fight, hover } = idleFighters(state, zone);
  if (fight + hover === 0) return [];
  const enemies = enemyShips(state, zone, state.power);
  if (!enemies.blocking && state.turn.intents[zone] !== 'attack') return [];
  return run(leastHover(state, zone), fight + hover).filter((count) => checkHover(state, { type: 'hover', zone, count }).ok);
}

/** The root of both movement phases: a space and what happens there, or the end. */
function* movementForm(state: State, phase: 'combat-move' | 'noncombat-move', language: Language): Form {
  const { labels } = wordsIn(language);
  const open = agenda(state);
  const uses = usable(state);
  const next = phase === 'combat-move' ? followerOf(state) : null;
  const closing = { label: labels[`end-${phase}`], hint: next ? labels.follow({ power: next }) : labels[`then-${phase}`] };
  const end = phase === 'combat-move' ? checkEndOfCombatMove(state, { type: 'end' }) : null;
  const missing = end === null || end.ok ? null : end.error;
  const where = () => (missing ? `${labels.where} ${violationOf(missing, language, tellingIn(language)).text}` : labels.where);
  const space = yield* pickSpace('space', [...(missing ? [] : ['end']), ...open.keys(), ...uses], language, where, (id) =>
    id === 'end' ? closing : isAdvantage(id) ? advantageChoice(id, language) : null,
  );
  if (space === 'end') return { type: 'end' };
  if (isAdvantage(space)) return yield* advantageForm(state, space, language);
  const ferry = phase === 'combat-move' ? labels.takeAboard : labels.ferry;
  const words: Record<Doing, string> = { ...labels, ferry };
  const doing = yield* pickOne('what', open.get(space) ?? [], () => ({
    label: labels.what({ space }),
    choice: (each) => ({ label: words[each] }),
  }));
  switch (doing) {
    case 'move':
      return yield* moveForm(state, space, language);
    case 'assault':
    case 'ferry':
      return yield* voyageForm(state, space, doing, language);
    case 'bombard':
      return yield* bombardForm(state, space, language);
    case 'raid':
    case 'kamikaze':
      return yield* sortieForm(state, space, doing, language);
    case 'rocket': {
      const where = () => labels.rocketWhere({ from: space });
      return { type: 'rocket', from: space, target: yield* pickSpace('target', rocketTargets(state, space), language, where) };
    }
    case 'intent': {
      const intent = yield* pickOne('intent', openIntents(state, space), () => ({
        label: labels.attackOrIgnore({ zone: space }),
        choice: (each) => ({ label: labels[each] }),
      }));
      return { type: 'intent', zone: space, intent };
    }
    case 'hover': {
      const { fight, hover } = idleFighters(state, space);
      const count = yield* pickNumber('hover', openHovers(state, space), () => ({
        label: labels.hovering({ most: fight + hover }),
        space,
      }));
      return { type: 'hover', zone: space, count };
    }
  }
}

/** A form of the active power, or first an advantage that it may use now. */
function* withUses(state: State, form: (state: State, language: Language) => Form, language: Language): Form {
  const open = usable(state);
  if (open.length === 0) return yield* form(state, language);
  const chosen = yield* pickOne('use-or', ['on', ...open], () => ({
    label: wordsIn(language).labels.useOr,
    choice: (id) => (id === 'on' ? { label: wordsIn(language).labels.letBe } : advantageChoice(id as AdvantageId, language)),
  }));
  return chosen === 'on' ? yield* form(state, language) : yield* advantageForm(state, chosen as AdvantageId, language);
}

function* consentForm(language: Language): Form {
  const { labels } = wordsIn(language);
  const agree = yield* pickOne('agree', ['yes', 'no'], () => ({
    label: labels.consent,
    choice: (value) => ({ label: value === 'yes' ? labels.yes : labels.no }),
  }));
  return { type: 'consent', agree: agree === 'yes' };
}
