import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Entry } from '@/app/_board/entry';
import { wordsIn } from '@/app/_board/words-in';
import { orPlainPage } from '@/app/_shell/guards';
import { Link } from '@/app/_ui/link';
import { When } from '@/app/_ui/when';
import { currentCaller } from '@/app/_words/caller';
import { type AffairsView, affairs, tableSummary } from '@/lib/play';
import { SidePage } from '../_page/side-page';
import { Absence, CallOff, Loans, OpenSeats, Others, Rematch } from './around';
import { Judging } from './judging';
import { MyOwn } from './my-own';
import { Concede, EndGame, Proposals, Undos } from './together';

interface Props {
  params: Promise<{ table: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ table: id }, caller, t] = await Promise.all([params, currentCaller(), getTranslations('affairs')]);
  const { title } = await orPlainPage(tableSummary(caller, id));
  return { title: t('of', { title }) };
}

/** What the players of a table settle among themselves, and what they have settled. */
export default async function AffairsPage({ params }: Props) {
  const { table: id } = await params;
  const [t, caller] = await Promise.all([getTranslations('affairs'), currentCaller()]);
  const table = await orPlainPage(affairs(caller, id));
  const plays = table.mySeats.length > 0;
  const isRunning = table.status === 'running';
  return (
    <SidePage table={id} title={t('title')} label={`${table.gameTitle} · ${table.title}`}>
      <p className="mb-8 text-soft">{t('text')}</p>
      <div className="grid gap-10">
        {!isRunning && <p>{t('over')}</p>}
        {table.mayPlayAgain && <Rematch id={id} />}
        {isRunning && !plays && <p>{t('watching')}</p>}
        {isRunning && <Proposals id={id} table={table} />}
        {isRunning && <Loans id={id} table={table} />}
        {isRunning && !plays && caller.user !== null && <OpenSeats id={id} table={table} />}
        {isRunning && plays && <Undos id={id} table={table} />}
        {isRunning && (plays || table.isOwner) && <MyOwn id={id} table={table} />}
        {isRunning && plays && <EndGame id={id} table={table} />}
        {table.conceding && <Concede id={id} conceding={table.conceding} leaving={table.terms.leaving} />}
        <Judging id={id} table={table} />
        {table.mayCallOff && <CallOff id={id} />}
        {isRunning && (plays || table.isOwner) && <Others id={id} table={table} />}
        {isRunning && table.isOwner && <Absence id={id} table={table} />}
        <Acts id={id} table={table} language={caller.language} />
      </div>
    </SidePage>
  );
}

async function Acts({ id, table, language }: { id: string; table: AffairsView; language: 'en' | 'it' }) {
  const t = await getTranslations('affairs');
  const words = wordsIn(language).table;
  return (
    <section>
      <h2 className="mb-2">{t('record')}</h2>
      {table.acts.length === 0 && <p className="text-soft">{t('recordNone')}</p>}
      <ol className="grid border-t border-rule">
        {table.acts.map((act) => (
          <li key={act.seq} className="border-b border-rule py-2">
            <p className="label">
              {act.seq} · {act.momentName} · <When iso={act.at} />
            </p>
            <Entry entry={act} words={words} />
          </li>
        ))}
      </ol>
      {table.hasOlderActs && (
        <p className="mt-3">
          <Link href={`/tables/${id}/review`}>{words.wholeLog}</Link>
        </p>
      )}
    </section>
  );
}
