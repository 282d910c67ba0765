import { getTranslations } from 'next-intl/server';
import { blocks } from '@/lib/play';
import { When } from '../_ui/when';
import { currentCaller } from '../_words/caller';
import { unblockAction } from './actions';
import { OwnRow } from './own-row';

/** Whom the user blocks, each with a button that takes it back; nothing where that is nobody. */
export async function Blocks() {
  const [t, all] = await Promise.all([getTranslations('account'), currentCaller().then(blocks)]);
  if (all.length === 0) return null;
  return (
    <section>
      <h2 className="mb-1">{t('blocks')}</h2>
      <p className="mb-4 text-soft">{t('blocksText')}</p>
      <ul>
        {all.map(({ id, name, createdAt }) => (
          <OwnRow key={id} id={id} name={name ?? t('blocksGone')} end={{ action: unblockAction, label: t('blocksUndo') }}>
            <span className="block font-sans text-sm text-soft">
              <When iso={createdAt.toISOString()} />
            </span>
          </OwnRow>
        ))}
      </ul>
    </section>
  );
}
