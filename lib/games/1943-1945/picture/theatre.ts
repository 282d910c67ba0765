import { boardOf, neighbours } from '../rules/board';
import { deployZones } from '../rules/set-up';
import type { View, ZoneId } from '../types';

/** Where forces may be placed before the game; then what is attacked and from where; else the zones of both sides along the front. */
export function theatre(view: View): ZoneId[] {
  if (view.phase === 'set-up') return deployZones(view);
  const { impulse } = view;
  const attacks = impulse ? [...impulse.attacks, ...(impulse.combat ? [impulse.combat] : [])] : [];
  if (attacks.length > 0)
    return [...new Set(attacks.flatMap(({ target, forces }) => [target, ...neighbours(view, target), ...forces.map(({ from }) => from)]))];
  const holder = (zone: ZoneId) => view.zones[zone]?.control;
  return boardOf(view).ids.filter((zone) => neighbours(view, zone).some((other) => holder(other) !== holder(zone)));
}
