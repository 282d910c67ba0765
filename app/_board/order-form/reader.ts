import { readOrder } from '@/lib/engine';
import type { AnyGame } from '@/lib/games/registry';
import type { Asking } from './steps';

/** What a typed line would be understood as, or why not. */
export interface Reading {
  ok: boolean;
  text: string;
}

/** Reads a typed line as the server will. */
export function readingOf(game: AnyGame, line: string, { view, decision, language }: Asking): Reading {
  const plan = game.plan?.(line, { view, seat: decision.seat, language });
  if (plan) return plan.ok ? { ok: true, text: plan.value.text } : { ok: false, text: plan.error.map(({ text }) => text).join(' ') };
  const result = readOrder(game, view, decision, line, language);
  if (result.ok) return { ok: true, text: game.format(result.value, language) };
  return { ok: false, text: result.error.map(({ text }) => text).join(' ') };
}
