import type { Hooks } from '../../../engine';
import { card, type Dice } from '../cards';
import { isAdjacent } from '../map/hexes';
import { isAircraft, isMarked, isSoldier, isVehicle } from '../rules/battle';
import type { Shot } from '../types';
import { aimsAtSoldier, aimsAtVehicle, flames, isBefore } from './attack-rows';
import type { abilityPoints, Banded, Mode } from './points';

type Row = Hooks<typeof abilityPoints>;

/** A target, and the dice against it that are printed. */
type Printed = Pick<Shot, 'battle' | 'target'> & { value: Dice };

const even = (dice: number): Dice => [dice, dice, dice];

/** Dice against soldiers, those against vehicles, and none against anything else. */
const against =
  (soldiers: number, vehicles: number) =>
  ({ battle, target }: Printed): Dice =>
    even(isSoldier(battle, target) ? soldiers : isVehicle(battle, target) ? vehicles : 0);

/** An attack that an ability gives: its dice, and whom it may be made on. */
function mode(
  id: string,
  terms: Omit<Mode, 'by'>,
  { dice, isMeant }: { dice?: (shot: Printed) => Dice; isMeant?: (shot: Banded) => boolean } = {},
): Row {
  return {
    onModes: () => ({ by: id, ...terms }),
    ...(dice && { onProfile: (shot) => (shot.by === id ? dice(shot) : null) }),
    ...(isMeant && { onAim: (shot) => (shot.by === id && !isMeant(shot) ? 'cannot' : null) }),
  };
}

const once = { is: 'instead', once: 'battle', after: 'nothing' } as const;
const extra = { is: 'extra', once: 'phase', after: 'nothing' } as const;

/** Once a battle it attacks all who are next to a target, at ranges where it attacks at all. */
function salvo(id: string, soldiers: number, vehicles: number): Row {
  const dice = (shot: Printed): Dice => {
    const [short, medium, long] = against(soldiers, vehicles)(shot);
    const { value } = shot;
    return [value[0] && short, value[1] && medium, value[2] && long];
  };
  return { ...mode(id, once, { dice }), onArea: ({ by }) => (by === id ? 'around' : null) };
}

/** The soldier whom it attacked in this phase stood next to this one. */
const isBesideFirst = ({ attacker, at }: Banded): boolean =>
  (attacker.marks.phase ?? []).some((each) => each.startsWith('soldier:') && isAdjacent(each.slice(8), at));

/** Attacks beside the printed one: once a battle instead of it, or one more in an assault. */
export const modeRows = {
  rockets_n: {
    onModes: () => ({ by: 'rockets_n', ...once }),
    onProfile: (shot, { level }) => (shot.by === 'rockets_n' ? even(level) : null),
    onAim: (shot) => (shot.by === 'rockets_n' && shot.range > 4 ? 'cannot' : null),
  },
  he_round: mode('he_round', once, { dice: () => even(15), isMeant: (shot) => aimsAtSoldier(shot) && shot.band !== 'short' }),
  bombs: mode('bombs', once, {
    dice: against(12, 8),
    isMeant: ({ range }) => range === 0,
  }),
  headshot: {
    ...mode('headshot', once, { dice: () => even(6), isMeant: aimsAtVehicle }),
    onHits: ({ by, value }) => (by === 'headshot' ? 0 : value),
    onShock: ({ by, successes, battle }) =>
      by === 'headshot' && successes >= 3 ? (battle.edition === 'rulebook' ? 'stays' : 'once') : null,
  },
  rocket_salvo: salvo('rocket_salvo', 10, 5),
  top_mounted_rockets: {
    ...salvo('top_mounted_rockets', 8, 4),
    onCoverIgnored: () => 'can',
    onAim: ({ battle, target }) => (isAircraft(battle, target) ? 'cannot' : null),
  },
  armor_piercing_rounds: {
    ...mode('armor_piercing_rounds', once, { isMeant: aimsAtVehicle }),
    onHits: ({ by, value }) => (by === 'armor_piercing_rounds' && value === 2 ? 3 : value),
  },
  remote_control: mode(
    'remote_control',
    { is: 'instead', once: 'phase', after: 'nothing' },
    { dice: against(8, 12), isMeant: ({ range }) => range <= 5 },
  ),
  speed_boost: mode('speed_boost', once, { isMeant: ({ battle, target }) => isAircraft(battle, target) }),
  additional_hull_mounted_cannon: mode('additional_hull_mounted_cannon', extra, {
    dice: () => [12, 10, 8],
    isMeant: (shot) => aimsAtVehicle(shot) && isBefore(shot),
  }),
  extra_hull_mounted_cannon: mode('extra_hull_mounted_cannon', extra, {
    dice: () => [8, 7, 5],
    isMeant: (shot) => isBefore(shot) && !isAircraft(shot.battle, shot.target),
  }),
  extra_machine_guns: mode('extra_machine_guns', extra, { isMeant: aimsAtSoldier }),
  rapid_fire: {
    ...mode('rapid_fire', extra),
    onBacklash: ({ by, natural }) => (by === 'rapid_fire' && natural.includes(1) ? 'can' : null),
  },
  all_guns_blazing: mode('all_guns_blazing', { ...extra, after: 'attack' }, { isMeant: aimsAtSoldier }),
  firepower: mode('firepower', { ...extra, after: 'act' }, { isMeant: ({ range }) => range === 0 }),
  strafe: mode(
    'strafe',
    { ...extra, after: 'attack' },
    { isMeant: (shot) => aimsAtSoldier(shot) && isBesideFirst(shot) && !isMarked(shot.attacker, 'turn', `at:${shot.target.id}`) },
  ),
  double_shot: { onAttacks: () => 2, onVolley: () => 2 },
  multiturreted: {
    onAttacks: () => 2,
    onAim: (shot) => (isMarked(shot.attacker, 'phase', isBefore(shot) ? 'arc-front' : 'arc-rear') ? 'cannot' : null),
  },
  improvisation: {
    onProfile({ value, battle, attacker, target }) {
      const arms = (attacker.marks.battle ?? [])
        .filter((each) => each.startsWith('arms:'))
        .map((each) => card(battle.edition, each.slice(5)));
      const isHard = isVehicle(battle, target);
      return arms.reduce<Dice>((best, { soldier, vehicle }) => {
        const [short, medium, long] = isHard ? vehicle : soldier;
        return [Math.max(best[0], short), Math.max(best[1], medium), Math.max(best[2], long)];
      }, value);
    },
  },
  blast: {
    onArea: ({ battle, target, by }) =>
      by === 'rocket_salvo' || (battle.edition === 'revised' && isAircraft(battle, target)) ? null : 'hex',
  },
  overheat: { onBacklash: ({ natural }) => (natural.filter((die) => die === 1).length >= 3 ? 'can' : null) },
  covering_fire: { onPin: ({ battle }) => (battle.edition === 'rulebook' ? 'attack' : 'fire') },
  limited_covering_fire: { onPin: ({ band }) => (band === 'short' ? 'fire' : null) },
  hull_mounted_flamethrower: flames(isBefore),
} satisfies Record<string, Row>;
