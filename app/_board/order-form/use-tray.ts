import { useState } from 'react';
import type { InHand, Language } from '@/lib/engine';
import { isGameId, loadGame } from '@/lib/games/registry';
import { type AskedQuestion, decisionOf, type Trial } from './trial';

export interface TrayState {
  pieces: readonly InHand[];
  /** What is picked up; null: nothing. */
  held: { id: string; name: string; count: number } | null;
  /** Spaces that take what is picked up. */
  spaces: readonly string[];
  /** Picks a piece up, or one more of its kind; behind the last that fits anywhere all are back in the tray. */
  lift(piece: InHand): void;
  putBack(): void;
  /** Puts what is picked up into a space. One more is picked up while there is one. */
  place(space: string): void;
}

interface Task {
  game: string;
  question: AskedQuestion | null;
  trial: Trial;
  isChecking: boolean;
  language: Language;
  onOrder(line: string): void;
}

/** The tray of what a question places: what is in hand, and where it may go. */
export function useTray({ game: id, question, trial, isChecking, language, onOrder }: Task): TrayState {
  const [picked, setPicked] = useState<{ id: string; count: number } | null>(null);
  const pieces = trial.refused ? noPieces : (question?.tray ?? noPieces);
  const piece = pieces.find((each) => each.id === picked?.id);
  const count = Math.min(picked?.count ?? 0, piece ? mostOf(piece) : 0);
  const held = piece && count > 0 ? { id: piece.id, name: piece.name, count } : null;
  return {
    pieces,
    held,
    spaces: held && piece && !isChecking ? Object.keys(piece.room).filter((space) => (piece.room[space] ?? 0) >= count) : noSpaces,
    lift(wanted) {
      const next = held?.id === wanted.id ? held.count + 1 : 1;
      setPicked(next > mostOf(wanted) ? null : { id: wanted.id, count: next });
    },
    putBack: () => setPicked(null),
    async place(space) {
      if (!held || !question || isChecking || !isGameId(id)) return;
      const put = { piece: held.id, count: held.count, space };
      const game = await loadGame(id);
      const order = game.tray?.place(trial.view, decisionOf(question), put);
      if (!order) return;
      setPicked({ id: held.id, count: 1 });
      onOrder(game.format(order, language));
    },
  };
}

const noPieces: readonly InHand[] = [];
const noSpaces: readonly string[] = [];

/** As many of a kind as some space takes. */
const mostOf = ({ room }: InHand): number => Math.max(0, ...Object.values(room));
