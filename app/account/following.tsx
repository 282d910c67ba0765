import { getTranslations } from 'next-intl/server';
import { followed, hearsOfFollowed } from '@/lib/play';
import { dropAction, followedLettersAction } from '../_follow/actions';
import { Form } from '../_ui/form';
import { Link } from '../_ui/link';
import { Submit } from '../_ui/submit';
import { currentCaller } from '../_words/caller';
import { OwnRow } from './own-row';

/** Whom the user follows, and whether the weekly letter comes. */
export async function Following() {
  const [t, caller] = await Promise.all([getTranslations('follow'), currentCaller()]);
  const [all, hears] = [await followed(caller), await hearsOfFollowed(caller)];
  return (
    <section id="following">
      <h2 className="mb-1">{t('title')}</h2>
      <p className="mb-4 text-soft">{t('text')}</p>
      {all.length === 0 && <p>{t('none')}</p>}
      <ul>
        {all.map(({ kind, address, name }) => (
          <OwnRow key={`${kind} ${address}`} id={`${kind} ${address}`} name={name} end={{ action: dropAction, label: t('unfollow') }}>
            <span className="block font-sans text-sm text-soft">
              {t(kind)} · <Link href={`/${kind}s/${address}`}>{t('look')}</Link>
            </span>
          </OwnRow>
        ))}
      </ul>
      {(all.length > 0 || !hears) && (
        <div className="mt-4">
          <p className="mb-2">{t(hears ? 'lettersOn' : 'lettersOff')}</p>
          <Form action={followedLettersAction}>
            <input type="hidden" name="letters" value={hears ? 'off' : 'on'} />
            <Submit size="small">{t(hears ? 'stopLetters' : 'resumeLetters')}</Submit>
          </Form>
        </div>
      )}
    </section>
  );
}
