import { getTranslations } from 'next-intl/server';
import { fill, type TableWords } from '@/app/_board/words';
import { Link } from '@/app/_ui/link';
import { PlayerName } from '@/app/_ui/player-name';
import { currentCaller } from '@/app/_words/caller';
import { SeasonLine } from '@/app/leagues/_parts/season-line';
import type { Board, Painting } from '@/lib/engine';
import { type ClockView, clubSeen, hereNow, type TableLook, type TableView } from '@/lib/play';
import { bankText } from './clock';

/** Rows of figures: income, victory, turn. An owner's colour and name go together. */
export function Tracks({ tracks, owners, words }: { tracks: Painting['tracks']; owners: Board['owners']; words: TableWords }) {
  if (tracks.length === 0) return null;
  const colourOf = (id: string | undefined) => owners.find((owner) => owner.id === id)?.token;
  return (
    <section>
      <h2 className="mb-2">{words.tracks}</h2>
      <div className="grid gap-4">
        {tracks.map((track) => (
          <table key={track.title} className="track">
            <caption className="label">{track.title}</caption>
            <tbody>
              {track.rows.map((row) => (
                <tr key={row.label}>
                  <th scope="row">
                    {row.owner && <span className="track-owner" style={{ background: colourOf(row.owner) }} aria-hidden="true" />}
                    {row.label}
                    {row.hint && <span className="block text-sm font-normal text-soft">{row.hint}</span>}
                  </th>
                  <td>{row.value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}

interface PlayersProps {
  table: TableView;
  look: TableLook;
  clock: ClockView;
  words: TableWords;
}

/** Who plays what, and for whom the game waits. */
export async function Players({ table, look, clock, words }: PlayersProps) {
  // whoever plays a public game has a profile
  const isKnown = clock.isPublic && !table.imported && !table.demo;
  const caller = await currentCaller();
  const here = hereNow(caller, look);
  const club = await clubSeen(caller, look);
  const banks = new Map<string, string | null>();
  for (const { seat } of table.seats) banks.set(seat, await bankText(clock, seat));
  return (
    <section>
      <h2 className="mb-2">{words.players}</h2>
      {club && (
        <p className="mb-2 font-sans text-[0.9375rem]">
          {(await getTranslations('lobby'))('club')} <Link href={`/clubs/${club.slug}`}>{club.name}</Link>
        </p>
      )}
      <SeasonLine table={{ id: table.id, ownerId: table.owner }} />
      <ul className="grid border-t border-rule">
        {table.seats.map((seat) => {
          const waits = table.waiting.includes(seat.seat);
          const marks = [
            ...(table.mySeats.includes(seat.seat) ? [words.you] : []),
            ...(seat.resigned ? [words.resigned] : []),
            ...(here.includes(seat.seat) ? [words.here] : []),
            ...(seat.away ? [words.away] : []),
            ...(waits ? [words.asked] : []),
            ...[banks.get(seat.seat) ?? []].flat(),
          ];
          return (
            <li key={seat.seat} className="border-b border-rule py-1.5" data-waiting={waits}>
              <span className="font-semibold">{seat.name}</span>
              <span className="block font-sans text-[0.9375rem] text-soft">
                {seat.userId && seat.userName && isKnown ? (
                  <Link href={`/players/${seat.userId}`}>
                    <PlayerName name={seat.userName} />
                  </Link>
                ) : seat.bot ? (
                  words.bot
                ) : (
                  <PlayerName name={seat.userName ?? words.free} />
                )}
                {marks.map((mark) => ` · ${mark}`)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What lets anyone check the dice: the fingerprint, later the secret and how. */
export function DiceProof({ table, words }: { table: TableView; words: TableWords }) {
  return (
    <section>
      <h2 className="mb-2">{words.diceProof}</h2>
      <dl className="grid gap-2 font-sans text-sm">
        <div>
          <dt className="text-soft">{words.commitment}</dt>
          <dd>
            <code className="code break-all">{table.commitment}</code>
          </dd>
        </div>
        {table.secret && (
          <div>
            <dt className="text-soft">{words.secret}</dt>
            <dd>
              <code className="code break-all">{table.secret}</code>
            </dd>
          </div>
        )}
      </dl>
      {table.beacon && (
        <p className="mt-2 font-sans text-sm wrap-anywhere">
          {fill(table.secret ? words.beaconPast : words.beacon, { round: table.beacon.named, chain: table.beacon.chain })}
        </p>
      )}
      <p className="mt-2 font-sans text-sm">{table.secret ? words.auditHow : words.auditLater}</p>
      {table.secret && (
        <p className="mt-1">
          <code className="code">
            npm run audit -- fieldpost-{table.game}-{table.id}.json
          </code>
        </p>
      )}
    </section>
  );
}
