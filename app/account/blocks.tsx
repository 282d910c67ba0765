import { getTranslations } from 'next-intl/server';
import { blocks } from '@/lib/play';
import { Pages } from '../_ui/pages';
import { When } from '../_ui/when';
import { currentCaller } from '../_words/caller';
import { unblockAction } from './actions';
import { OwnRow } from './own-row';

/** Whom the user blocks, each with a button that takes it back; nothing where that is nobody. */
export async function Blocks({ page }: { page: number }) {
  const [t, caller] = await Promise.all([getTranslations('account'), currentCaller()]);
  const { blocked, isMore } = await blocks(caller, page);
  if (blocked.length === 0 && page === 0) return null;
  return (
    <section>
      <h2 className="mb-1">{t('blocks')}</h2>
      <p className="mb-4 text-soft">{t('blocksText')}</p>
      <ul>
        {blocked.map(({ id, name, createdAt }) => (
          <OwnRow key={id} id={id} name={name ?? t('blocksGone')} end={{ action: unblockAction, label: t('blocksUndo') }}>
            <span className="block font-sans text-sm text-soft">
              <When iso={createdAt.toISOString()} />
            </span>
          </OwnRow>
        ))}
      </ul>
      <Pages path="/account" page={page} isMore={isMore} name="blocks" words={{ back: t('blocksLater'), on: t('blocksEarlier') }} />
    </section>
  );
}
