import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Link } from '@/app/_ui/link';
import { Travel } from '@/app/_ui/travel';
import { type ClubHead, shownIn } from '@/lib/play';
import { Emblem } from './emblem';

export type Section = 'home' | 'members' | 'notices' | 'presets' | 'leagues' | 'archive' | 'records' | 'settings';

/** The pages of a club that its reader may open. */
function sectionsOf({ may }: ClubHead): Section[] {
  const inside: Section[] = may.includes('read') ? ['notices', 'presets'] : [];
  return ['home', 'members', ...inside, 'leagues', 'archive', 'records', ...(may.includes('describe') ? (['settings'] as const) : [])];
}

/** The frame of a club's pages: emblem and name over the ways to its other pages. */
export async function ClubPage({ club, here, children }: { club: ClubHead; here: Section; children: ReactNode }) {
  const t = await getTranslations('clubs');
  const { slug, name, emblem, visibility, role, members } = club;
  const label = [t(visibility), t('members', { count: members }), role && t(`roles.${role}`)].filter(Boolean).join(' · ');
  return (
    <div className="mx-auto max-w-7xl px-4 py-8 sm:px-6">
      <div className="double-rule mb-4 flex items-center gap-4 pb-3">
        <Emblem emblem={emblem} size={64} />
        <div className="min-w-0">
          <p className="label mb-1">{label}</p>
          <h1 className="break-words">{name}</h1>
        </div>
      </div>
      <nav aria-label={t('sections')} className="mb-8 flex flex-wrap gap-x-5 gap-y-1">
        {sectionsOf(club).map((section) => (
          <Link
            key={section}
            href={section === 'home' ? `/clubs/${slug}` : `/clubs/${slug}/${section}`}
            aria-current={section === here ? 'page' : undefined}
            className="flex min-h-9 items-center border-b-2 border-transparent font-sans text-[0.9375rem] text-ink no-underline hover:border-rule-strong aria-[current]:border-brick aria-[current]:font-semibold"
          >
            {t(`section.${section}`)}
            <Travel />
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}

/** A text of the club in the reader's language, else in the one it was written in. */
export async function Written({ text, className = '' }: { text: ClubHead['description']; className?: string }) {
  const shown = shownIn(text, await getLocale());
  return (
    <p lang={shown.language} className={`max-w-prose whitespace-pre-line break-words ${className}`}>
      {shown.text}
    </p>
  );
}
