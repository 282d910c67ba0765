import type { Choice, Field, Text } from '../../engine';
import { type LossKind, lossKinds, optionsSchema } from './orders';
import { defaultPolicy } from './policy';
import { boardOf } from './rules/board';
import type { DecisionKind, Language, Options } from './types';
import { capitalised, lossName, zoneName } from './words/names';

const texts = {
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
  retreatBelow: {
    en: 'Retreat when my chances to hold the zone fall below, in % (0: never)',
    it: 'Ritirati quando la probabilità di tenere la zona scende sotto, in % (0: mai)',
  },
  oddsHint: {
    en: 'Reckoned over the rounds that are left, with the support and the losses of that moment.',
    it: 'Calcolata sui round che restano, con gli appoggi e le perdite di quel momento.',
  },
  stand: { en: '… but never from', it: '… ma mai da' },
  stopBattleBelow: {
    en: 'Play Stop Battle when my chances to hold the zone fall below, in % (0: never)',
    it: 'Gioca Battaglia di arresto quando la probabilità di tenere la zona scende sotto, in % (0: mai)',
  },
  stopBattleIn: { en: '… in these zones', it: '… in queste zone' },
  anywhere: { en: 'None chosen: in every zone.', it: 'Nessuna scelta: in ogni zona.' },
  pressAbove: {
    en: 'Break my attack off when its chances to take the zone fall below, in % (0: never)',
    it: 'Interrompi il mio attacco quando la probabilità di prendere la zona scende sotto, in % (0: mai)',
  },
  reservesAbove: {
    en: 'Play Reserves when one more round takes the zone with at least, in % (0: never)',
    it: 'Gioca Riserve quando un altro round prende la zona con almeno, in % (0: mai)',
  },
  bombAttackers: {
    en: 'Bomb a force that attacks me with so many pieces or more (0: never)',
    it: 'Bombarda una forza che mi attacca con almeno tante pedine (0: mai)',
  },
  bombAttackersHint: {
    en: 'When attacks are announced, in the zone most of them come from; a landing force at sea cannot be bombed.',
    it: "All'annuncio degli attacchi, nella zona da cui ne arrivano di più; una forza da sbarco in mare non si può bombardare.",
  },
  planesKept: { en: '… while more planes are ready than', it: '… finché sono pronti più aerei di' },
  bombIdle: {
    en: 'Planes that would stay idle bomb at the end of the turn',
    it: 'Gli aerei che resterebbero inattivi bombardano alla fine del turno',
  },
  bombIdleHint: {
    en: 'In the last normal impulse, where it hurts most.',
    it: "Nell'ultimo impulso normale, dove fa più danno.",
  },
  reinforceBelow: {
    en: 'Axis: play Reinforcements in an attacked zone when the chances to hold it are below, in % (0: never)',
    it: 'Asse: gioca Rinforzi in una zona attaccata quando la probabilità di tenerla è sotto, in % (0: mai)',
  },
  strangleBelow: {
    en: 'Allies: play Strangle Plan on the zone that attacks me with most when the chances to hold are below, in % (0: never)',
    it: 'Alleati: gioca Piano Strangle sulla zona che mi attacca con più forze quando la probabilità di tenere è sotto, in % (0: mai)',
  },
  operationalAt: {
    en: 'Allies: play Operational in an attacked zone with so many engaged pieces or more (0: never)',
    it: 'Alleati: gioca Operativi in una zona attaccata con almeno tante pedine ingaggiate (0: mai)',
  },
  lure: {
    en: 'Allies: partisans draw a cube out of the zone that attacks me',
    it: 'Alleati: i partigiani attirano un blocchetto dalla zona che mi attacca',
  },
  effortAt: {
    en: 'Logistical Effort for a zone with so many unsupplied pieces or more (0: never)',
    it: 'Sforzo logistico per una zona con almeno tante pedine non rifornite (0: mai)',
  },
  doubt: {
    en: 'Ask me all the same when the chances are nearer to one of my figures than, in % (0: never)',
    it: 'Chiedimi comunque quando la probabilità è più vicina a una delle mie soglie di, in % (0: mai)',
  },
  doubtHint: {
    en: 'Of retreat, Stop Battle, Reserves and breaking off: what is close is yours to decide, what is clear is not asked.',
    it: 'Per ritirata, Battaglia di arresto, Riserve e interruzione: i casi incerti li decidi tu, quelli chiari non si chiedono.',
  },
  ask: { en: 'Ask me all the same about', it: 'Chiedimi comunque' },
  askHint: {
    en: 'What is not ticked is answered at once by these standing orders.',
    it: 'Al resto rispondono subito queste disposizioni.',
  },
} satisfies Record<string, Text>;

type TextId = keyof typeof texts;

/** Questions a standing order answers; the others are always asked. */
const askNames: Record<Exclude<DecisionKind, 'set-up' | 'reinforcement' | 'impulse'>, Text> = {
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

/** Fields of a seat's standing orders; zones are those of the table's board. */
export function policyFields(language: Language, options: Options = optionsSchema.parse({})): Field[] {
  const say = (id: TextId) => texts[id][language];
  const usual = defaultPolicy(options);
  const { ids, coast } = boardOf({ options });
  const zones = (all: readonly string[]): Choice[] =>
    all.map((value) => ({ value, label: zoneName(options, value, language), space: value }));
  const choices = (...ids: TextId[]): Choice[] => ids.map((value) => ({ value, label: say(value) }));
  const losses = lossKinds.map((value: LossKind): Choice => ({ value, label: capitalised(lossName(value, language)) }));
  const asks = Object.entries(askNames).map(([value, name]): Choice => ({ value, label: name[language] }));
  const interceptors = choices('fleet', 'uboat', 'planes');
  const percent = (name: keyof typeof usual & TextId, hint?: TextId): Field =>
    field(name, { kind: 'number', min: 0, max: 100, ...(hint && { hint: say(hint) }) });
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
    field('bombAttackers', { kind: 'number', min: 0, max: 12, hint: say('bombAttackersHint') }),
    field('planesKept', { kind: 'number', min: 0, max: 8 }),
    field('bombIdle', { kind: 'toggle', hint: say('bombIdleHint') }),
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
    percent('retreatBelow', 'oddsHint'),
    field('retreatAt', { kind: 'number', min: 0, max: 30 }),
    field('stand', { kind: 'choices', choices: zones(ids) }),
    percent('stopBattleBelow', 'oddsHint'),
    field('stopBattleAt', { kind: 'number', min: 0, max: 30 }),
    field('stopBattleIn', { kind: 'choices', choices: zones(ids), hint: say('anywhere') }),
    percent('pressAbove', 'oddsHint'),
    field('pressWith', { kind: 'number', min: 1, max: 12 }),
    percent('reservesAbove'),
    percent('reinforceBelow'),
    percent('strangleBelow'),
    field('operationalAt', { kind: 'number', min: 0, max: 6 }),
    field('lure', { kind: 'toggle' }),
    field('effortAt', { kind: 'number', min: 0, max: 6 }),
    field('doubt', { kind: 'number', min: 0, max: 50, hint: say('doubtHint') }),
    field('lossesDefending', { kind: 'ranking', choices: losses, hint: say('lossesHint') }),
    field('lossesAttacking', { kind: 'ranking', choices: losses, hint: say('lossesHint') }),
    field('ask', { kind: 'choices', choices: asks, hint: say('askHint') }),
  ];
}
