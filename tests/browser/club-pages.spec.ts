import { englishWords } from '../support/tell-tale';
import { foundClub, inviteByLink, tell } from './clubs';
import { expect, test } from './house';
import { faults, speak } from './pages';
import { signIn } from './people';

const looks = [
  { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
  { viewport: { width: 1400, height: 900 }, colorScheme: 'light' },
] as const;

for (const language of ['en', 'it'] as const) {
  test(`every page of a club can be used by everyone, narrow and wide, ${language}`, async ({ page, service }) => {
    test.slow();
    await signIn(page, service, language === 'en' ? 'Zaira' : 'Zeno');
    const club = await foundClub(page, language === 'en' ? 'Readers' : 'Lettori');
    await tell(page, club, 'Uno', 'Due');
    const link = await inviteByLink(page, club);
    await speak(page, language);
    const paths = ['', '/members', '/notices', '/presets?game=aa-1941', '/archive', '/records', '/settings'].map((part) => club + part);
    const wrong: string[] = [];
    for (const path of ['/clubs', '/clubs/new', link, `/tables/new?club=${club.slice('/clubs/'.length)}`, ...paths]) {
      wrong.push(...(await faults(page, path, looks)));
      if (language === 'en') continue;
      const said = await page.locator('main :is(h2, label, legend, summary, button)').allTextContents();
      expect(said.filter((line) => englishWords.test(line))).toEqual([]);
    }
    expect(wrong).toEqual([]);
  });
}
