import type { Question } from './rules/questions';
import type { AaDecision, Phase } from './types';

/** Rules of the rules text by what is asked; the first is what it is about. */
const rules: Record<Question['kind'] | Exclude<Phase, 'combat' | 'over'> | 'consent', readonly string[]> = {
  auction: ['AA-H1'],
  research: ['AA-R1', 'AA-R2'],
  purchase: ['AA-P1', 'AA-P2'],
  'combat-move': ['AA-M1', 'AA-F3', 'AA-L4'],
  reaction: ['AA-A1'],
  battle: ['AA-C2'],
  landing: ['AA-L9'],
  submerge: ['AA-C7'],
  casualties: ['AA-C5', 'AA-C8'],
  agree: ['AA-C5'],
  press: ['AA-C10', 'AA-C11'],
  strand: ['AA-F5'],
  'noncombat-move': ['AA-N1', 'AA-N3', 'AA-N5'],
  mobilise: ['AA-D1', 'AA-D3', 'AA-D6'],
  consent: ['AA-L8'],
};

/** Decisions of this game have no other kinds. */
export const rulesFor = ({ kind }: AaDecision): readonly string[] => rules[kind as keyof typeof rules];
