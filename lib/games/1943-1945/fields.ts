import type { Choice, Field, Text } from '../../engine';
import { longestBoardFile } from './board-file';
import { type LossKind, lossKinds, optionsSchema } from './orders';
import { defaultPolicy } from './policy';
import { boardOf } from './rules/board';
import type { DecisionKind, Language, Options } from './types';
import { capitalised, lossName, zoneName } from './words/names';

const texts = {
  board: { en: 'Board file', it: 'File del tabellone' },
  boardHint: {
    en: "Empty: Fieldpost's reconstruction of the board. Owners of the game may paste or upload a corrected copy of its file, in JSON.",
    it: 'Vuoto: la ricostruzione del tabellone fatta da Fieldpost. Chi possiede il gioco può incollare o caricare una copia corretta del suo file, in JSON.',
  },
  mountainTankLoss: { en: 'Tanks in mountains (C-01)', it: 'Carri in montagna (C-01)' },
  engage: { en: 'may be engaged to satisfy losses', it: 'possono essere ingaggiati per soddisfare perdite' },
  forbid: { en: 'may not be engaged to satisfy losses', it: 'non possono essere ingaggiati per soddisfare perdite' },
  sardiniaCounts: {
    en: 'Sardinia in Allied hands makes Italy surrender too (C-02)',
    it: 'Anche la Sardegna in mano alleata causa la resa dell’Italia (C-02)',
  },
  sicilyReinforced: { en: 'Axis reinforcements may enter in Sicily (C-03)', it: "I rinforzi dell'Asse possono entrare in Sicilia (C-03)" },
  loneTankRolls: {
    en: 'A supporting tank also rolls when no cube of its side fights (C-04)',
    it: 'Un carro che appoggia tira anche un dado se non combattono blocchetti (C-04)',
  },
  attackArrows: { en: 'Attack arrows', it: 'Frecce di attacco' },
  three: {
    en: 'three in an impulse: one for each zone an attack starts from, one for a landing',
    it: 'tre per impulso: una per ogni zona da cui parte un attacco, una per lo sbarco',
  },
  each: {
    en: 'three for each of three attacked zones',
    it: 'tre per ciascuna di tre zone attaccate',
  },
  starsHeld: { en: 'Stars at the end of turn 8 (C-05)', it: 'Stelle alla fine del turno 8 (C-05)' },
  occupied: { en: 'count where supplied forces stand', it: 'contano dove ci sono forze rifornite' },
  controlled: { en: 'count where the zone is controlled', it: 'contano dove si controlla la zona' },
  winningStars: { en: 'Stars that win at once (C-06)', it: 'Stelle che fanno vincere subito (C-06)' },
  orange: { en: 'all orange stars', it: 'tutte le stelle arancioni' },
  all: { en: 'all stars, the Allied ones too', it: 'tutte le stelle, anche quelle alleate' },
  engagedIntercept: {
    en: 'Engaged planes and an engaged U-boat may intercept (C-07)',
    it: 'Aerei e U-Boot ingaggiati possono intercettare (C-07)',
  },
  partialRetreat: { en: 'Part of the defence may retreat (C-08)', it: 'Può ritirarsi anche una parte della difesa (C-08)' },
  supplyToMove: { en: 'Forces out of supply neither move nor attack (C-09)', it: 'Le forze non rifornite non muovono né attaccano (C-09)' },
  axisCubes: { en: 'More Axis reinforcements, cubes a turn', it: "Più rinforzi all'Asse, blocchetti per turno" },
  axisCubesHint: {
    en: 'Practice bots on the reconstructed board let the Allies win more often; this evens it out.',
    it: 'Sul tabellone ricostruito i giocatori automatici fanno vincere più spesso gli Alleati; questo li pareggia.',
  },
  initiative: { en: 'When I win the roll', it: 'Se vinco il tiro' },
  take: { en: 'I take the initiative', it: "prendo l'iniziativa" },
  give: { en: 'the enemy gets the initiative', it: "lascio l'iniziativa al nemico" },
  muster: { en: 'Reinforcements and conversion as the practice bot would', it: 'Rinforzi e conversione come il giocatore automatico' },
  askMe: { en: 'never: ask me', it: 'mai: chiedimi' },
  second: { en: 'when the enemy places first', it: 'quando il nemico piazza per primo' },
  lossesAttacking: { en: 'Order of losses when I attack', it: 'Ordine delle perdite quando attacco' },
  lossesDefending: { en: 'Order of losses when I defend', it: 'Ordine delle perdite quando difendo' },
  lossesHint: { en: 'First is given first, as far as the rules allow.', it: 'Il primo si dà per primo, se le regole lo permettono.' },
  landings: { en: 'Intercept landings in', it: 'Intercetta gli sbarchi in' },
  landingsWith: { en: 'Landings are intercepted with', it: 'Gli sbarchi si intercettano con' },
  transports: { en: 'Intercept transports that arrive in', it: 'Intercetta i trasporti che arrivano in' },
  transportsWith: { en: 'Transports are intercepted with', it: 'I trasporti si intercettano con' },
  fleet: { en: 'all my fleets', it: 'tutte le mie flotte' },
  uboat: { en: 'the U-boat', it: "l'U-Boot" },
  planes: { en: 'all planes in reach', it: 'tutti gli aerei a portata' },
  bombZones: { en: 'Bomb the first stack that enters', it: 'Bombarda il primo gruppo che entra in' },
  bombStack: { en: '… of so many pieces or more', it: '… di almeno tante pedine' },
  evacuate: { en: 'Planes leave an attacked zone', it: 'Gli aerei lasciano una zona attaccata' },
  never: { en: 'never', it: 'mai' },
  outnumbered: { en: 'when the attackers are more', it: 'se gli attaccanti sono di più' },
  always: { en: 'always', it: 'sempre' },
  evacuateTo: { en: '… for the first of these with room', it: '… verso la prima di queste con posto' },
  evacuateHint: {
    en: 'None chosen: the nearest own zone that is not attacked.',
    it: 'Nessuna scelta: la zona propria più vicina non attaccata.',
  },
  support: { en: 'My defence is supported by', it: 'La mia difesa è appoggiata da' },
  nothing: { en: 'nothing', it: 'niente' },
  tank: { en: 'a tank', it: 'un carro' },
  tankAndPlane: { en: 'a tank and a plane', it: 'un carro e un aereo' },
  elite: { en: 'My elite units', it: "I miei reparti d'élite" },
  inflict: { en: 'inflict a loss', it: 'infliggono una perdita' },
  keep: { en: 'are kept to absorb one', it: 'si tengono per assorbirne una' },
  stopBattleAt: {
    en: 'Play Stop Battle when my losses in a combat reach (0: never)',
    it: 'Gioca Battaglia di arresto quando le mie perdite in un combattimento arrivano a (0: mai)',
  },
  retreatAt: {
    en: 'Retreat when my losses in a combat reach (0: never)',
    it: 'Ritirati quando le mie perdite in un combattimento arrivano a (0: mai)',
  },
  pressWith: { en: 'My attack goes on while it has at least so many pieces', it: 'Il mio attacco continua finché ha almeno tante pedine' },
  ask: { en: 'Ask me all the same about', it: 'Chiedimi comunque' },
  askHint: {
    en: 'What is not ticked is answered at once by these standing orders.',
    it: 'Al resto rispondono subito queste disposizioni.',
  },
} satisfies Record<string, Text>;

