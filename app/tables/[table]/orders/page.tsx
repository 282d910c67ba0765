import type { Metadata } from 'next';
import { forbidden } from 'next/navigation';
import { Foreseen } from '@/app/_board/foreseen';
import { Threats } from '@/app/_board/odds/threats';
import { fill } from '@/app/_board/words';
import { wordsIn } from '@/app/_board/words-in';
import { orPlainPage, signedIn } from '@/app/_shell/guards';
import { Form } from '@/app/_ui/form';
import { GameFields } from '@/app/_ui/game-fields';
import { Submit } from '@/app/_ui/submit';
import { currentCaller } from '@/app/_words/caller';
import type { BattleThreat } from '@/lib/engine';
import { isGameId, loadSimulator } from '@/lib/games/registry';
import { type Caller, foreseen, standingOrders, type TableSummary, tableSummary } from '@/lib/play';
import { cachedTableView } from '../_page/cached-view';
import { SidePage } from '../_page/side-page';
import { foreseeAction, standingAction } from '../actions';

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
  const threats = await Promise.all(table.mySeats.map((seat) => threatsTo(table, seat, caller)));
  const ahead = await Promise.all(all.map(({ seat, policy }) => orPlainPage(foreseen(caller, id, seat, policy))));
  const { table: words, odds } = wordsIn(caller.language);
  return (
    <SidePage table={id} title={words.standingTitle} label={table.title}>
      <p className="mb-6">{words.standingText}</p>
      {all.map((orders, i) => (
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
              {(ahead[i]?.length ?? 0) > 0 && (
                <Foreseen sections={ahead[i] ?? []} foresee={foreseeAction.bind(null, id, orders.seat)} words={words} />
              )}
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
          <Threats threats={threats[i] ?? []} game={table.game} language={caller.language} words={words} odds={odds} />
        </section>
      ))}
    </SidePage>
  );
}

/** Attacks that a seat could see, while its table is played. */
async function threatsTo({ id, game, status }: TableSummary, seat: string, caller: Caller): Promise<BattleThreat[]> {
  if (status !== 'running' || !isGameId(game)) return [];
  const [simulator, table] = await Promise.all([loadSimulator(game), cachedTableView(caller, id, seat)]);
  return (table && simulator?.threats?.(table.view, seat, caller.language)) ?? [];
}
