import { fill, type TableWords } from '@/app/_board/words';
import { Menu } from '@/app/_shell/menu';
import { Link } from '@/app/_ui/link';
import { Moment, TimeLeft } from '@/app/_ui/when';
import type { TableView } from '@/lib/play';

interface Props {
  table: TableView;
  /** What is to be known of the board. */
  board: string | null;
  isOwner: boolean;
  /** Leads to the walk-through where there is something to walk through. */
  tour: string | null;
  words: TableWords;
  /** What the page with the charts is called. */
  chartsLabel: string;
}

/** The head of a table: what it is called, where its game stands, who is waited for, and where else there is something of it. */
export function TableHead({ table, board, isOwner, tour, words, chartsLabel }: Props) {
  const { momentName, headline } = table;
  // of what the headline says, what the moment does not say already
  const more = momentName.startsWith(headline) ? '' : headline.replace(momentName, '').replace(/^[\s:;·,–-]+/, '');
  const chief = (
    <>
      <Link href={`/tables/${table.id}/review`}>{words.review}</Link>
      <Link href={`/tables/${table.id}/story`}>{chartsLabel}</Link>
      {table.mySeats.length > 0 && table.status === 'running' && <Link href={`/tables/${table.id}/orders`}>{words.standing}</Link>}
    </>
  );
  const others = (
    <>
      <Link href={`/tables/${table.id}/affairs`}>{words.affairs}</Link>
      {table.mySeats.length > 0 && <Link href={`/tables/${table.id}/letters`}>{words.letters}</Link>}
      {isOwner && <Link href={`/tables/${table.id}/webhooks`}>{words.webhooks}</Link>}
      {tour && (
        <Link href={`/tables/${table.id}?seat=${encodeURIComponent(table.viewer)}&tour=1`} scroll={false}>
          {tour}
        </Link>
      )}
    </>
  );
  return (
    <header className="table-head double-rule">
      <div className="min-w-0">
        <p className="label">
          {table.gameTitle}
          {board && ` · ${board}`}
          {table.demo && ` · ${words.demo}`}
        </p>
        <h1>{table.title}</h1>
      </div>
      <div className="table-moment">
        <p className="font-semibold">{momentName}</p>
        {more && <p className="text-soft">{more}</p>}
      </div>
      <div className="table-clock">
        <p className={table.myTurn ? 'font-semibold text-brick' : 'font-semibold'}>
          {table.status === 'over'
            ? words.over
            : table.restsSince
              ? words.rests
              : table.myTurn
                ? words.yourTurn
                : fill(words.waitingFor, { who: table.waitingFor.join(', ') })}
        </p>
        {table.deadline && (
          <p className="text-soft">
            {words.deadline} <Moment iso={table.deadline} /> (<TimeLeft iso={table.deadline} />)
          </p>
        )}
      </div>
      {/* on a phone all of them are in the menu */}
      <nav className="table-links" aria-label={words.links}>
        {chief}
      </nav>
      <Menu label={words.moreLinks} className="table-menu" sign="dots">
        <nav aria-label={words.moreLinks} className="grid">
          <div className="table-chief">{chief}</div>
          {others}
        </nav>
      </Menu>
    </header>
  );
}
