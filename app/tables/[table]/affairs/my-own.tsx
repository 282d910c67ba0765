import { getTranslations } from 'next-intl/server';
import { CopyField } from '@/app/_ui/copy-field';
import { TextField } from '@/app/_ui/field';
import { Form } from '@/app/_ui/form';
import { Submit } from '@/app/_ui/submit';
import { currentCaller } from '@/app/_words/caller';
import { env } from '@/lib/env';
import { type AffairsView, lobbyView } from '@/lib/play';
import { handOverAction } from '../_lobby/actions';
import { Confirmed } from '../_lobby/forms';
import { HandOver } from '../_lobby/my-seat-forms';
import { offerAction, substituteAction } from './actions';

interface Props {
  id: string;
  table: AffairsView;
}

/** The caller's seats: to hand over, to lend, to offer; and those of the bot, for players to offer. */
export async function MyOwn({ id, table }: Props) {
  const [t, caller] = await Promise.all([getTranslations('lobby'), currentCaller()]);
  const { invites } = await lobbyView(caller, id);
  const isMine = (seat: string) => table.mySeats.includes(seat);
  // a lent seat can only be given back, which stands above
  const isLent = (seat: string) => table.loans.some((loan) => loan.begun && loan.seat === seat);
  const shown = table.seats.filter(({ seat, bot }) => (isMine(seat) || bot) && !isLent(seat));
  if (shown.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2">{t(table.mySeats.length > 0 ? 'manage' : 'botSeats')}</h2>
      <ul className="grid gap-4">
        {shown.map((seat) => (
          <li key={seat.seat} className="grid gap-1 border-t border-rule pt-2">
            <p className="font-semibold">
              {seat.name}
              {seat.bot && <span className="font-normal text-soft"> · {t('bot')}</span>}
            </p>
            <Links invites={invites.filter((each) => each.seat === seat.seat)} />
            {isMine(seat.seat) && <Lend id={id} seat={seat} />}
            {(isMine(seat.seat) || table.isOwner) && (
              <Confirmed summary={t('handOver')} text={t(isMine(seat.seat) ? 'handOverText' : 'offerText', { seat: seat.name })}>
                <HandOver
                  action={handOverAction}
                  table={id}
                  seat={seat.seat}
                  words={{ address: t('handOverAddress'), offer: t('handOverDo') }}
                />
              </Confirmed>
            )}
            {table.mayOffer && <Offer id={id} seat={seat} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Offers of a seat that wait for somebody, as links. */
async function Links({ invites }: { invites: { token: string; kind: 'join' | 'handover' | 'substitute' }[] }) {
  const [t, lobby] = await Promise.all([getTranslations('affairs'), getTranslations('lobby')]);
  return invites.map(({ token, kind }) => (
    <CopyField
      key={token}
      label={kind === 'substitute' ? t('askedLink') : lobby('handOverLink')}
      value={`${env().BASE_URL}/invite/${token}`}
      words={{ copy: lobby('copy'), copied: lobby('copied') }}
    />
  ));
}

type Seat = AffairsView['seats'][number];

async function Lend({ id, seat }: { id: string; seat: Seat }) {
  const t = await getTranslations('affairs');
  return (
    <Confirmed summary={t('substitute')} text={t('substituteText', { seat: seat.name })}>
      <Form action={substituteAction} className="grid gap-3">
        <input type="hidden" name="table" value={id} />
        <input type="hidden" name="seat" value={seat.seat} />
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField name="from" type="date" label={t('from')} required />
          <TextField name="until" type="date" label={t('until')} required />
        </div>
        <TextField name="email" type="email" label={t('substituteEmail')} autoComplete="off" />
        <Submit className="justify-self-start" size="small">
          {t('ask')}
        </Submit>
      </Form>
    </Confirmed>
  );
}

async function Offer({ id, seat }: { id: string; seat: Seat }) {
  const t = await getTranslations('affairs');
  const form = (
    <Form action={offerAction}>
      <input type="hidden" name="table" value={id} />
      <input type="hidden" name="seat" value={seat.seat} />
      <input type="hidden" name="do" value={seat.offered ? 'stop' : 'offer'} />
      <Submit size="small">{t(seat.offered ? 'offerStop' : 'offer')}</Submit>
    </Form>
  );
  if (!seat.offered) {
    return (
      <Confirmed summary={t('offer')} text={t('offerText')}>
        {form}
      </Confirmed>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>{t('offered')}</p>
      {form}
    </div>
  );
}
