import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { When } from '@/app/_ui/when';
import type { ClubNotice } from '@/lib/play';

/** Notices under one another; `under` puts something below each. */
export async function NoticeList({
  notices,
  level,
  under,
}: {
  notices: ClubNotice[];
  level: 2 | 3;
  under?: (notice: ClubNotice) => ReactNode;
}) {
  const t = await getTranslations('clubs');
  const Heading = `h${level}` as const;
  return (
    <ul className="border-t border-rule">
      {notices.map((notice) => (
        <li key={notice.id} className="border-b border-rule py-3">
          <Heading className="text-lg font-semibold break-words">{notice.title}</Heading>
          <p className="mb-1 font-sans text-sm text-soft">
            {notice.author ?? t('formerPlayer')} · <When iso={notice.at} />
          </p>
          <p className="max-w-prose break-words whitespace-pre-line">{notice.text}</p>
          {under?.(notice)}
        </li>
      ))}
    </ul>
  );
}
