import type { Hooks } from '../../../engine';
import { follows } from '../quirks';
import { groundAt, hasAbility, isAircraft, isCovering, isMarked, isSoldier } from '../rules/battle';
import type { abilityPoints, Banded } from './points';

type Row = Hooks<typeof abilityPoints>;

/** Two hits want so many successes more than the defense. */
const armoured = (isMeant: (shot: Banded) => boolean): Row => ({ onMargin: (shot, { level }) => (isMeant(shot) ? level : null) });

const groundOf = ({ battle, at }: Pick<Banded, 'battle' | 'at'>): string => groundAt(battle, at);

const covers = ({ battle, target, at }: Pick<Banded, 'battle' | 'target' | 'at'>): boolean => isCovering(battle, at, target);

/** From enemies; who sees through camouflage attacks all the same. */
const hidden = (isHidden: (shot: Banded) => boolean): Row => ({
  onTargetAim: (shot) => (isHidden(shot) && !shot.isUnmasked && shot.attacker.side !== shot.target.side ? 'cannot' : null),
});

/** Moved or attacked in this battle, or got on a transport: cover that was dug or hung up is left behind. */
const hasMoved = ({ battle, target }: Pick<Banded, 'battle' | 'target'>): boolean =>
  isMarked(target, 'battle', 'moved') || (target.aboard !== null && follows(battle, 'openRiders'));
const hasAttacked = ({ target }: Pick<Banded, 'target'>): boolean => isMarked(target, 'battle', 'attacked');

/** Abilities of whoever is attacked: armour, cover, camouflage, and what lays it open. */
export const defenceRows = {
  superior_armor_n: armoured(() => true),
  steely_resolve_n: armoured(() => true),
  superior_frontal_armor_n: armoured(({ isRear }) => !isRear),
  elusive: { onDefense: (shot) => (groundOf(shot) === 'forest' || groundOf(shot) === 'marsh' ? 1 : null) },
  entrenched: { onDefense: (shot) => (hasMoved(shot) ? null : 1) },
  hard_to_spot: { onCover: () => 1 },
  large_silhouette: { onCover: () => -1 },
  tall_silhouette: { onCoverFate: () => 'failed' },
  forest_camouflage: { onCoverFate: (shot) => (groundOf(shot) === 'forest' && shot.band === 'long' ? 'made' : null) },
  urban_combat: { onCover: (shot) => (groundOf(shot) === 'town' ? 1 : null) },
  camouflaged: hidden((shot) => shot.band !== 'short' && !hasMoved(shot) && !hasAttacked(shot)),
  superior_camouflage: hidden((shot) => shot.band !== 'short' && covers(shot)),
  concealed: hidden((shot) => shot.band === 'long' && covers(shot)),
  open_back: { onTargetProfile: ({ isRear }) => (isRear ? 'can' : null) },
  open_exposed_crew: { onTargetProfile: () => 'can' },
  low_silhouette: { onCoverNeed: (shot) => (groundOf(shot) === 'clear' ? 6 : null) },
  subtle: { onCover: ({ band }) => (band === 'long' ? 1 : null) },
  backblast: { onCoverFate: ({ target }) => (isMarked(target, 'turn', 'attacked') ? 'failed' : null) },
  slow: { onTargetDieModifier: ({ battle, attacker }) => (isAircraft(battle, attacker) ? 1 : null) },
  sideskirts: { onDefense: ({ battle, attacker }) => (hasAbility(battle, attacker, 'close_assault_n') ? 1 : null) },
  mobility: { onDefense: ({ kind }) => (kind === 'defensive' ? 1 : null) },
  gun_shield: { onDefense: ({ battle, attacker, band }) => (band === 'long' && isSoldier(battle, attacker) ? 1 : null) },
} satisfies Record<string, Row>;
