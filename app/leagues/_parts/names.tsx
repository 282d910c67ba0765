import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import type { EntrantView, LeagueView, SeasonView } from '@/lib/play';

/** Who plays a season, and whether its players have pages that everybody may open: those of public leagues, once there are games. */
export interface Cast {
  entrants: SeasonView['entrants'];
  isLinked: boolean;
}

export const castOf = ({ entrants, status }: SeasonView, { visibility }: LeagueView): Cast => ({
  entrants,
  isLinked: visibility === 'public' && (status === 'running' || status === 'over'),
});

/** A player by name. */
export function PlayerName({ player, cast, former }: { player: EntrantView['players'][number] | undefined; cast: Cast; former: string }) {
  if (!player?.name) return former;
  return cast.isLinked ? <Link href={`/players/${player.userId}`}>{player.name}</Link> : player.name;
}

/** An entrant: a player, or a team with its players; with those who played for it before, where that is wanted. */
export async function EntrantName({ id, cast, whole = false }: { id: string; cast: Cast; whole?: boolean }) {
  const t = await getTranslations('leagues');
  const entrant = cast.entrants[id];
  if (!entrant) return t('former');
  const { players, before, name } = entrant;
  const isTeam = players.length > 1 || (players[0]?.name ?? '') !== name;
  const former = t('former');
  const nameOf = (player: EntrantView['players'][number]) => <PlayerName key={player.userId} player={player} cast={cast} former={former} />;
  return (
    <>
      {isTeam ? <span className="break-words">{name || former}</span> : <PlayerName player={players[0]} cast={cast} former={former} />}
      {whole && isTeam && (
        <span className="block font-sans text-sm text-soft">
          {players.map((player, index) => (
            <span key={player.userId}>
              {index > 0 && ', '}
              {nameOf(player)}
            </span>
          ))}
        </span>
      )}
      {whole &&
        before.map((each) => (
          <span key={`${each.userId} ${each.untilRound}`} className="block font-sans text-sm text-soft">
            {t('playedBy', { round: each.untilRound, who: each.name ?? former })}
          </span>
        ))}
    </>
  );
}

/** The name of an entrant as plain text. */
export const nameIn = ({ entrants }: Pick<Cast, 'entrants'>, id: string, former: string): string => entrants[id]?.name || former;