type TextId = keyof typeof texts;
/** Questions a standing order answers; the others are always asked. */
export const answered = [
  'initiative',
  'impulse-start',
  'after-move',
  'intercept',
  'attacked',
  'battle',
  'join',
  'defend',
  'elite',
  'losses',
  'round-end',
  'press',
  'occupy',
  'withdraw',
  'late',
  'impulse-end',
  'stacking',
  'additional-impulse',
  'supply',
] as const satisfies readonly DecisionKind[];

const askNames: Record<(typeof answered)[number], Text> = {
  initiative: { en: 'who has the initiative', it: "chi ha l'iniziativa" },
  'impulse-start': { en: 'acting before an enemy impulse', it: 'agire prima di un impulso nemico' },
  'after-move': { en: 'acting after an enemy move', it: 'agire dopo una mossa nemica' },
  intercept: { en: 'interception', it: "l'intercettazione" },
  attacked: { en: 'acting when attacks are announced', it: 'agire quando sono annunciati attacchi' },
  battle: { en: 'the order and support of my combats', it: "l'ordine e l'appoggio dei miei combattimenti" },
  join: { en: 'what joins a landing after interception', it: "che cosa si unisce a uno sbarco dopo l'intercettazione" },
  defend: { en: 'the support of my defence', it: "l'appoggio della mia difesa" },
  elite: { en: 'my elite units', it: "i miei reparti d'élite" },
  losses: { en: 'my losses', it: 'le mie perdite' },
  'round-end': { en: 'holding or retreating', it: 'resistere o ritirarsi' },
  press: { en: 'going on with an attack', it: 'continuare un attacco' },
  occupy: { en: 'what occupies a taken zone', it: 'che cosa occupa una zona presa' },
  withdraw: { en: 'where a landing force goes back to', it: 'dove rientra una forza da sbarco' },
  late: { en: 'acting after my combats', it: 'agire dopo i miei combattimenti' },
  'impulse-end': { en: 'acting before an enemy impulse ends', it: 'agire prima che finisca un impulso nemico' },
  stacking: { en: 'forces above the limit of a zone', it: 'forze oltre il limite di una zona' },
  'additional-impulse': { en: 'Additional Impulse', it: 'Impulso aggiuntivo' },
  supply: { en: 'Logistical Effort', it: 'Sforzo logistico' },
};

