import type { getTranslations } from 'next-intl/server';

type Words = Awaited<ReturnType<typeof getTranslations<'post'>>>;

/** The ways letters may come, in words. */
export const modeNames = (t: Words) => ({ instant: t('instant'), digest: t('digest'), off: t('off') });

/** A share of the time after which a reminder comes, in words. */
export const shareName = (t: Words, percent: number): string => (percent === 50 ? t('half') : t('share', { percent: String(percent) }));
