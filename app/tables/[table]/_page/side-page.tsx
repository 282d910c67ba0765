import type { ReactNode } from 'react';
import { wordsIn } from '@/app/_board/words-in';
import { Link } from '@/app/_ui/link';
import { Page } from '@/app/_ui/page';
import { currentCaller } from '@/app/_words/caller';

interface Props {
  /** The table's id. */
  table: string;
  title: string;
  label: string;
  children: ReactNode;
}

/** The frame of a page beside the table's own, with the way back. */
export async function SidePage({ table, title, label, children }: Props) {
  const { language } = await currentCaller();
  const back = (
    <Link href={`/tables/${table}`} className="button" data-size="small">
      {wordsIn(language).table.toTable}
    </Link>
  );
  return (
    <Page title={title} label={label} action={back} narrow>
      {children}
    </Page>
  );
}
