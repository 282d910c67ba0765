import type { Overlay, OverlayNote } from '../../../engine';
import type { FormContext } from '../prompts/form';
import { prospectOf } from '../rules/chances';
import { ableToShoot, shotNow } from '../rules/reactions';
import { aimFigures, percent } from '../words/aiming';
import { unitName } from '../words/names';
import { overlayWords } from '../words/overlay';

/** Who may shoot at somebody who moves or flies, each with the line of its shot. */
export function reactionOverlay({ view, language }: FormContext): Overlay[] {
  const words = overlayWords(language);
  const aims = ableToShoot(view).flatMap((unit) => shotNow(view, unit) ?? []);
  const [first] = aims;
  if (!first) return [];
  const notes: Record<string, OverlayNote> = {};
  for (const aim of aims) {
    const before = notes[aim.from];
    notes[aim.from] = {
      text: '',
      lines: [{ from: aim.from, to: aim.at, blockedBy: [] }],
      groups: [...(before?.groups ?? []), { title: unitName(aim.attacker.id, language), figures: aimFigures(aim, language) }],
    };
  }
  return [
    {
      ...{ id: 'reaction', name: words.reaction, areas: [], notes },
      text: words.reactionText({ unit: unitName(first.target.id, language), hex: first.at }),
      signs: [{ look: 'target', name: words.stops, at: aims.map((aim) => [aim.from, percent(prospectOf(aim).stops)]) }],
    },
  ];
}
