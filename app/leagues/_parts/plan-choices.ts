import type { SeasonInput } from '@/lib/play';

/** Systems as the form offers them. */
export const systems = ['round-robin', 'double-round-robin', 'swiss', 'elimination', 'double-elimination', 'ladder', 'tables'] as const;
export const sideRules = ['drawn', 'both', 'bid'] as const;
export const lateRules = ['director', 'position', 'draw', 'shared'] as const;
export const leavings = ['bot', 'substitute', 'mate'] as const;
export const tieBreaks = ['head-to-head', 'sonneborn-berger', 'buchholz', 'buchholz-cut-1', 'margin', 'wins', 'on-time', 'lots'] as const;
export const byeKinds = ['odd', 'asked', 'absent', 'late', 'withdrawn'] as const;
export type PointsKind = 'chess' | 'football' | 'two' | 'rank' | 'own' | 'kept';

type Scale = SeasonInput['points']['scale'];
type Byes = SeasonInput['points']['byes'];

export const pointScales = {
  chess: { by: 'outcome', win: 1, draw: 0.5, loss: 0 },
  football: { by: 'outcome', win: 3, draw: 1, loss: 0 },
  two: { by: 'outcome', win: 2, draw: 1, loss: 0 },
} as const satisfies Record<string, Scale>;

/** What a round without a game counts: a win where the other is missing, else nothing; who is left over in a Swiss system has a win. */
export function usualByes(scale: Scale, system: SeasonInput['system']['kind']): Byes {
  const win = winOf(scale);
  return { odd: system === 'swiss' ? win : 0, asked: 0, absent: win, late: 0, withdrawn: win };
}

function winOf(scale: Scale): number {
  switch (scale.by) {
    case 'outcome':
      return scale.win;
    case 'rank':
      return scale.points[0] ?? 0;
    case 'level':
      return Math.max(...Object.values(scale.levels));
    case 'margin':
      return Math.max(...scale.rows.map(({ points }) => points));
  }
}

/** The choice of the form that a scale is. */
export function pointsKind(scale: Scale): PointsKind {
  if (scale.by === 'rank') return 'rank';
  if (scale.by !== 'outcome' || scale.shared) return 'kept';
  const found = (['chess', 'football', 'two'] as const).find((kind) => {
    const { win, draw, loss } = pointScales[kind];
    return scale.win === win && scale.draw === draw && scale.loss === loss;
  });
  return found ?? 'own';
}

/** The choice of the form that a system is. */
export function systemKind(system: SeasonInput['system']): (typeof systems)[number] {
  if (system.kind === 'round-robin') return system.cycles === 2 ? 'double-round-robin' : 'round-robin';
  if (system.kind === 'elimination') return system.losses === 2 ? 'double-elimination' : 'elimination';
  return system.kind;
}
