import type { Language, Overlay, Pick } from '../../../engine';
import { goingOf } from '../rules/acting';
import type { Asked, View } from '../state';
import { fireOverlay } from './fire';
import { moveOverlay, stepOverlay } from './movement';
import { reactionOverlay } from './reaction';

/** What is drawn while a unit is chosen to act: whom it can attack, and where it can go; or who may shoot at somebody who moves. */
export function overlays(view: View, { kind }: Asked, picks: readonly Pick[], language: Language): Overlay[] {
  const context = { view, language };
  switch (kind) {
    case 'vanguard':
    case 'movement':
    case 'assault':
    case 'airstrike': {
      const [chosen, deed, ...more] = picks.map(({ value }) => (Array.isArray(value) ? value[0] : undefined));
      const unit = view.units.find(({ id }) => id === chosen);
      if (!unit || unit.hex === null) return [];
      const going = goingOf(view, unit);
      if (going && deed === 'steps') return [stepOverlay(context, going, more)];
      const moves = going ? [moveOverlay(context, going)] : [];
      return deed === undefined ? [...fireOverlay(context, unit), ...moves] : moves;
    }
    case 'defensive-fire':
    case 'anti-air':
      return reactionOverlay(context);
    default:
      return [];
  }
}
