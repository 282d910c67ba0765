import { redirect } from 'next/navigation';
import { boardAddress } from '@/app/_board/board-source';
import { fill } from '@/app/_board/words';
import { wordsIn } from '@/app/_board/words-in';
import { orPlainPage } from '@/app/_shell/guards';
import { placeOf } from '@/app/_shell/place';
import { TryBoard } from '@/app/_try/try-board';
import { currentCaller } from '@/app/_words/caller';
import { type Branch, isOpenToTrying, longestBranch, viewAt } from '@/lib/play';
import { cachedTableView } from './cached-view';
import { Framed } from './framed';
import { momentAt } from './moment';
import { gameOf } from './trial';

/** A page to try what might have been from a moment of a table's game: plainly not the game. */
export async function TryPage({ id, from, kept }: { id: string; from: number; kept: Branch | null }) {
  const caller = await currentCaller();
  const table = await orPlainPage(cachedTableView(caller, id, undefined));
  if (!table) redirect(`/tables/${id}`);
  if (!(await orPlainPage(isOpenToTrying(caller, id)))) redirect(`/tables/${id}/review/${from}`);
  const game = await gameOf(table);
  const [{ painting }, { view }] = await Promise.all([
    orPlainPage(momentAt(caller, table, { seq: from, die: null })),
    orPlainPage(viewAt(caller, id, from)),
  ]);
  const { board, table: words, odds, whatIf, shareMoment } = wordsIn(caller.language);
  const title = fill(whatIf.titleOf, { seq: from, title: table.title });
  return (
    <Framed
      className="try-page"
      banner={
        <div role="note" className="try-banner">
          <strong>{whatIf.banner}</strong>
          <span>{fill(whatIf.bannerText, { seq: from })}</span>
          {kept && !kept.mine && kept.name !== null && <span>{fill(whatIf.by, { name: kept.name })}</span>}
        </div>
      }
      label={`${table.gameTitle} · ${whatIf.label}`}
      title={title}
      links={words.links}
      back={{ href: `/tables/${id}/review/${from}`, text: whatIf.toGame }}
    >
      <TryBoard
        table={id}
        game={table.game}
        language={caller.language}
        from={from}
        moves={kept?.moves ?? noMoves}
        kept={kept && { id: kept.id, title: kept.title, mine: kept.mine }}
        home={placeOf('')}
        isSignedIn={caller.user !== null}
        most={longestBranch}
        share={{ copy: shareMoment.copy, copied: shareMoment.copied }}
        painting={painting}
        address={boardAddress(game, table, caller.language)}
        label={title}
        front={game.theatre?.(view) ?? []}
        words={{ board, table: words, odds, whatIf }}
      />
    </Framed>
  );
}

const noMoves: Branch['moves'] = [];
