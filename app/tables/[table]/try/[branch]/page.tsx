import type { Metadata } from 'next';
import { fill } from '@/app/_board/words';
import { wordsIn } from '@/app/_board/words-in';
import { orPlainPage } from '@/app/_shell/guards';
import { currentCaller } from '@/app/_words/caller';
import { branch, tableSummary } from '@/lib/play';
import { TryPage } from '../../_page/try-page';

interface Props {
  params: Promise<{ table: string; branch: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ table: id, branch: kept }, caller] = await Promise.all([params, currentCaller()]);
  const [{ title }, { from }] = await Promise.all([orPlainPage(tableSummary(caller, id)), orPlainPage(branch(caller, id, kept))]);
  return { title: fill(wordsIn(caller.language).whatIf.titleOf, { seq: from, title }), robots: { index: false } };
}

/** A try that somebody kept, for whoever may see the table. */
export default async function KeptTryPage({ params }: Props) {
  const [{ table: id, branch: asked }, caller] = await Promise.all([params, currentCaller()]);
  const kept = await orPlainPage(branch(caller, id, asked));
  return <TryPage id={id} from={kept.from} kept={kept} />;
}
