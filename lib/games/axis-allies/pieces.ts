/** Editions of the game; each is a folder under editions. */
export type EditionId = '1941';

/** In turn order, in every edition. */
export const powers = ['ussr', 'germany', 'uk', 'japan', 'usa'] as const;
export type Power = (typeof powers)[number];
export type Side = 'allies' | 'axis';

/** In the order of the rulebook's unit table, which is also the canonical order of dice. */
export const unitTypes = ['infantry', 'tank', 'fighter', 'bomber', 'submarine', 'transport', 'destroyer', 'carrier', 'battleship'] as const;
export type UnitType = (typeof unitTypes)[number];
export type Units = Partial<Record<UnitType, number>>;

/** A territory or sea zone of the edition's map ("western-europe", "sz12"). */
export type SpaceId = string;

/** Powers of one side in turn order joined by "-": "ussr-uk-usa", "japan". */
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
  /** Only inside a battle: a battleship that took its first hit, a submarine that left the fight, a unit that came by sea. */
  readonly damaged?: true;
  readonly submerged?: true;
  readonly seaborne?: true;
}

export type Phase = 'purchase' | 'combat-move' | 'combat' | 'noncombat-move' | 'mobilise' | 'over';
/** How a game ends. */
export type EndReason = 'victory-long' | 'victory-short' | 'round-limit';
export type Intent = 'attack' | 'ignore';

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

/** The dice of one owner's units of one type that hit on `needs` or less. */
export interface Roll {
  owner: Power;
  type: UnitType;
  needs: number;
  dice: number[];
}
