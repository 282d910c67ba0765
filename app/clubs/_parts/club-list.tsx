import { getLocale, getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { Travel } from '@/app/_ui/travel';
import { type ClubSummary, shownIn } from '@/lib/play';
import { Emblem } from './emblem';

/** Characters of a description in a list. */
const longest = 160;

const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest).replace(/\s+\S*$/, '')} …` : text);

/** Clubs under one another: emblem, name, and the beginning of what they say of themselves. */
export async function ClubList({ clubs }: { clubs: (ClubSummary & { members?: number })[] }) {
  const [t, language] = await Promise.all([getTranslations('clubs'), getLocale()]);
  return (
    <ul className="border-t border-rule">
      {clubs.map(({ slug, name, emblem, description, role, members }) => {
        const { text, language: written } = shownIn(description, language);
        const facts = [role && t(`roles.${role}`), members !== undefined && t('members', { count: members })].filter(Boolean);
        return (
          <li key={slug}>
            <Link href={`/clubs/${slug}`} className="flex gap-4 border-b border-rule px-2 py-3 text-ink no-underline hover:bg-well">
              <Emblem emblem={emblem} size={44} />
              <span className="grid min-w-0 flex-1 content-start gap-0.5">
                <span className="text-lg font-semibold break-words">
                  {name}
                  <Travel />
                </span>
                {text !== '' && (
                  <span lang={written} className="break-words text-soft">
                    {shortened(text)}
                  </span>
                )}
                <span className="font-sans text-sm text-soft">{facts.join(' · ')}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
