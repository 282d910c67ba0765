import { lineOf } from '../../lib/chance/act';
import { outcomeBy } from '../../lib/chance/ending';
import type { FileEntry, GameFile } from '../../lib/chance/file';
import { openingText } from '../../lib/chance/recipe';
import { actEntry, fileEntry, linked } from '../../lib/chance/record';
import { commitmentOf, dieOf, hashOf } from '../../lib/chance/source';
import { canonical, checksum, clone, open, playChecked, randomOrder, seeded } from '../../lib/engine';
import type { AnyGame } from '../../lib/games/registry';

/** A file of random play in which orders are taken back at random, with everybody's consent, and which is then agreed to be a draw. */
export function playedWithTakeBacks(game: AnyGame, seed: string, most: number): GameFile {
  const random = seeded(seed);
  const options = game.optionsSchema.parse({});
  const seats: string[] = game.seats(options);
  const source = { secret: hashOf(seed), words: seats.map(() => ''), table: `take-backs-${seed}` };
  const opened = open(game, options, dieOf(source, 0));
  const at = new Date('2026-01-01T00:00:00Z');
  const facts = { at: at.toISOString(), draws: opened.draws, checksum: opened.checksum };
  const head = {
    ...{ table: source.table, game: game.id as string, rules: game.rules as number, options, commitment: commitmentOf(source.secret) },
    seats: seats.map((seat) => ({ seat, word: '', player: seat })),
  };
  const opening = { ...facts, hash: hashOf(openingText({ ...head, opening: facts })) };
  const entries: FileEntry[] = [];
  const states = [clone(opened.state)];
  let { state } = opened;
  const append = (entry: Omit<FileEntry, 'hash'>) => {
    entries.push(linked(entries.at(-1)?.hash ?? opening.hash, entry));
    states.push(clone(state));
  };
  const asAct = (act: Parameters<typeof actEntry>[0]) => {
    const place = { seq: entries.length + 1, rules: game.rules, at, moment: game.moment(state), checksum: checksum(state) };
    append(actEntry(act, place));
  };
  while (entries.length < most && game.outcome(state) === null) {
    const standing = lineOf(entries);
    if (standing.length > 0 && random() < 0.15) {
      const back = Math.min(standing.length, 1 + Math.floor(random() * 8));
      const to = standing[standing.length - back - 1]?.seq ?? 0;
      const by = standing[standing.length - back]!.seat;
      const place = { seq: entries.length + 1, rules: game.rules, at, moment: game.moment(state) };
      state = clone(states[to]!);
      const consent = seats.filter((seat) => seat !== by);
      append(actEntry({ type: 'take-back', to, by, consent }, { ...place, checksum: checksum(state) }));
      continue;
    }
    const asked = game.decisions(state);
    const decision = asked[Math.floor(random() * asked.length)]!;
    const order = randomOrder(game, game.view(state, decision.seat), decision, random);
    const move = { decision: decision.id, seat: decision.seat, order };
    const seq = entries.length + 1;
    const played = playChecked(game, clone(state), decision, move, { die: dieOf(source, seq), via: 'web' });
    state = played.state;
    append(fileEntry(game, played.entry, { seq, rules: game.rules, at }));
  }
  const end = { type: 'end' as const, winners: [], by: seats[0]!, consent: seats.slice(1) };
  const own = game.outcome(state);
  if (own === null) asAct(end);
  const outcome = own ?? outcomeBy(game, end, game.moment(state));
  const file = { format: 'fieldpost-game-1', ...head, title: seed, secret: source.secret, opening, entries, status: 'over', outcome };
  return JSON.parse(canonical(file)) as GameFile;
}
