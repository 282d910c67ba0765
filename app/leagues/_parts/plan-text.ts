import type { getTranslations } from 'next-intl/server';
import type { SeasonView } from '@/lib/play';
import { describeTimeControl, type Reckoning } from '@/lib/time-control';

type Words = Awaited<ReturnType<typeof getTranslations<'seasonRules'>>>;
type Settings = SeasonView['plan']['settings'];
type Scale = Settings['points']['scale'];

interface Saying {
  t: Words;
  /** Names of the ways a game can end. */
  kindName(kind: NonNullable<Settings['points']['forfeit']>['kinds'][number]): string;
  points(value: number): string;
  reckoning: Reckoning;
}

/** The plan of a season in sentences, section by section. */
export function planText({ plan, divisions, rounds }: Pick<SeasonView, 'plan' | 'divisions' | 'rounds'>, saying: Saying) {
  const { t, reckoning } = saying;
  const { settings, calendar } = plan;
  const count = rounds.length > 0 ? rounds.length : plan.rounds;
  const several = divisions.length > 1;
  const system = [
    ...systemText(settings, t),
    ...(count === null ? [] : [t('rounds', { rounds: count })]),
    ...(several ? [t('divisions', { names: divisions.map(({ name }) => name).join(', ') }), t('exchange', { count: plan.exchange })] : []),
    ...(settings.annul === 'under-half' ? [t('annul')] : []),
  ];
  const sides = [t(`sidesOf.${settings.sides}`), ...(settings.boards > 1 ? [t('boards', { boards: settings.boards })] : [])];
  const dates = [
    t('days', { days: calendar.days, zone: calendar.zone }),
    t('rest', { rest: calendar.rest }),
    ...(calendar.early ? [t('early')] : []),
  ];
  return [
    { title: t('system'), lines: system },
    { title: t('sides'), lines: sides },
    { title: t('points'), lines: pointsText(settings, saying) },
    { title: t('calendar'), lines: dates },
    { title: t('late'), lines: [t(`lates.${plan.late}`)] },
    { title: t('clock'), lines: [...describeTimeControl(plan.timeControl, reckoning.language), t(`absences.${plan.absence}`)] },
    { title: t('entry'), lines: [t(`entries.${plan.entry}`), ...(plan.admitsBots ? [t('bots')] : []), t(`counts.${plan.counts}`)] },
  ];
}

function systemText({ system, seats, smaller }: Settings, t: Words): string[] {
  switch (system.kind) {
    case 'round-robin':
      return [t('systems.round-robin', { cycles: system.cycles }), t(`numbers.${system.numbers}`)];
    case 'swiss':
      return [t('systems.swiss')];
    case 'elimination':
      return [t('systems.elimination', { losses: system.losses }), t(`drawn.${system.drawn}`)];
    case 'ladder':
      return [
        t('systems.ladder', { reach: system.reach }),
        t(`moves.${system.moves}`),
        ...(system.idle ? [t('idle', { rounds: system.idle.rounds, places: system.idle.places })] : []),
      ];
    case 'tables':
      return [
        t('systems.tables', { seats: seats.length }),
        smaller.length === 0 ? t('leftOver') : t('smaller', { sizes: smaller.map(({ length }) => length).join(', ') }),
      ];
  }
}

function pointsText({ points: { scale, byes, forfeit }, boards, boardPoints }: Settings, saying: Saying): string[] {
  const { t, points, kindName } = saying;
  const { odd, asked, absent, late, withdrawn } = byes;
  const worth = {
    ...{ odd: points(odd), asked: points(asked), absent: points(absent) },
    ...{ late: points(late), withdrawn: points(withdrawn) },
  };
  return [
    ...scaleText(scale, saying),
    ...(boards > 1 ? [[t('boardPoints'), ...scaleText(boardPoints, saying)].join(' ')] : []),
    t('byes', worth),
    ...(forfeit
      ? [t('forfeit', { win: points(forfeit.win), loss: points(forfeit.loss), kinds: forfeit.kinds.map(kindName).join(', ') })]
      : []),
  ];
}

function scaleText(scale: Scale, { t, points }: Saying): string[] {
  switch (scale.by) {
    case 'outcome': {
      const worth = { win: points(scale.win), draw: points(scale.draw), loss: points(scale.loss) };
      return [t('scale.outcome', worth), ...(scale.shared ? [t('scale.shared')] : [])];
    }
    case 'level': {
      const rows = Object.entries(scale.levels).map(([level, value]) => t('scale.levelRow', { level, points: points(value) }));
      return [t('scale.level', { rows: rows.join(', ') })];
    }
    case 'margin': {
      const rows = [...scale.rows].sort((a, b) => a.from - b.from);
      const said = rows.map(({ from, points: value }) => t('scale.marginRow', { from: points(from), points: points(value) }));
      return [t('scale.margin', { rows: said.join(', ') })];
    }
    case 'rank': {
      const rows = scale.points.map((value, index) => t('scale.rankRow', { place: index + 1, points: points(value) }));
      return [t('scale.rank', { rows: rows.join(', ') })];
    }
  }
}
