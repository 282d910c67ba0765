import { describe, expect, it } from 'vitest';
import { clone, type Decision, languages, type Pick, seeded, selfplay } from '../../lib/engine';
import { gameIds, loadDesk, loadGame } from '../../lib/games/registry';

const games = (await Promise.all(gameIds.map(loadGame))).filter(({ overlays, foresee }) => overlays || foresee);
const said = (text: string) => text.trim() !== '' && !/\b(undefined|null|NaN)\b|\[object/.test(text);

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const options = game.optionsSchema.parse({});
  const stops: { view: object; decision: Decision }[] = [];
  let n = 0;
  selfplay(game, options, {
    seed: 3,
    most: 160,
    visit(state, decision) {
      if (n++ % 8 === 0) stops.push({ view: clone(game.view(state, decision.seat)), decision });
    },
  });

  it('draws on spaces of its board what it says in both languages, as plain JSON, whatever is picked', { timeout: 120_000 }, () => {
    const known = new Set(game.board(options, 'en').spaces.map(({ id }) => id));
    let seen = 0;
    for (const [at, { view, decision }] of stops.entries()) {
      const random = seeded(`overlays ${at}`);
      const picks: Pick[] = [];
      for (let prompt = game.prompt(view, decision, picks, 'en'); prompt.kind === 'pick' && picks.length < 3; ) {
        const choice = prompt.choices[Math.floor(random() * prompt.choices.length)];
        picks.push({ field: prompt.field, value: choice ? [choice.value] : [] });
        for (const drawn of languages.flatMap((language) => game.overlays?.(view, decision, picks, language) ?? [])) {
          const { name, text, areas, signs, notes, remarks } = drawn;
          expect(JSON.parse(JSON.stringify(drawn))).toEqual(drawn);
          const lines = Object.values(notes).flatMap((note) => note.lines ?? []);
          const places = [
            ...areas.flatMap(({ spaces }) => spaces),
            ...signs.flatMap((sign) => sign.at.map(([space]) => space)),
            ...lines.flatMap(({ from, to, blockedBy }) => [from, to, ...blockedBy]),
            ...Object.keys(notes),
          ];
          expect(places.filter((space) => !known.has(space))).toEqual([]);
          const words = [name, text, ...areas.map((area) => area.name), ...signs.map((sign) => sign.name), ...(remarks?.lines ?? [])];
          expect(words.filter((each) => !said(each))).toEqual([]);
          seen++;
        }
        prompt = game.prompt(view, decision, picks, 'en');
      }
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('draws for the order form, which has the desk alone', async () => {
    expect((await loadDesk(game.id as (typeof gameIds)[number])).overlays).toBe(game.overlays);
  });

  it('says in both languages what standing orders would do', () => {
    for (const { view, decision } of stops) {
      const policy = game.defaultPolicy(options, decision.seat);
      const sections = languages.flatMap((language) => game.foresee?.(view, decision.seat, policy, language) ?? []);
      expect(sections.flatMap(({ title, lines }) => [title, ...lines]).filter((each) => !said(each))).toEqual([]);
    }
  });
});
