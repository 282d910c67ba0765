import { canonical, type Text } from '../engine';
import { isDue, quicknet, roundNamedAt } from './beacon';
import { firstForeign } from './beacon-signature';
import type { GameFile, OpeningBeacon } from './file';

/** What a public beacon brought to the dice of a game, as its file tells. */
export interface Rounds {
  /** The chain is drand's, by its key and times. */
  isQuicknet: boolean;
  /** Rounds that were named, were due, and are in the dice. */
  mixed: number;
  /** Entries that should have mixed a round in and did without. */
  missed: number;
}

/** A row that says of the beacon what cannot be. */
export interface WrongRound {
  seq: number;
  text: Text;
}

/** Follows the rounds and checks each value against the chain's key. `rounds` is null where no beacon is mixed in, or something is wrong. */
export async function roundsOf(file: GameFile): Promise<{ rounds: Rounds | null; wrong: WrongRound | null }> {
  const { beacon } = file.opening;
  const found = beacon ? follow(file, beacon) : foreign(file);
  if (found && 'seq' in found) return { rounds: null, wrong: found };
  const values = file.entries.flatMap(({ mixed }) => mixed?.beacon ?? []);
  const strange = beacon ? await firstForeign(beacon, values) : null;
  const row = strange && file.entries.find(({ mixed }) => mixed?.beacon === strange);
  if (!row) return { rounds: found, wrong: null };
  const en = `the value of round ${strange.round} is not the beacon’s`;
  return { rounds: null, wrong: wrongRound(row.seq, en, `il valore dell’estrazione ${strange.round} non è quello della sorgente`) };
}

/** A round where the game has no beacon; null: none. */
function foreign({ entries }: GameFile): WrongRound | null {
  const row = entries.find(({ mixed }) => mixed?.beacon !== undefined || mixed?.named !== undefined);
  return row ? wrongRound(row.seq, 'no public beacon belongs to this game', 'questa partita non ha una sorgente pubblica') : null;
}

function follow({ recipe, opening, entries }: GameFile, { round: first, ...chain }: OpeningBeacon): Rounds | WrongRound {
  const unnamed = (seq: number) =>
    wrongRound(seq, 'the round that it names is not the one of its time', 'l’estrazione che nomina non è quella del suo momento');
  if (recipe === undefined) return wrongRound(0, 'its dice mix no beacon in', 'nei suoi dadi non entra nessuna sorgente pubblica');
  if (first !== roundNamedAt(chain, Date.parse(opening.at))) return unnamed(0);
  let [named, mixed, missed] = [first, 0, 0];
  for (const { seq, via, at, mixed: came } of entries) {
    const isIn = came?.beacon !== undefined;
    const due = isDue(chain, named, Date.parse(at));
    if (isIn && (came.beacon?.round !== named || !due || came.named === undefined)) {
      return wrongRound(seq, 'its round was not named before it', 'la sua estrazione non era stata nominata prima');
    }
    if (isIn) mixed++;
    // an act of the players waits for an order, and takes no round
    else if (via !== 'table' && (due || came?.named !== undefined)) missed++;
    if (came?.named === undefined) continue;
    if (came.named !== roundNamedAt(chain, Date.parse(at))) return unnamed(seq);
    named = came.named;
  }
  return { isQuicknet: canonical(chain) === canonical(quicknet), mixed, missed };
}

const wrongRound = (seq: number, en: string, it: string): WrongRound => ({
  seq,
  text: { en: `Row ${seq}: ${en}.`, it: `Riga ${seq}: ${it}.` },
});

/** The same in sentences; empty for nothing. */
export function roundsText(rounds: Rounds | null): Text {
  if (!rounds) return { en: '', it: '' };
  const { isQuicknet, mixed, missed } = rounds;
  const [en, it] = isQuicknet
    ? ['drand’s quicknet', 'quicknet di drand']
    : ['a beacon that is not drand’s quicknet', 'una sorgente che non è quicknet di drand'];
  return {
    en: ` Rounds of ${en} in the dice: ${mixed}; entries that had to do without one: ${missed}.`,
    it: ` Estrazioni di ${it} nei dadi: ${mixed}; righe che hanno dovuto farne a meno: ${missed}.`,
  };
}
