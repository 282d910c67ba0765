import type { Metadata } from 'next';
import { forbidden } from 'next/navigation';
import { fill } from '@/app/_board/words';
import { wordsIn } from '@/app/_board/words-in';
import { orPlainPage, signedIn } from '@/app/_shell/guards';
import { Form } from '@/app/_ui/form';
import { GameFields } from '@/app/_ui/game-fields';
import { Submit } from '@/app/_ui/submit';
import { currentCaller } from '@/app/_words/caller';
import { standingOrders, tableSummary } from '@/lib/play';
import { SidePage } from '../_page/side-page';
import { standingAction } from '../actions';

interface Props {
  params: Promise<{ table: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ table: id }, caller] = await Promise.all([params, currentCaller()]);
  const table = await orPlainPage(tableSummary(caller, id));
  return { title: fill(wordsIn(caller.language).table.standingOf, { title: table.title }) };
}

/** What a player's seats answer by themselves. */
export default async function StandingOrdersPage({ params }: Props) {
  const { table: id } = await params;
  await signedIn(`/tables/${id}/orders`);
  const caller = await currentCaller();
  const table = await orPlainPage(tableSummary(caller, id));
  if (table.mySeats.length === 0) forbidden();
  const all = await Promise.all(table.mySeats.map((seat) => orPlainPage(standingOrders(caller, id, seat))));
  const { table: words } = wordsIn(caller.language);
  return (
    <SidePage table={id} title={words.standingTitle} label={table.title}>
      <p className="mb-6">{words.standingText}</p>
      {all.map((orders) => (
        <section key={orders.seat} className="sheet mb-6 p-4 sm:p-6">
          <h2>{orders.seatName}</h2>
          <p className="mb-4 text-soft">{orders.hasLapsed ? words.standingLapsed : orders.isDefault ? words.isSuggested : words.isOwn}</p>
          {orders.fields.length === 0 ? (
            <p>{words.noPolicies}</p>
          ) : (
            <Form action={standingAction} className="grid gap-5">
              <input type="hidden" name="table" value={id} />
              <input type="hidden" name="seat" value={orders.seat} />
              <GameFields fields={orders.fields} values={orders.policy} prefix="policy" house={words.house} more={words.moreFields} />
              <div className="flex flex-wrap gap-2">
                <Submit tone="main">{words.save}</Submit>
                {(orders.hasLapsed || !orders.isDefault) && (
                  <Submit name="do" value="suggested">
                    {words.useSuggested}
                  </Submit>
                )}
              </div>
            </Form>
          )}
        </section>
      ))}
    </SidePage>
  );
}
