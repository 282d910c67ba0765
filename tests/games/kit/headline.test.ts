import { describe, expect, it } from 'vitest';
import { replay } from '../../../lib/engine';
import { headlineOf } from '../../../lib/games/kit/words';
import { loadGame } from '../../../lib/games/registry';
import { recordedGame, replayInput } from '../../support/recorded';

describe('a headline', () => {
  const none = { first: [], fights: { all: 0, lost: null }, taken: [] };

  it('says first things first, then fights, then what was taken by whom', () => {
    const tidings = {
      first: ['Moscow fell: 8 IPCs seized.'],
      fights: { all: 3, lost: 2 },
      taken: [
        { name: 'India', by: 'Japan' },
        { name: 'Kazakh S.S.R.', by: 'Germany' },
        { name: 'Burma', by: 'Japan' },
      ],
    };
    expect(headlineOf(tidings, 'en')).toBe(
      'Moscow fell: 8 IPCs seized. 3 battles, 2 lost. Taken: India, Burma (Japan); Kazakh S.S.R. (Germany).',
    );
    expect(headlineOf({ ...tidings, first: [], fights: { all: 1, lost: 0 } }, 'it')).toBe(
      '1 battaglia, nessuna persa. Conquiste: India, Burma (Japan); Kazakh S.S.R. (Germany).',
    );
    expect(headlineOf({ ...none, fights: { all: 2, lost: null } }, 'en')).toBe('2 battles.');
    expect(headlineOf(none, 'en')).toBeNull();
  });

  it('tells of fallen capitals, and counts a battle as lost by one side only', async () => {
    const game = await loadGame('aa-1941');
    const file = recordedGame('tests/fixtures/aa-1941/bots-to-the-end.json');
    const events: { type: string; [field: string]: unknown }[] = [];
    const state = replay(game, replayInput(file), { visit: (_seq, _state, told) => void events.push(...told.map(({ event }) => event)) });
    const view = game.view(state, 'public');
    const [own = '', ...others] = game.seats(file.options as object);
    const lostIn = (text: string | null) => Number(/, (\d+|none) lost/.exec(text ?? '')?.[1]?.replace('none', '0'));
    const fights = events.filter(({ type, winner }) => type === 'battle-end' && winner !== null).length;
    expect(fights).toBeGreaterThan(5);
    expect(
      lostIn(game.headline?.(events, view, own, 'en') ?? null) + lostIn(game.headline?.(events, view, others[0] ?? '', 'en') ?? null),
    ).toBe(fights);
    expect(game.headline?.(events, view, null, 'en')).not.toContain('lost');
    expect(game.headline?.(events, view, null, 'en')).toMatch(/Moscow fell: \d+ IPCs? seized\. London fell: /);
    expect(game.headline?.(events, view, null, 'it')).toMatch(/Mosca è caduta: \d+ IPC al nemico\. Londra è caduta: /);
  });
});
