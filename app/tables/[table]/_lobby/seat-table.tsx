import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { PlayerName } from '@/app/_ui/player-name';
import { env } from '@/lib/env';
import type { Caller, LobbyView, SeatSummary, TableRatings } from '@/lib/play';
import { CopyField } from '../../../_ui/copy-field';
import { SeatRating } from '../../../ratings/_parts/seat-rating';
import { joinAction, leaveAction, setSeatAction } from './actions';
import { ChangeSeat, type ChangeWords, SeatButton } from './forms';

/** The chairs around the table and what the caller may do with each. */
export async function SeatTable({ table, caller, ratings }: { table: LobbyView; caller: Caller; ratings: TableRatings['players'] }) {
  const t = await getTranslations('lobby');
  const holderOf = ({ userName, userId, bot, invited }: SeatSummary): string => {
    if (userId) return userId === caller.user ? `${userName} (${t('you')})` : (userName ?? t('someone'));
    if (bot) return t('bot');
    return invited === null ? t('free') : t('invitedBy', { who: invited || t('byLink') });
  };
  const holders: ChangeWords['holders'] = [
    { value: 'open', label: t('open') },
    { value: 'link', label: t('link') },
    { value: 'email', label: t('email') },
    { value: 'program', label: t('program') },
    { value: 'bot', label: t('bot') },
    { value: 'me', label: t('me') },
  ];
  return (
    <ul className="border-t border-rule">
      {table.seats.map((seat) => {
        const invite = table.invites.find((each) => each.seat === seat.seat && each.kind === 'join');
        const isFree = !seat.userId && !seat.bot && seat.invited === null;
        const isMine = seat.userId !== null && seat.userId === caller.user;
        return (
          <li key={seat.seat} className="grid gap-2 border-b border-rule py-3 sm:grid-cols-[1fr_auto]">
            <div>
              <p className="font-semibold">{seat.name}</p>
              <p className={isFree ? 'text-amber' : 'text-soft'}>
                {seat.userId && seat.program ? (
                  <Link href={`/players/${seat.userId}`}>
                    <PlayerName name={holderOf(seat)} />
                  </Link>
                ) : (
                  holderOf(seat)
                )}{' '}
                <SeatRating rating={seat.userId === null ? undefined : ratings[seat.userId]} />
              </p>
              {typeof invite?.returned === 'string' && (
                <p className="break-words text-brick">
                  {invite.returned === '' ? t('returned') : t('returnedSaid', { reason: invite.returned })}
                </p>
              )}
            </div>
            <div className="grid content-start justify-items-start gap-1 sm:justify-items-end">
              {isFree && caller.user && table.mayTake && (
                <SeatButton
                  action={joinAction}
                  table={table.id}
                  seat={seat.seat}
                  {...(table.mySeats.length === 0 && { tone: 'main' as const })}
                  text={t('take')}
                />
              )}
              {isFree && !caller.user && (
                <Link href={`/sign-in?to=/tables/${table.id}`} className="button" data-size="small">
                  {t('signInToJoin')}
                </Link>
              )}
              {isMine && <SeatButton action={leaveAction} table={table.id} seat={seat.seat} text={t('leave')} />}
              {table.isOwner && (
                <ChangeSeat
                  action={setSeatAction}
                  table={table.id}
                  seat={seat.seat}
                  words={{
                    change: t('change'),
                    to: t('changeTo', { seat: seat.name }),
                    apply: t('apply'),
                    address: t('address'),
                    account: t('programName'),
                    holders,
                  }}
                />
              )}
            </div>
            {invite && (
              <div className="sm:col-span-2">
                <CopyField
                  label={t('inviteLink', { seat: seat.name })}
                  value={`${env().BASE_URL}/invite/${invite.token}`}
                  words={{ copy: t('copy'), copied: t('copied') }}
                />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
