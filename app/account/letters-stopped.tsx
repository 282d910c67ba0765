import { getTranslations } from 'next-intl/server';
import { letterTrouble } from '@/lib/play';
import { Notice } from '../_ui/notice';
import { When } from '../_ui/when';
import { currentCaller } from '../_words/caller';
import { resumeLettersAction } from './actions';

/** Why no letters go to the user's address any more, and a way back; nothing while they do. */
export async function LettersStopped({ email }: { email: string }) {
  const [t, caller] = await Promise.all([getTranslations('account'), currentCaller()]);
  const trouble = await letterTrouble(caller);
  if (!trouble) return null;
  return (
    <section id="letters-stopped" className="grid gap-4">
      <h2>{t('trouble')}</h2>
      <Notice tone="bad">
        <p>{t(trouble.kind === 'bounce' ? 'troubleBounce' : 'troubleComplaint', { email })}</p>
        <p className="my-1 break-words">
          <code className="code">{trouble.reason}</code>
        </p>
        <p>
          {t('troubleSince')} <When iso={trouble.since} />
        </p>
      </Notice>
      <p>{t('troubleHow')}</p>
      <form action={resumeLettersAction}>
        <button type="submit" className="button" data-tone="main">
          {t('troubleResume')}
        </button>
      </form>
    </section>
  );
}
