import type { Language } from '../engine';
import { plain, title } from './payload';

export const seasonHookEvents = ['season-over', 'round-opened', 'result', 'standings'] as const;
export type SeasonHookEvent = (typeof seasonHookEvents)[number];

/** What is told of a season: only what who added the hook may see. */
export interface SeasonHookNews {
  /** The same for every try: a receiver that has it already may throw the second one away. */
  id: string;
  /** The weightiest of `events`. */
  type: SeasonHookEvent | 'test';
  events: SeasonHookEvent[];
  league: { slug: string; name: string; url: string };
  season: { number: number; name: string; game: string; gameTitle: string; status: string; url: string };
  /** Rounds that were opened. */
  rounds: { round: number; deadline: string }[];
  /** Games that were decided; `anew`: they had been decided before. `kind` null: such a game is open again. */
  results: {
    division: string;
    round: number;
    table: string | null;
    kind: string | null;
    anew: boolean;
    places: { entrant: string; name: string; side: string | null; rank: number | null }[];
  }[];
  /** Tables of divisions that changed, the best first. */
  standings: { division: string; table: { place: number | null; entrant: string; name: string; points: number; played: number }[] }[];
}

const words = {
  en: {
    test: 'This is a test: the webhook works.',
    over: 'The season is over.',
    opened: (round: number, until: string) => `Round ${round} is open; it ends ${until}.`,
    won: (who: string) => `${who} won`,
    draw: 'a draw',
    open: 'open again',
    void: 'no result',
    division: (name: string) => `Division ${name}`,
  },
  it: {
    test: 'Questa è una prova: il webhook funziona.',
    over: 'La stagione è finita.',
    opened: (round: number, until: string) => `Si apre il turno ${round}; finisce ${until}.`,
    won: (who: string) => `vince ${who}`,
    draw: 'pari',
    open: 'di nuovo aperta',
    void: 'nessun risultato',
    division: (name: string) => `Divisione ${name}`,
  },
} as const;

/** Characters of a description: Discord takes 4,096. */
const mostDescribed = 3_500;
/** Lines of a table. */
const mostLines = 10;

/** A message as Discord's webhooks take it: one embed, no pings. */
export function seasonDiscordOf({ type, league, season, rounds, results, standings }: SeasonHookNews, language: Language) {
  const say = words[language];
  const lines = [
    ...(type === 'test' ? [`**${say.test}**`] : []),
    ...(type === 'season-over' ? [`**${say.over}**`] : []),
    ...rounds.map(({ round, deadline }) => `**${say.opened(round, `<t:${Math.floor(Date.parse(deadline) / 1000)}:R>`)}**`),
    ...results.map((result) => `• ${resultText(result, language)}`),
    ...standings.flatMap(({ division, table }) => [
      ...(standings.length > 1 ? [`__${plain(say.division(division))}__`] : []),
      ...table.slice(0, mostLines).map(({ place, name, points }) => `${place ?? '–'}\\. ${plain(name)}: ${points}`),
    ]),
  ];
  while (lines.join('\n').length > mostDescribed) lines.pop();
  return {
    username: 'Fieldpost',
    allowed_mentions: { parse: [] },
    embeds: [
      {
        title: title(`${league.name}, ${season.name}`),
        url: season.url,
        description: lines.join('\n'),
        footer: { text: title(season.gameTitle) },
      },
    ],
  };
}

function resultText({ places, kind }: SeasonHookNews['results'][number], language: Language): string {
  const say = words[language];
  const best = places.filter(({ rank }) => rank === 1).map(({ name }) => plain(name));
  const end = kind === null ? say.open : best.length === 0 ? say.void : best.length === places.length ? say.draw : say.won(best.join(', '));
  return `${places.map(({ name }) => plain(name)).join(' – ')}: ${end}`;
}
