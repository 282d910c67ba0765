import { times } from '../../kit/words';
import type { Catalogue } from './catalogue';
import { nounsIn } from './nouns';

const brief = {
  asked: 'What is asked',
  nothingAsked: 'Nothing: no question is open.',
  won: (side: string | null) => (side === null ? 'a draw' : `the ${side} won`),
  forces: 'Forces',
  money: 'Production and treasury',
  victory: 'Victory',
  /** One power's figures. */
  account: (production: number, treasury: number, capitalLost: boolean) =>
    `production ${production}, treasury ${treasury} ${treasury === 1 ? 'IPC' : 'IPCs'}${capitalLost ? ', capital lost' : ''}`,
  bought: (units: string) => `in the mobilisation zone: ${units}`,
  /** A battle that is being fought. */
  battle: (place: string, round: number) => `Battle ${place}, round ${round}`,
  /** What a side needs, of which cities, and what it has of it. */
  goal: (side: string, needed: number, cities: string, held: string) => `${side}: hold ${needed} of ${cities}. Now: ${held}.`,
  /** All that the board has. */
  allCities: (count: number) => `the ${count} victory cities`,
  limit: (round: number) => `The game ends after round ${round}; the side that produces more than at the start wins.`,
  none: 'none',
  noUnits: 'no units',
  seats: 'Who plays what',
  /** Who plays a side, where that was auctioned. */
  plays: (seat: string, powers: string) => `${seat}: ${powers}`,
  developments: 'Developments and advantages',
  /** An advantage that is good for one time and was used. */
  usedUp: (name: string) => `${name} (used up)`,
  individual: 'The power of the winning side that has gained most production wins for itself.',
};

/** Canals and straits by id. */
const passages: Record<string, string> = {
  panama: 'Panama Canal',
  suez: 'Suez Canal',
  'turkish-straits': 'Turkish Straits (closed to ships)',
};

const picture = {
  factory: 'Industrial complex',
  capital: (power: string, city: string) => `Capital of ${power}: ${city}`,
  capitals: 'Capital and victory city',
  city: (name: string) => `Victory city: ${name}`,
  cities: 'Victory city',
  battles: 'Battle',
  battle: (place: string) => `Battle ${place}`,
  marks: { damaged: 'Damaged', submerged: 'Submerged', loaded: 'Loaded', hover: 'Keeps out of the battle' },
  attack: (from: string, to: string) => `Attack: ${from} → ${to}`,
  landing: (units: string, to: string) => `Landing: ${units} → ${to}`,
  bombardment: (ships: string, to: string) => `Bombardment: ${ships} → ${to}`,
  raid: (units: string, to: string) => `Bombing raid: ${units} → ${to}`,
  rocket: (from: string, to: string) => `Rocket: ${from} → ${to}`,
  tracks: { turn: 'Turn', round: 'Round', phase: 'Phase', money: 'Production and treasury', victory: 'Victory cities' },
  account: (production: number, treasury: number) => `+${production} · ${treasury} ${treasury === 1 ? 'IPC' : 'IPCs'}`,
  passages,
};

export type BriefWords = typeof brief;
export type PictureWords = typeof picture;