/** Fields of the table's options: the board, and each of the rulebook's conflicts. */
export function optionFields(language: Language): Field[] {
  const say = (id: TextId) => texts[id][language];
  const usual = optionsSchema.parse({});
  const choice = (name: 'mountainTankLoss' | 'attackArrows' | 'starsHeld' | 'winningStars', ...ids: TextId[]): Field => ({
    name,
    label: say(name),
    kind: 'choice',
    choices: ids.map((value) => ({ value, label: say(value) })),
    default: usual[name],
  });
  const toggle = (
    name: 'sardiniaCounts' | 'sicilyReinforced' | 'loneTankRolls' | 'engagedIntercept' | 'partialRetreat' | 'supplyToMove',
  ): Field => ({
    name,
    label: say(name),
    kind: 'toggle',
    default: usual[name],
  });
  return [
    choice('mountainTankLoss', 'engage', 'forbid'),
    toggle('sardiniaCounts'),
    toggle('sicilyReinforced'),
    toggle('loneTankRolls'),
    choice('attackArrows', 'three', 'each'),
    choice('starsHeld', 'occupied', 'controlled'),
    choice('winningStars', 'orange', 'all'),
    toggle('engagedIntercept'),
    toggle('partialRetreat'),
    toggle('supplyToMove'),
    { name: 'axisCubes', label: say('axisCubes'), hint: say('axisCubesHint'), kind: 'number', min: 0, max: 3, default: 0, house: true },
    {
      name: 'board',
      label: say('board'),
      hint: say('boardHint'),
      kind: 'text',
      max: longestBoardFile,
      sample: 'board-1943-1945.json',
      default: '',
      house: true,
    },
  ];
}

/** Fields of a seat's standing orders; zones are those of the table's board. */
export function policyFields(language: Language, options: Options = optionsSchema.parse({})): Field[] {
  const say = (id: TextId) => texts[id][language];
  const usual = defaultPolicy(options);
  const { ids, coast } = boardOf({ options });
  const zones = (all: readonly string[]): Choice[] =>
    all.map((value) => ({ value, label: zoneName(options, value, language), space: value }));
  const choices = (...ids: TextId[]): Choice[] => ids.map((value) => ({ value, label: say(value) }));
  const losses = lossKinds.map((value: LossKind): Choice => ({ value, label: capitalised(lossName(value, language)) }));
  const asks = answered.map((value): Choice => ({ value, label: askNames[value][language] }));
  const interceptors = choices('fleet', 'uboat', 'planes');
  const field = (name: keyof typeof usual & TextId, rest: Omit<Field, 'name' | 'label' | 'default'>): Field => ({
    name,
    label: say(name),
    default: usual[name],
    ...rest,
  });
  return [
    field('initiative', { kind: 'choice', choices: choices('take', 'give') }),
    field('muster', {
      kind: 'choice',
      choices: [
        { value: 'ask', label: say('askMe') },
        { value: 'second', label: say('second') },
        { value: 'always', label: say('always') },
      ],
    }),
    field('landings', { kind: 'choices', choices: zones(coast) }),
    field('landingsWith', { kind: 'choices', choices: interceptors }),
    field('transports', { kind: 'choices', choices: zones(coast) }),
    field('transportsWith', { kind: 'choices', choices: interceptors }),
    field('bombZones', { kind: 'choices', choices: zones(ids) }),
    field('bombStack', { kind: 'number', min: 1, max: 6 }),
    field('support', {
      kind: 'choice',
      choices: [
        { value: 'never', label: say('nothing') },
        { value: 'tank', label: say('tank') },
        { value: 'all', label: say('tankAndPlane') },
      ],
    }),
    field('evacuate', { kind: 'choice', choices: choices('never', 'outnumbered', 'always') }),
    field('evacuateTo', { kind: 'choices', choices: zones(ids), hint: say('evacuateHint') }),
    field('elite', { kind: 'choice', choices: choices('inflict', 'keep') }),
    field('stopBattleAt', { kind: 'number', min: 0, max: 30 }),
    field('retreatAt', { kind: 'number', min: 0, max: 30 }),
    field('pressWith', { kind: 'number', min: 1, max: 12 }),
    field('lossesDefending', { kind: 'ranking', choices: losses, hint: say('lossesHint') }),
    field('lossesAttacking', { kind: 'ranking', choices: losses, hint: say('lossesHint') }),
    field('ask', { kind: 'choices', choices: asks, hint: say('askHint') }),
  ];
}
