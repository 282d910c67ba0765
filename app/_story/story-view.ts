import 'server-only';
import { fill } from '@/app/_board/words';
import { type Battle, type BattlePart, bandOf, type Language, type Moment, rarity, type StoryLine, type Tally } from '@/lib/engine';
import { type AnyChronicle, type AnyGame, isGameId, loadChronicle } from '@/lib/games/registry';
import { themeProperties } from '@/lib/picture';
import type { TableStory } from '@/lib/play';
import { en } from '../_words/en';
import { it } from '../_words/it';
import type { Translated } from '../_words/translated';

export type StoryWords = Translated<typeof en.story>;

export type PanelWord = 'open' | 'loading' | 'failed' | 'again' | 'page' | 'none';

/** A game looked back at, in its reader's words: what the charts draw and the lists say. */
export interface StoryView {
  /** Last entry it tells of. */
  seq: number;
  points: { seq: number; round: number; label: string }[];
  charts: { id: string; title: string; lines: StoryLine[] }[];
  luck: {
    owner: string;
    name: string;
    hits: string;
    beyond: string;
    rarity: string;
    band: string;
    course: { beyond: number; band: number }[];
  }[];
  battles: BattleView[];
  /** What the battles of each owner come to, and all of them (''). */
  records: Record<string, string>;
  owners: Record<string, OwnerView>;
  /** Custom properties with the colours of owners. */
  colours: Record<string, string>;
  words: StoryWords;
}

export interface OwnerView {
  name: string;
  shape: 'square' | 'circle' | 'diamond' | 'hexagon' | 'shield';
}

export interface BattleView {
  from: number;
  where: string;
  name: string;
  moment: string;
  attackers: string[];
  defenders: string[];
  rounds: string;
  result: string;
  winner: Battle['winner'];
  attack: { lost: string; dice: string };
  defence: { lost: string; dice: string };
}

/** The words of the story in one language. */
export const storyWords = (language: Language): StoryWords => (language === 'it' ? it : en).story;

/** Those that a folded panel takes with it. */
export function panelWords(language: Language): Pick<StoryWords, PanelWord> {
  const { open, loading, failed, again, page, none } = storyWords(language);
  return { open, loading, failed, again, page, none };
}

/** Puts a table's story into its reader's words. */
export async function storyView(game: AnyGame, told: TableStory, language: Language): Promise<StoryView | null> {
  const chronicle = isGameId(game.id) ? await loadChronicle(game.id) : null;
  if (!chronicle) return null;
  const { story } = told;
  const board = game.board(told.options, language);
  const words = storyWords(language);
  const owners = Object.fromEntries(board.owners.map(({ id, name, shape }) => [id, { name, shape }]));
  const places = new Map(board.spaces.map(({ id, name }) => [id, name]));
  const say = teller({ chronicle, language, words });
  const isOwners = (key: string) => /^--map-(line|token|ink)-/.test(key);
  return {
    seq: told.seq,
    points: story.points.map(({ seq, moment }) => ({ seq, round: moment.round, label: seq === 0 ? words.begin : say.turn(moment) })),
    charts: story.measures,
    luck: story.luck.map(({ owner, total, course }) => ({ owner, name: owners[owner]?.name ?? owner, ...say.luck(total), course })),
    battles: story.battles.map((battle) => ({
      ...{ from: battle.from, where: places.get(battle.space) ?? battle.space, name: battle.name, moment: say.turn(battle.moment) },
      ...{ attackers: battle.attackers, defenders: battle.defenders, winner: battle.winner },
      rounds: battle.rounds === 0 ? '' : battle.rounds === 1 ? words.roundsOne : fill(words.rounds, { count: battle.rounds }),
      result: resultOf(battle, words),
      attack: say.part(battle, 'attack'),
      defence: say.part(battle, 'defence'),
    })),
    records: Object.fromEntries(['', ...board.owners.map(({ id }) => id)].map((owner) => [owner, say.record(story.battles, owner)])),
    owners,
    colours: Object.fromEntries(Object.entries(themeProperties(board)).filter(([key]) => isOwners(key))),
    words,
  };
}

function resultOf({ winner, retreated, isTaken }: Battle, words: StoryWords): string {
  if (winner === 'open') return words.isOn;
  if (winner === 'none') return words.undecided;
  if (winner === 'defence') return retreated === 'attack' ? words.retreated : words.held;
  if (isTaken) return words.taken;
  return retreated === 'defence' ? words.withdrew : words.won;
}

interface Telling {
  chronicle: AnyChronicle;
  language: Language;
  words: StoryWords;
}

function teller({ chronicle, language, words }: Telling) {
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const worth = (value: number) => chronicle.worth(value, language);
  const lostBy = (battle: Battle, part: BattlePart): string => {
    const units = battle.lost[part].map(({ type, count }) => chronicle.unitName(type, count, language)).join(', ');
    const value = battle.value[part];
    if (units === '') return value > 0 ? fill(words.damage, { worth: worth(value) }) : words.noLosses;
    return fill(words.losses, { units, worth: worth(value) });
  };
  return {
    turn: (moment: Moment) => chronicle.turnName(moment, language),
    luck(total: Tally) {
      const beyond = total.hits - total.expected;
      const count = figure.format(Math.abs(beyond));
      const share = rarity(total);
      const isFair = share === null || share > 0.25;
      return {
        hits: fill(words.hits, {
          hits: figure.format(total.hits),
          dice: figure.format(total.dice),
          expected: figure.format(total.expected),
        }),
        beyond: fill(count === '0' ? words.exact : beyond > 0 ? words.more : words.fewer, { count }),
        rarity: isFair ? words.usual : fill(beyond > 0 ? words.asLucky : words.asUnlucky, { count: figure.format(Math.round(1 / share)) }),
        band: fill(words.band, { count: `±${figure.format(bandOf(total))}` }),
      };
    },
    part(battle: Battle, part: BattlePart) {
      const { dice, hits, expected } = battle.luck[part];
      const said = { hits: figure.format(hits), expected: figure.format(expected) };
      return { lost: lostBy(battle, part), dice: dice === 0 ? '' : fill(hits === 1 ? words.diceOne : words.dice, said) };
    },
    record(all: readonly Battle[], owner: string): string {
      const mine = all.filter(({ attackers, defenders }) => owner === '' || attackers.includes(owner) || defenders.includes(owner));
      const partOf = ({ attackers }: Battle): BattlePart => (owner === '' || attackers.includes(owner) ? 'attack' : 'defence');
      const otherOf = (battle: Battle): BattlePart => (partOf(battle) === 'attack' ? 'defence' : 'attack');
      const sum = (of: (battle: Battle) => BattlePart) => worth(mine.reduce((total, battle) => total + battle.value[of(battle)], 0));
      const won = mine.filter((battle) => battle.winner === partOf(battle)).length;
      const lost = mine.filter((battle) => battle.winner === otherOf(battle)).length;
      if (mine.length === 0) return words.noneHere;
      const count = mine.length === 1 ? words.foughtOne : fill(words.fought, { count: mine.length });
      if (owner === '') return `${count}: ${fill(words.costBoth, { attack: sum(partOf), defence: sum(otherOf) })}`;
      return `${count}: ${fill(words.record, { won, lost })}; ${fill(words.cost, { own: sum(partOf), theirs: sum(otherOf) })}`;
    },
  };
}
