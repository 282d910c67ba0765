import type { Choice } from './pick';

/** A field of the options or of the standing orders, enough to draw a form from. */
export interface Field {
  name: string;
  label: string;
  hint?: string;
  /** ranking: an order of `choices`, first is first. choices: any subset. text: a pasted or uploaded text of at most `max` characters. */
  kind: 'choice' | 'choices' | 'toggle' | 'number' | 'ranking' | 'text';
  choices?: Choice[];
  min?: number;
  max?: number;
  /** text: file name of the text to start from, as `sample` gives it. */
  sample?: string;
  default: unknown;
  /** The option is not in the rulebook. */
  house?: boolean;
  /** Seldom changed: forms fold it away. */
  rare?: boolean;
}
