import type { Help, Language, Section, Text } from '../../../engine';
import { format } from '../notation';
import { check } from '../rules/check';
import type { Asked, DecisionKind, View } from '../state';
import { ask } from './asked';
import { candidates } from './candidates';
import { notationOf } from './written';

/** The open question, how it is answered, and two orders that may be given. */
export const help = (view: View, decision: Asked, language: Language): Help => ({
  question: ask(view, decision, language),
  notation: notationOf(decision.kind, language),
  examples: examples(view, decision, language),
});

function examples(view: View, decision: Asked, language: Language): string[] {
  const found: string[] = [];
  for (const order of candidates(view, decision)) {
    const checked = check(view, decision, order, language);
    if (checked.ok) found.push(format(checked.value, language));
    if (found.length === 2) break;
  }
  return found;
}

const parts: readonly { title: Text; kinds: readonly DecisionKind[] }[] = [
  { title: { en: 'Armies and set-up', it: 'Eserciti e preparazione' }, kinds: ['army', 'ground', 'first', 'end'] },
  { title: { en: 'Obstacles and deployment', it: 'Ostacoli e schieramento' }, kinds: ['obstacles', 'deployment', 'vanguard'] },
  { title: { en: 'Initiative', it: 'Iniziativa' }, kinds: ['initiative'] },
  { title: { en: 'Movement phase', it: 'Fase di movimento' }, kinds: ['movement', 'set-down'] },
  { title: { en: 'Defensive fire', it: 'Fuoco difensivo' }, kinds: ['defensive-fire', 'anti-air'] },
  { title: { en: 'Aircraft', it: 'Aerei' }, kinds: ['flight', 'airstrike'] },
  { title: { en: 'Assault phase', it: 'Fase di assalto' }, kinds: ['assault'] },
];

/** How every order is written, by the parts of a turn. */
export const guide = (language: Language): Section[] =>
  parts.map(({ title, kinds }) => ({
    title: title[language],
    lines: [...new Set(kinds.flatMap((kind) => notationOf(kind, language)))],
  }));