/** English: the rulebook's terms. */
export const en: Catalogue = {
  powers: {
    ussr: { name: 'Soviet Union', the: 'the Soviet Union', of: 'of the Soviet Union', to: 'to the Soviet Union' },
    germany: { name: 'Germany', the: 'Germany', of: 'of Germany', to: 'to Germany' },
    uk: { name: 'United Kingdom', the: 'the United Kingdom', of: 'of the United Kingdom', to: 'to the United Kingdom' },
    japan: { name: 'Japan', the: 'Japan', of: 'of Japan', to: 'to Japan' },
    usa: { name: 'United States', the: 'the United States', of: 'of the United States', to: 'to the United States' },
  },
  sides: { allies: 'Allies', axis: 'Axis' },
  bidders: { first: 'First player', second: 'Second player' },
  ...nounsIn('en'),
  space: { name: (space) => space.en, the: (space) => space.en, in: (space) => `in ${space.en}`, from: (space) => `from ${space.en}` },
  and: 'and',
  or: 'or',
  owned: (units, of) => `${units} ${of}`,
  aboard: (cargo) => `${cargo} aboard`,
  moment: (round) => `Round ${round}`,
  asks: {
    purchase: ({ power, treasury }, names) => `What does ${names.the(power)} buy with its ${treasury} IPCs?`,
    'combat-move': ({ power, next }, names) =>
      `Combat move: what does ${names.the(power)} attack? Every order adds to the plan; END closes ` +
      (next ? `these moves, and those of ${names.the(next)} follow.` : 'it, and the battles begin.'),
    battle: () => 'Which battle is fought next?',
    submerge: ({ space }, names) => `How many of your submarines submerge ${names.inSpace(space)}? The others fight on.`,
    landing: ({ space }, names) => `Does the landing ${names.inSpace(space)} go ahead, or do you call it off?`,
    casualties: ({ space, theirs, hits }, names) =>
      theirs
        ? `The defenders ${names.inSpace(space)} do not agree: which of their units take your ${times(hits, 'hit', 'hits')}?`
        : `Which of your units take ${times(hits, 'hit', 'hits')} ${names.inSpace(space)}?`,
    agree: ({ space }, names) =>
      `Do you agree with the losses that your ally proposes ${names.inSpace(space)}? If not, the attacker chooses them.`,
    press({ space, stay }, names) {
      if (!stay) return `Do you press the attack ${names.inSpace(space)} or retreat?`;
      const price = stay.length > 0 ? ` and loses ${names.losses(stay)} without dice` : '';
      return `Nobody can go on fighting ${names.inSpace(space)}: PRESS stays there${price}. Or do you retreat?`;
    },
    strand: ({ space }, names) => `The aircraft carrier ${names.inSpace(space)} is sunk: where do its fighters land?`,
    'noncombat-move': ({ power, next }, names) =>
      `Noncombat move: what else does ${names.the(power)} move, and where do its aircraft land? END closes ` +
      (next ? `these moves; aircraft ${names.of(next)} that are in the air follow.` : 'it.'),
    mobilise: ({ power }, names) => `Where does ${names.the(power)} place its new units?`,
    consent: ({ power, lent }, names) =>
      `Do you let ${names.the(power)} ${lent?.units ? `have your ${names.units(lent.units)} ${names.inSpace(lent.space ?? '')}` : 'use your ship'}?`,
    research: ({ power, treasury }, names) =>
      `Which weapons does ${names.the(power)} develop with its ${treasury} IPCs? PASS, or a purchase right away, develops none.`,
    reaction: ({ about }, names) => `Do you use the advantage "${about ? names.effect(about) : ''}" now? PASS lets it be.`,
    auction: ({ bidFor }, names) =>
      `How many IPCs must ${names.the(bidFor)} have on top for you to play ${names.side(bidFor)}? The lower bid plays them and gets so many; nobody sees the other's bid.`,
  },
  notation: {
    purchase: ['BUY number unit, number unit …', 'BUY nothing', { way: 'advantages', line: 'USE advantage power number unit, … in space' }],
    'combat-move': [
      'MOVE number unit, …: space > space > …',
      'ASSAULT territory: zone > zone, load unit from territory in zone',
      { way: 'advantages', line: 'ASSAULT …, first unit to territory from zone' },
      { way: 'transportsWait', line: 'FERRY zone > zone, load unit from territory in zone' },
      { way: 'enemiesIgnored', line: 'INTENT zone attack (or ignore)' },
      { way: 'fightersHover', line: 'HOVER number in zone' },
      { way: 'shipsBombard', line: 'BOMBARD number ship, … in zone to territory' },
      { way: 'shipsBombard', line: 'HOLD FIRE number ship, … in zone' },
      { way: 'complexesBombed', line: 'MOVE number bombers: space > space > …, raid' },
      { way: 'complexesBombed', line: 'ROCKET territory > territory' },
      'END',
    ],
    battle: ['BATTLE space'],
    submerge: ['SUBMERGE number'],
    casualties: ['LOSE number power unit, …'],
    agree: ['AGREE', 'REFUSE'],
    press: ['PRESS', 'RETREAT to space'],
    strand: ['STRAND number to space, …'],
    'noncombat-move': [
      'MOVE number unit, …: space > space > …',
      'FERRY zone > zone, load unit from territory in zone, unload unit to territory',
      'END',
      { way: 'advantages', line: 'USE advantage in space > space' },
    ],
    mobilise: [
      'PLACE number unit in space from territory, …',
      'PLACE …, return number unit',
      'PLACE 1 carrier in zone from territory, load number fighter from territory in zone',
    ],
    consent: ['AGREE', 'REFUSE'],
    research: ['RESEARCH development, number dice', 'PASS', 'BUY …'],
    auction: ['BID number'],
    reaction: ['USE advantage number unit, … in space > space', 'PASS'],
    landing: [
      { way: 'landingsCancelled', line: 'PROCEED' },
      { way: 'landingsCancelled', line: 'CALL OFF' },
    ],
  },
  brief,
  picture,
};
