/** Editions of the game; each is a folder under editions. */
export type EditionId = '1941' | 'revised';
/** An edition; with the disputed borders that count behind it where a table wants others than usual: "revised:sz14-balkans". */
export type BoardId = EditionId | `${EditionId}:${string}`;

/** In turn order, in every edition. */
export const powers = ['ussr', 'germany', 'uk', 'japan', 'usa'] as const;
export type Power = (typeof powers)[number];
export type Side = 'allies' | 'axis';

/** In the order of the rulebook's unit table, which is also the canonical order of dice. */
export const unitTypes = [
  'infantry',
  'artillery',
  'tank',
  'aa-gun',
  'complex',
  'fighter',
  'bomber',
  'submarine',
  'transport',
  'destroyer',
  'carrier',
  'battleship',
] as const;
export type UnitType = (typeof unitTypes)[number];
export type Units = Partial<Record<UnitType, number>>;

/** A territory or sea zone of the edition's map ("western-europe", "sz12"). */
export type SpaceId = string;

/** Powers of one side in turn order joined by "-": "ussr-uk-usa", "japan"; a bidder where the sides are auctioned. */
export type Seat = string;

/** A land unit aboard a transport. */
export interface Passenger {
  owner: Power;
  type: UnitType;
}

/** Interchangeable units in one space. Stacks are replaced, never changed in place: states share them. */
export interface Stack {
  readonly owner: Power;
  readonly type: UnitType;
  readonly count: number;
  /** What every transport of the stack carries; sorted, never empty. */
  readonly cargo?: readonly Passenger[];
  /** Each of these transports lands `lands` (part of its cargo) at `target` in this turn's combat. */
  readonly assault?: { readonly target: SpaceId; readonly lands: readonly Passenger[] };
  /** Moved, loaded, landed or fought this turn: nothing more till the next (aircraft: landed for good). */
  readonly spent?: true;
  /** Steps an aircraft has left; absent while it has flown nowhere. */
  readonly left?: number;
  /** A fighter that flew off a carrier in this turn's combat move (quirk `homecoming`): it goes back to one by itself. */
  readonly deck?: true;
  /** Stays out of the battle in its space: a fighter above it (DP41-12), units that retreated from another battle this turn. */
  readonly hover?: true;
  /** Its bombs go on the complex of the territory below (RREV-8.6); it takes no part in the battle there. */
  readonly raid?: true;
  /** It gives itself up in the opening fire: aircraft that need no landing (N-JP2), a submarine while its battle lasts (N-JP3). */
  readonly kamikaze?: true;
  /** An own fighter that rides on a moving carrier as its cargo (D-33): it neither flies nor fights this turn. */
  readonly riding?: true;
  /** It fought: a ship that bombards no more but may have a hold to load or empty (RREV-7.5, RREV-9.5), a tank with a step left (N-DE3). */
  readonly fought?: true;
  /** Only inside a battle: a battleship that took its first hit, a unit that came by sea (N-JP4: put ashore on the way, from the combat move on), a submarine that left the fight (D-17: in some editions till the end of the noncombat move). */
  readonly damaged?: true;
  readonly submerged?: true;
  readonly seaborne?: true;
}

export type Phase = 'purchase' | 'combat-move' | 'combat' | 'noncombat-move' | 'mobilise' | 'over' | 'research' | 'auction' | 'reaction';
/** How a game ends. */
export type EndReason = 'victory-long' | 'victory-short' | 'victory-minor' | 'victory-major' | 'victory-total' | 'round-limit';
export type Intent = 'attack' | 'ignore';
/** What aircraft are sent for beside an ordinary fight. */
export const roles = ['raid', 'kamikaze'] as const;
export type Role = (typeof roles)[number];

/** A fight the combat move announced; `amphibious` ones and the zones they start from come first. */
export interface Declared {
  space: SpaceId;
  kind: 'sea' | 'land';
  amphibious: boolean;
}

/** Units by owner. */
export type Force = Partial<Record<Power, Units>>;

/** Units of a casualty list; `cargo` tells transports with different loads apart. */
export interface Loss {
  owner: Power;
  type: UnitType;
  count: number;
  cargo?: Passenger[];
}

/** Aircraft that owe the guns on their way a die each, or fly a raid, until they have come to their battle (RREV-6.5). */
export interface Overflight {
  readonly path: readonly SpaceId[];
  /** As they stand in the last space of it. */
  readonly aircraft: Stack;
}

/** RREV-8.5: a gun's territory and the complex that it fires at. */
export interface Rocket {
  readonly from: SpaceId;
  readonly target: SpaceId;
}

/** RREV-7.5: ships of a zone that bombard a territory; without a target they hold their fire. */
export interface Bombardment {
  readonly zone: SpaceId;
  readonly target: SpaceId | null;
  readonly units: Units;
}

/** The dice of one owner's units of one type that hit on `needs` or less. */
export interface Roll {
  owner: Power;
  type: UnitType;
  needs: number;
  dice: number[];
  /** Dice that were not rolled, as their strength was summed (option `lowLuck`). */
  count?: number;
}

/** A gun's dice at aircraft of one type; `left`: those with so many steps left, where that tells them apart. */
export interface FlakRoll extends Roll {
  left?: number;
}

/** Summed strength of units (option `lowLuck`): every six points hit, and so does the die if it is no more than what is left. */
export interface Luck {
  strength: number;
  die: number | null;
}
