import type { Field } from '../../lib/engine';
import type { AnyGame } from '../../lib/games/registry';

/** Standing orders as somebody might choose them in the form; those that are suggested when the choices do not go together. */
export function randomPolicy(game: AnyGame, options: object, seat: string, random: () => number): object {
  const below = (n: number) => Math.floor(random() * n);
  const value = ({ kind, choices = [], min = 0, max = min, default: usual }: Field): unknown => {
    const values = choices.map((choice) => choice.value);
    if (kind === 'toggle') return random() < 0.5;
    if (kind === 'number') return min + below(max - min + 1);
    if (kind === 'choice') return values[below(values.length)] ?? usual;
    if (kind === 'choices') return values.filter(() => random() < 0.3);
    return kind === 'ranking' ? values.sort(() => random() - 0.5) : usual;
  };
  const suggested = game.defaultPolicy(options, seat);
  const chosen = Object.fromEntries(game.policyFields('en', options).map((field) => [field.name, value(field)]));
  const parsed = game.policySchema.safeParse({ ...suggested, ...chosen });
  return parsed.success ? parsed.data : suggested;
}
