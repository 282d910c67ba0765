import type { Catalogue } from './catalogue';

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
  units: {
    infantry: { one: 'infantry', many: 'infantry' },
    tank: { one: 'tank', many: 'tanks' },
    fighter: { one: 'fighter', many: 'fighters' },
    bomber: { one: 'bomber', many: 'bombers' },
    submarine: { one: 'submarine', many: 'submarines' },
    transport: { one: 'transport', many: 'transports' },
    destroyer: { one: 'destroyer', many: 'destroyers' },
    carrier: { one: 'aircraft carrier', many: 'aircraft carriers' },
    battleship: { one: 'battleship', many: 'battleships' },
  },
  phases: {
    purchase: 'purchase units',
    'combat-move': 'combat move',
    combat: 'conduct combat',
    'noncombat-move': 'noncombat move',
    mobilise: 'mobilise new units',
    income: 'collect income',
    over: 'end of the game',
  },
  cities: { 'eastern-united-states': 'Washington', germany: 'Berlin', russia: 'Moscow', 'united-kingdom': 'London', japan: 'Tokyo' },
  space: { name: (space) => space.en, the: (space) => space.en, in: (space) => `in ${space.en}` },
  and: 'and',
  or: 'or',
  owned: (units, of) => `${units} ${of}`,
  aboard: (cargo) => `${cargo} aboard`,
  moment: (round) => `Round ${round}`,
  asks: {
    purchase: ({ power, treasury }, names) => `What does ${names.the(power)} buy with its ${treasury} IPCs?`,
    'combat-move': ({ power }, names) =>
      `Combat move: what does ${names.the(power)} attack? Every order adds to the plan; END closes it, and the battles begin.`,
    battle: () => 'Which battle is fought next?',
    submerge: ({ space }, names) => `How many of your submarines submerge ${names.inSpace(space)}? The others fire.`,
    casualties: ({ space, theirs }, names) =>
      theirs
        ? `The defenders ${names.inSpace(space)} do not agree: which of their units take your hits?`
        : `Which of your units take the hits ${names.inSpace(space)}?`,
    agree: ({ space }, names) =>
      `Do you agree with the losses that your ally proposes ${names.inSpace(space)}? If not, the attacker chooses them.`,
    press({ space, stay }, names) {
      if (!stay) return `Do you press the attack ${names.inSpace(space)} or retreat?`;
      const price = stay.length > 0 ? ` and loses ${names.losses(stay)} without dice` : '';
      return `Nobody can go on fighting ${names.inSpace(space)}: PRESS stays there${price}. Or do you retreat?`;
    },
    strand: ({ space }, names) => `The aircraft carrier ${names.inSpace(space)} is sunk: where do its fighters land?`,
    'noncombat-move': ({ power }, names) =>
      `Noncombat move: what else does ${names.the(power)} move, and where do its aircraft land? END closes it.`,
    mobilise: ({ power }, names) => `Where does ${names.the(power)} place its new units?`,
    consent: ({ power }, names) => `Do you let ${names.the(power)} use your ship?`,
  },
  notation: {
    purchase: ['BUY number unit, number unit …', 'BUY nothing'],
    'combat-move': [
      'MOVE number unit, …: space > space > …',
      'ASSAULT territory: zone > zone, load unit from territory in zone',
      'INTENT zone attack (or ignore)',
      'HOVER number in zone',
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
    ],
    mobilise: ['PLACE number unit in space from territory, …', 'PLACE …, return number unit'],
    consent: ['AGREE', 'REFUSE'],
  },
  brief: {
    asked: 'What is asked',
    nothingAsked: 'Nothing: no question is open.',
    won: (side) => (side === null ? 'a draw' : `the ${side} won`),
    forces: 'Forces',
    money: 'Production and treasury',
    victory: 'Victory',
    account: (production, treasury, capitalLost) =>
      `production ${production}, treasury ${treasury} ${treasury === 1 ? 'IPC' : 'IPCs'}${capitalLost ? ', capital lost' : ''}`,
    bought: (units) => `in the mobilisation zone: ${units}`,
    battle: (place, round) => `Battle ${place}, round ${round}`,
    goal: (side, needed, cities, held) => `${side}: hold ${needed} of ${cities}. Now: ${held}.`,
    limit: (round) => `The game ends after round ${round}; the side that produces more than at the start wins.`,
    none: 'none',
    noUnits: 'no units',
  },
  picture: {
    factory: 'Industrial complex',
    capital: (power, city) => `Capital of ${power}: ${city}`,
    capitals: 'Capital and victory city',
    battles: 'Battle',
    battle: (place) => `Battle ${place}`,
    marks: { damaged: 'Damaged', submerged: 'Submerged', loaded: 'Loaded', hover: 'Keeps out of the battle' },
    attack: (from, to) => `Attack: ${from} → ${to}`,
    landing: (units, to) => `Landing: ${units} → ${to}`,
    tracks: { turn: 'Turn', round: 'Round', phase: 'Phase', money: 'Production and treasury', victory: 'Victory cities' },
    account: (production, treasury) => `+${production} · ${treasury} ${treasury === 1 ? 'IPC' : 'IPCs'}`,
    passages: { panama: 'Panama Canal', suez: 'Suez Canal', 'turkish-straits': 'Turkish Straits (closed to ships)' },
  },
};
