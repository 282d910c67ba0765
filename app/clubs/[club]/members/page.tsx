import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { orPlainPage } from '@/app/_shell/guards';
import { Pages, pageIn } from '@/app/_ui/pages';
import { currentCaller } from '@/app/_words/caller';
import { currentReckoning } from '@/app/_words/reckoning';
import { type ClubHead, type ClubMember, clubMembers } from '@/lib/play';
import { dayText } from '@/lib/time-control';
import { headOf, titleOf } from '../../_parts/club-head';
import { ClubPage } from '../../_parts/club-page';
import { Press } from '../../_parts/press';
import { appointAction, offerAction, removeAction } from './actions';
import { Desk } from './desk';

interface Props {
  params: Promise<{ club: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = ({ params }: Pick<Props, 'params'>): Promise<Metadata> => titleOf(params, 'members');

export default async function Members({ params, searchParams }: Props) {
  const [t, caller, { club: slug }, query] = await Promise.all([getTranslations('clubs'), currentCaller(), params, searchParams]);
  const page = pageIn(query.page);
  const club = await headOf(slug);
  const { members, isMore } = await orPlainPage(clubMembers(caller, slug, page));
  return (
    <ClubPage club={club} here="members">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[3fr_2fr]">
        <section>
          <h2 className="mb-2">{t('section.members')}</h2>
          <ul className="border-t border-rule">
            {members.map((member) => (
              <Member key={member.userId} club={club} member={member} isSelf={member.userId === caller.user} />
            ))}
          </ul>
          <Pages path={`/clubs/${slug}/members`} page={page} isMore={isMore} words={{ back: t('previousPage'), on: t('nextPage') }} />
        </section>
        {club.may.includes('answer') && <Desk slug={slug} query={query} />}
      </div>
    </ClubPage>
  );
}

async function Member({ club, member, isSelf }: { club: ClubHead; member: ClubMember; isSelf: boolean }) {
  const [t, reckoning] = await Promise.all([getTranslations('clubs'), currentReckoning()]);
  const { role, joinedAt, running, onTime } = member;
  const name = member.name ?? t('formerPlayer');
  const facts = [
    t('joined', { day: dayText(new Date(joinedAt), reckoning) }),
    t('runningGames', { count: running }),
    ...(onTime === null ? [] : [t('onTime', { percent: String(onTime) })]),
  ];
  return (
    <li className="border-b border-rule py-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong className="break-words">{name}</strong>
        {role !== 'member' && <span className="label">{t(`roles.${role}`)}</span>}
      </p>
      <p className="font-sans text-sm text-soft">{facts.join(' · ')}</p>
      {!isSelf && role !== 'owner' && <Changes club={club} member={member} name={name} />}
    </li>
  );
}

/** What the reader may do about a member. */
async function Changes({
  club: { slug, may },
  member: { userId, role, isOffered },
  name,
}: {
  club: ClubHead;
  member: ClubMember;
  name: string;
}) {
  const t = await getTranslations('clubs');
  const sends = { club: slug, member: userId };
  const mayAppoint = may.includes('appoint');
  const mayRemove = may.includes('remove') && (role === 'member' || mayAppoint);
  if (!mayAppoint && !mayRemove) return null;
  const other = role === 'director' ? 'member' : 'director';
  return (
    <details>
      <summary className="py-1.5 font-sans text-sm text-sea underline">
        {t('manage')}
        <span className="sr-only"> {name}</span>
      </summary>
      {isOffered && <p className="mb-2 font-sans text-sm text-amber">{t('offerStands')}</p>}
      <div className="mt-1 flex flex-wrap gap-2">
        {mayAppoint && (
          <Press
            action={appointAction}
            sends={{ ...sends, role: other }}
            text={t(other === 'director' ? 'makeDirector' : 'makeMember')}
            about={name}
            size="small"
          />
        )}
        {mayAppoint && (
          <Press
            action={offerAction}
            sends={isOffered ? { club: slug } : sends}
            text={t(isOffered ? 'unoffer' : 'offer')}
            about={name}
            size="small"
          />
        )}
        {mayRemove && <Press action={removeAction} sends={sends} text={t('remove')} about={name} tone="danger" size="small" />}
      </div>
    </details>
  );
}
