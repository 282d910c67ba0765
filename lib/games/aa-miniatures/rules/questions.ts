import { remember } from '../../../engine';
import type { Side } from '../cards';
import type { Asked, DecisionKind, State } from '../state';
import { antiAirOf } from './air';
import { defenderOf } from './arrivals';
import { isMarked, otherSide } from './battle';
import { answered, fired } from './defensive-fire';
import { shooters } from './walking';

/** The open questions. */
export const questions = (state: State): Asked[] => remember(state, 'questions', () => listed(state));

type Bare = Partial<Pick<Asked, 'seal' | 'several' | 'tempo' | 'force'>>;

const ask = (id: string, seat: Side, kind: DecisionKind, more: Bare = {}): Asked => ({
  id,
  seat,
  kind,
  force: 'must',
  tempo: 'turn',
  ...more,
});

function listed(state: State): Asked[] {
  const { phase, turn, active } = state;
  const interrupting = interruption(state);
  if (interrupting) return [interrupting];
  switch (phase) {
    case 'over':
      return [];
    case 'armies':
      return (['axis', 'allies'] as const).flatMap((side) =>
        state.armies[side] === null ? [ask(`army.${side}`, side, 'army', { seal: 'armies' })] : [],
      );
    case 'set-up':
      return setUp(state);
    case 'initiative':
      return state.chooser ? [ask(`${turn}.initiative`, state.chooser, 'initiative')] : [];
    case 'obstacles':
    case 'flight':
      return active ? [ask(`${turn}.${phase}.${active}.${placed(state)}`, active, phase)] : [];
    default:
      return active ? [ask(`${turn}.${phase}.${active}`, active, phase, { several: true })] : [];
  }
}

/** How many obstacles were laid so far, or aircraft flown. */
const placed = ({ units, phase }: State): number =>
  units.filter((unit) => (phase === 'obstacles' ? unit.hex !== null : isMarked(unit, 'turn', 'flown'))).length;

/** What waits for the other side, or for a soldier to be put down. */
function interruption(state: State): Asked | null {
  const { turn, phase, active, walk, flight, stranded } = state;
  if (!active) return null;
  const other = otherSide(active);
  if (stranded) return ask(`${turn}.${phase}.${active}.set-down.${stranded}`, other, 'set-down', { tempo: 'reaction' });
  if (walk?.place && shooters(state).length > 0) {
    const id = `${turn}.${phase}.${active}.fire.${walk.unit}.${walk.passed.length}.${walk.place}.${shotsSoFar(state, other)}`;
    return ask(id, other, 'defensive-fire', { force: 'may', tempo: 'reaction' });
  }
  if (flight && antiAirOf(state).length > 0)
    return ask(`${turn}.flight.${active}.fire.${flight.unit}.${shotsSoFar(state, other)}`, other, 'anti-air', {
      force: 'may',
      tempo: 'reaction',
    });
  return null;
}

const shotsSoFar = ({ units }: State, side: Side): number =>
  [fired, answered].flatMap((word) => units.filter((unit) => unit.side === side && isMarked(unit, 'phase', word))).length;

function setUp(state: State): Asked[] {
  const { chooser, first } = state;
  const defender = defenderOf(state);
  if (defender && !chooser) return [ask('ground', defender, 'ground')];
  if (defender) return [ask('end', defender, 'end')];
  if (chooser) return [ask('first', chooser, 'first')];
  return first ? [ask('end', first, 'end')] : [];
}
