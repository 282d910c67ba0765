import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { orPlainPage } from '@/app/_shell/guards';
import { TextField } from '@/app/_ui/field';
import { Form } from '@/app/_ui/form';
import { Empty } from '@/app/_ui/page';
import { Pages, pageIn } from '@/app/_ui/pages';
import { Submit } from '@/app/_ui/submit';
import { TextArea } from '@/app/_ui/text-area';
import { currentCaller } from '@/app/_words/caller';
import { clubNotices, longestNotice } from '@/lib/play';
import { headOf, titleOf } from '../../_parts/club-head';
import { ClubPage } from '../../_parts/club-page';
import { Press } from '../../_parts/press';
import { postAction, removeAction } from './actions';
import { NoticeList } from './notice-list';

interface Props {
  params: Promise<{ club: string }>;
  searchParams: Promise<{ page?: string | string[] }>;
}

export const generateMetadata = ({ params }: Props): Promise<Metadata> => titleOf(params, 'notices');

export default async function Notices({ params, searchParams }: Props) {
  const [t, caller, { club: slug }, query] = await Promise.all([getTranslations('clubs'), currentCaller(), params, searchParams]);
  const page = pageIn(query.page);
  const club = await headOf(slug);
  const { notices, isMore } = await orPlainPage(clubNotices(caller, slug, page));
  const maySpeak = club.may.includes('tell');
  return (
    <ClubPage club={club} here="notices">
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[3fr_2fr]">
        <section>
          <h2 className="mb-2">{t('section.notices')}</h2>
          {notices.length === 0 && <Empty title={t('noNotices')} />}
          {notices.length > 0 && (
            <NoticeList
              notices={notices}
              level={3}
              {...(maySpeak && {
                under: ({ id, title }) => (
                  <div className="mt-2">
                    <Press action={removeAction} sends={{ club: slug, notice: id }} text={t('removeNotice')} about={title} size="small" />
                  </div>
                ),
              })}
            />
          )}
          <Pages path={`/clubs/${slug}/notices`} page={page} isMore={isMore} words={{ back: t('newer'), on: t('older') }} />
        </section>
        {maySpeak && (
          <section>
            <h2 className="mb-2">{t('writeNotice')}</h2>
            <p className="mb-3 text-soft">{t('noticeHint')}</p>
            <Form action={postAction} className="grid gap-4">
              <input type="hidden" name="club" value={slug} />
              <TextField name="title" label={t('noticeTitle')} maxLength={longestNotice.title} required />
              <TextArea name="text" label={t('noticeText')} max={longestNotice.text} rows={6} defaultValue="" />
              <Submit tone="main" className="justify-self-start">
                {t('post')}
              </Submit>
            </Form>
          </section>
        )}
      </div>
    </ClubPage>
  );
}
