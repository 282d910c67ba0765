import { type Pick, type Prompt, pickNumber, pickOne, promptOf, remember, run } from '../../../engine';
import { idleFighters } from '../rules/announced';
import { checkEndOfCombatMove, checkHover, checkIntent, leastHover } from '../rules/combat-move';
import { enemyShips, isSea } from '../rules/spaces';
import type { AaDecision, K, Language, SpaceId, State, View } from '../types';
import { movementLabels } from '../words/movement-labels';
import { capitalised, namesIn } from '../words/names';
import { violationOf } from '../words/violations';
import { promptCombat } from './combat';
import { hasVoyage } from './courses';
import type { Form } from './form';
import { moveForm } from './move';
import { mobiliseForm, purchaseForm } from './supply';
import { origins } from './targets';
import { voyageForm } from './voyage';

/** The next question of the order form for a decision. */
export function prompt(view: View, decision: AaDecision, picks: readonly Pick[], language: Language): Prompt<K> {
  if (view.phase === 'combat') return promptCombat(view, decision, picks, language);
  return promptOf(formFor(view, language), picks);
}

function formFor(state: State, language: Language): Form {
  if (state.turn.request) return consentForm(state, language);
  switch (state.phase) {
    case 'purchase':
      return purchaseForm(state, language);
    case 'mobilise':
      return mobiliseForm(state, language);
    case 'combat-move':
    case 'noncombat-move':
      return movementForm(state, state.phase, language);
    default:
      throw new Error(`nothing is asked in the ${state.phase} phase`);
  }
}

const doings = ['move', 'voyage', 'intent', 'hover'] as const;
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
    case 'voyage':
      return isSea(state, space) && hasVoyage(state, space);
    case 'intent':
      return openIntents(state, space).length > 0;
    case 'hover':
      return openHovers(state, space).length > 0;
  }
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
  const labels = movementLabels[language];
  const names = namesIn(language);
  const open = agenda(state);
  const end = phase === 'combat-move' ? checkEndOfCombatMove(state, { type: 'end' }) : null;
  const missing = end === null || end.ok ? null : end.error;
  const space = yield* pickOne('space', [...(missing ? [] : ['end']), ...open.keys()], () => ({
    label: missing ? `${labels.where} ${violationOf(missing, language).text}` : labels.where,
    choice: (id) =>
      id === 'end' ? { label: labels.end[phase], hint: labels.endHint[phase] } : { label: capitalised(names.space(id)), space: id },
  }));
  if (space === 'end') return { type: 'end' };
  const voyage = phase === 'combat-move' ? labels.assault : labels.ferry;
  const words: Record<Doing, string> = { move: labels.move, voyage, intent: labels.intent, hover: labels.hover };
  const doing = yield* pickOne('what', open.get(space) ?? [], () => ({
    label: labels.what(names.space(space)),
    choice: (each) => ({ label: words[each] }),
  }));
  switch (doing) {
    case 'move':
      return yield* moveForm(state, space, language);
    case 'voyage':
      return yield* voyageForm(state, space, language);
    case 'intent': {
      const intent = yield* pickOne('intent', openIntents(state, space), () => ({
        label: labels.attackOrIgnore(names.space(space)),
        choice: (each) => ({ label: labels[each] }),
      }));
      return { type: 'intent', zone: space, intent };
    }
    case 'hover': {
      const { fight, hover } = idleFighters(state, space);
      const count = yield* pickNumber('hover', openHovers(state, space), () => ({ label: labels.hovering(fight + hover), space }));
      return { type: 'hover', zone: space, count };
    }
  }
}

function* consentForm(state: State, language: Language): Form {
  const labels = movementLabels[language];
  const agree = yield* pickOne('agree', ['yes', 'no'], () => ({
    label: labels.consent(namesIn(language).subject(state.power)),
    choice: (value) => ({ label: value === 'yes' ? labels.yes : labels.no }),
  }));
  return { type: 'consent', agree: agree === 'yes' };
}
