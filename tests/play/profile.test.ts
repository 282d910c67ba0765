import { expect, it } from 'vitest';
import { createTable, playerProfile } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { codeOf, newUser, playToTheEnd, ridgesFor } from '../support/tables';

onEachDatabase('the profile of a player', () => {
  it('is made of public games alone, and is missing without one', async () => {
    const [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
    const nobody = { user: null, language: 'en' } as const;
    const hidden = await ridgesFor(ann, bob, { title: 'Hidden', visibility: 'private' });
    expect(await codeOf(playerProfile(nobody, ann.user))).toBe('not-found');
    expect(await codeOf(playerProfile(ann, 'nobody'))).toBe('not-found');
    const open = await ridgesFor(ann, bob, { title: 'Open', visibility: 'public' });
    expect(await playerProfile(nobody, ann.user)).toMatchObject({ name: 'Ann', onTime: null });
    await playToTheEnd(open, ann, bob);
    await playToTheEnd(hidden, ann, bob);
    await createTable(ann, {
      game: 'ridges',
      title: 'Lobby',
      options: { ridges: 3 },
      seats: { red: { kind: 'me' } },
      timeControl: { kind: 'none' },
    });
    for (const reader of [nobody, ann]) {
      const profile = await playerProfile(reader, ann.user);
      expect(profile.tables.map(({ title }) => title)).toEqual(['Open']);
      expect(profile).toMatchObject({ favourites: [{ gameTitle: 'Ridges', count: 1 }], onTime: 100 });
      expect(JSON.stringify(profile)).not.toContain('@');
    }
  });
});
