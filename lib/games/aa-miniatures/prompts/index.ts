import { askOne, type Language, type Pick, type Prompt, pickOne, promptOf } from '../../../engine';
import type { Side } from '../cards';
import { hexes } from '../map/hexes';
import { toFly } from '../rules/air';
import { ableToShoot, shotNow } from '../rules/reactions';
import { hasRoom } from '../rules/stacking';
import { nearestRoom } from '../rules/transport';
import type { Asked, DecisionKind, K, View } from '../state';
import { aimFigures } from '../words/aiming';
import { labels } from '../words/labels';
import { unitName } from '../words/names';
import { actForm } from './acting';
import { askUnit, type Form, type FormContext, pickHex } from './form';
import { armyForm, deployForm, endForm, firstForm, groundForm, obstaclesForm } from './set-up';

/** The next question of an order form, or the order when all is answered. */
export const prompt = (view: View, { kind, seat }: Asked, picks: readonly Pick[], language: Language): Prompt<K> =>
  promptOf<K>(forms[kind]({ view, language }, seat), picks);

const forms: Readonly<Record<DecisionKind, (context: FormContext, side: Side) => Form>> = {
  army: armyForm,
  ground: groundForm,
  first: firstForm,
  initiative: firstForm,
  end: endForm,
  obstacles: obstaclesForm,
  deployment: deployForm,
  vanguard: actForm,
  movement: actForm,
  flight: flightForm,
  airstrike: actForm,
  assault: actForm,
  'defensive-fire': fireForm,
  'anti-air': fireForm,
  'set-down': setDownForm,
};

/** Who shoots, with what each shot comes to, or nobody. */
function* fireForm({ view, language }: FormContext): Form {
  const words = labels(language);
  const able = ableToShoot(view);
  const chosen = yield* askOne<string, K>('unit', ['hold', ...able.map(({ id }) => id)], () => ({
    label: words.fire,
    choice(value) {
      const unit = able.find(({ id }) => id === value);
      if (!unit) return { label: words.hold };
      const aim = shotNow(view, unit);
      return {
        label: words.shoot({ unit: unitName(unit.id, language) }),
        card: unit.card,
        ...(unit.hex !== null && { space: unit.hex }),
        ...(aim && { figures: aimFigures(aim, language) }),
      };
    },
  }));
  return chosen === 'hold' ? { type: 'hold' } : { type: 'fire', unit: chosen };
}

function* flightForm(context: FormContext, side: Side): Form {
  const { view } = context;
  const unit = yield* askUnit(context, toFly(view, side), { mayEnd: true });
  if (!unit) return { type: 'done' };
  return {
    type: 'fly',
    unit: unit.id,
    hex: yield* pickHex(
      context,
      hexes.filter((hex) => hasRoom(view, unit, hex)),
    ),
  };
}

function* setDownForm({ view, language }: FormContext): Form {
  const unit = view.units.find(({ id }) => id === view.stranded);
  if (!unit) throw new Error('nobody is to be put down');
  const hex = yield* pickOne<string, K>('hex', nearestRoom(view, unit), () => ({
    label: labels(language).where,
    choice: (value) => ({ label: value, space: value }),
  }));
  return { type: 'set-down', unit: unit.id, hex };
}
