import * as z from 'zod';

export const fireRules = ['ask', 'never', 'always', 'chance'] as const;
export const prey = ['any', 'vehicles', 'soldiers'] as const;
export const firePlaces = ['better', 'first', 'second'] as const;
export const turnRules = ['ask', 'first', 'second'] as const;

/** Standing orders of a side. */
export const policySchema = z.strictObject({
  /** Whoever wins the initiative goes first, or second. */
  turn: z.enum(turnRules).default('second'),
  /** Defensive fire: `chance` shoots when it stops its target with that chance at least. */
  fire: z.enum(fireRules).default('chance'),
  /** Percent. */
  chance: z.int().min(1).max(100).default(30),
  /** Dice that a shot has at least. */
  dice: z.int().min(1).max(20).default(1),
  prey: z.enum(prey).default('any'),
  place: z.enum(firePlaces).default('better'),
  /** Cards whose units hold their fire, whatever else is said. */
  held: z.array(z.string().max(80)).max(40).optional(),
});
