import type { Language, PlannedFight } from '../../engine';
import type { AnyGame } from '../../games/registry';

/** A fight of a seat's turn as its sheet plans it. */
export interface SeatFight extends PlannedFight {
  /** How it goes on when the sheet says nothing of it. */
  unsaid: Pick<PlannedFight, 'course' | 'text'>;
  /** A line of the sheet plans it. */
  isSaid: boolean;
}

interface Planning {
  seat: string;
  /** The seat's view before the sheet. */
  before: Record<string, unknown>;
  /** … and behind it. */
  view: Record<string, unknown>;
  orders: readonly (object | string)[];
  /** The standing orders with the plans of the sheet; null: it holds none. */
  said: object | null;
  /** Null: nothing answers for the seat. */
  standing: object | null;
}

/** The fights of a seat's turn that are announced or on, and how they go on by themselves; none where a game has no plans. */
export function fightsOf(game: AnyGame, { seat, before, view, orders, said, standing }: Planning, language: Language): SeatFight[] {
  if (!game.planned || standing === null) return [];
  const unsaid = game.planned(view, seat, standing, language);
  const fights = said === null ? unsaid : game.planned(view, seat, said, language);
  const planned = orders.map((line) => {
    const read = typeof line === 'string' ? game.plan?.(line, { view: before, seat, language }) : null;
    return read?.ok ? read.value.space : null;
  });
  return fights.map((fight) => {
    const { course, text } = unsaid.find(({ space }) => space === fight.space) ?? fight;
    return { ...fight, unsaid: { course, text }, isSaid: planned.includes(fight.space) };
  });
}

/** "Ukraine 73 %: fights on while the odds are 30 % or better." */
export const fightNotes = (fights: readonly PlannedFight[]): string[] =>
  fights.map(({ name, win, text }) => `${name} ${Math.round(win * 100)} %: ${text}.`);
