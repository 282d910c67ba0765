import type { Choice, Field, Text } from '../../engine';
import { fieldsOf, foldedBut, pickRanking } from '../kit/forms';
import { labelsOf } from '../kit/words';
import { type LossKind, lossKinds, optionsSchema } from './orders';
import { defaultPolicy } from './policy';
import { boardOf } from './rules/board';
import type { DecisionKind, Language, Options } from './types';
import { lossName, zoneName } from './words/names';

const texts = labelsOf(`
initiative | When I win the roll | Se vinco il tiro
take | I take the initiative | prendo l'iniziativa
give | the enemy gets the initiative | lascio l'iniziativa al nemico
muster | Reinforcements and conversion as the practice bot would | Rinforzi e conversione come il giocatore automatico
askMe | never: ask me | mai: chiedimi
second | when the enemy places first | quando il nemico piazza per primo
lossesAttacking | Order of losses when I attack | Ordine delle perdite quando attacco
lossesDefending | Order of losses when I defend | Ordine delle perdite quando difendo
landings | Intercept landings in | Intercetta gli sbarchi in
landingsWith | Landings are intercepted with | Gli sbarchi si intercettano con
transports | Intercept transports that arrive in | Intercetta i trasporti che arrivano in
transportsWith | Transports are intercepted with | I trasporti si intercettano con
fleet | all my fleets | tutte le mie flotte
uboat | the U-boat | l'U-Boot
planes | all planes in reach | tutti gli aerei a portata
bombZones | Bomb the first stack that enters | Bombarda il primo gruppo che entra in
bombStack | … of so many pieces or more | … di almeno tante pedine
evacuate | Planes leave an attacked zone | Gli aerei lasciano una zona attaccata
never | never | mai
outnumbered | when the attackers are more | se gli attaccanti sono di più
always | always | sempre
evacuateTo | … for the first of these with room | … verso la prima di queste con posto
- None chosen: the nearest own zone that is not attacked.
  Nessuna scelta: la zona propria più vicina non attaccata.
support | My defence is supported by | La mia difesa è appoggiata da
nothing | nothing | niente
tank | a tank | un carro
tankAndPlane | a tank and a plane | un carro e un aereo
elite | My elite units | I miei reparti d'élite
inflict | inflict a loss | infliggono una perdita
keep | are kept to absorb one | si tengono per assorbirne una
stopBattleAt | Play Stop Battle when my losses in a combat reach (0: never) | Gioca Battaglia di arresto quando le mie perdite in un combattimento arrivano a (0: mai)
retreatAt | Retreat when my losses in a combat reach (0: never) | Ritirati quando le mie perdite in un combattimento arrivano a (0: mai)
pressWith | My attack goes on while it has at least so many pieces | Il mio attacco continua finché ha almeno tante pedine
retreatBelow | Retreat when my chances to hold the zone fall below, in % (0: never) | Ritirati quando la probabilità di tenere la zona scende sotto, in % (0: mai)
oddsHint | Reckoned over the rounds that are left, with the support and the losses of that moment. | Calcolata sui round che restano, con gli appoggi e le perdite di quel momento.
stand | … but never from | … ma mai da
stopBattleBelow | Play Stop Battle when my chances to hold the zone fall below, in % (0: never) | Gioca Battaglia di arresto quando la probabilità di tenere la zona scende sotto, in % (0: mai)
stopBattleIn | … in these zones | … in queste zone
- None chosen: in every zone.
  Nessuna scelta: in ogni zona.
pressAbove | Break my attack off when its chances to take the zone fall below, in % (0: never) | Interrompi il mio attacco quando la probabilità di prendere la zona scende sotto, in % (0: mai)
reservesAbove | Play Reserves when one more round takes the zone with at least, in % (0: never) | Gioca Riserve quando un altro round prende la zona con almeno, in % (0: mai)
bombAttackers | Bomb a force that attacks me with so many pieces or more (0: never) | Bombarda una forza che mi attacca con almeno tante pedine (0: mai)
- When attacks are announced, in the zone most of them come from; a landing force at sea cannot be bombed.
  All'annuncio degli attacchi, nella zona da cui ne arrivano di più; una forza da sbarco in mare non si può bombardare.
planesKept | … while more planes are ready than | … finché sono pronti più aerei di
bombIdle | Planes that would stay idle bomb at the end of the turn | Gli aerei che resterebbero inattivi bombardano alla fine del turno
- In the last normal impulse, where it hurts most.
  Nell'ultimo impulso normale, dove fa più danno.
reinforceBelow | Axis: play Reinforcements in an attacked zone when the chances to hold it are below, in % (0: never) | Asse: gioca Rinforzi in una zona attaccata quando la probabilità di tenerla è sotto, in % (0: mai)
strangleBelow | Allies: play Strangle Plan on the zone that attacks me with most when the chances to hold are below, in % (0: never) | Alleati: gioca Piano Strangle sulla zona che mi attacca con più forze quando la probabilità di tenere è sotto, in % (0: mai)
operationalAt | Allies: play Operational in an attacked zone with so many engaged pieces or more (0: never) | Alleati: gioca Operativi in una zona attaccata con almeno tante pedine ingaggiate (0: mai)
lure | Allies: partisans draw a cube out of the zone that attacks me | Alleati: i partigiani attirano un blocchetto dalla zona che mi attacca
effortAt | Logistical Effort for a zone with so many unsupplied pieces or more (0: never) | Sforzo logistico per una zona con almeno tante pedine non rifornite (0: mai)
doubt | Ask me all the same when the chances are nearer to one of my figures than, in % (0: never) | Chiedimi comunque quando la probabilità è più vicina a una delle mie soglie di, in % (0: mai)
- Of retreat, Stop Battle, Reserves and breaking off: what is close is yours to decide, what is clear is not asked.
  Per ritirata, Battaglia di arresto, Riserve e interruzione: i casi incerti li decidi tu, quelli chiari non si chiedono.
ask | Ask me all the same about | Chiedimi comunque
- What is not ticked is answered at once by these standing orders.
  Al resto rispondono subito queste disposizioni.
`);

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

/** What most players want to say for themselves. */
const usuallySet = ['initiative', 'muster', 'support', 'evacuate', 'retreatBelow', 'stand', 'pressWith', 'pressAbove', 'ask'];

/** Fields of a seat's standing orders; zones are those of the table's board. */
export function policyFields(language: Language, options: Options = optionsSchema.parse({})): Field[] {
  const usual = defaultPolicy(options);
  const { say, choices, field } = fieldsOf(texts, usual, language);
  const { ids, coast } = boardOf({ options });
  const zones = (all: readonly string[]): Choice[] =>
    all.map((value) => ({ value, label: zoneName(options, value, language), space: value }));
  const nameOf = (kind: LossKind) => lossName(kind, language);
  const losses = (name: 'lossesAttacking' | 'lossesDefending') =>
    pickRanking(language, { name, label: say(name), values: lossKinds, nameOf, usual: usual[name] });
  const asks = Object.entries(askNames).map(([value, name]): Choice => ({ value, label: name[language] }));
  const interceptors = choices('fleet', 'uboat', 'planes');
  const percent = (name: Parameters<typeof field>[0], hint?: string): Field =>
    field(name, { kind: 'number', min: 0, max: 100, ...(hint && { hint }) });
  return foldedBut(usuallySet, [
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
    field('bombAttackers', { kind: 'number', min: 0, max: 12 }),
    field('planesKept', { kind: 'number', min: 0, max: 8 }),
    field('bombIdle', { kind: 'toggle' }),
    field('support', {
      kind: 'choice',
      choices: [
        { value: 'never', label: say('nothing') },
        { value: 'tank', label: say('tank') },
        { value: 'all', label: say('tankAndPlane') },
      ],
    }),
    field('evacuate', { kind: 'choice', choices: choices('never', 'outnumbered', 'always') }),
    field('evacuateTo', { kind: 'choices', choices: zones(ids) }),
    field('elite', { kind: 'choice', choices: choices('inflict', 'keep') }),
    percent('retreatBelow', 'oddsHint'),
    field('retreatAt', { kind: 'number', min: 0, max: 30 }),
    field('stand', { kind: 'choices', choices: zones(ids) }),
    percent('stopBattleBelow', 'oddsHint'),
    field('stopBattleAt', { kind: 'number', min: 0, max: 30 }),
    field('stopBattleIn', { kind: 'choices', choices: zones(ids) }),
    percent('pressAbove', 'oddsHint'),
    field('pressWith', { kind: 'number', min: 1, max: 12 }),
    percent('reservesAbove'),
    percent('reinforceBelow'),
    percent('strangleBelow'),
    field('operationalAt', { kind: 'number', min: 0, max: 6 }),
    field('lure', { kind: 'toggle' }),
    field('effortAt', { kind: 'number', min: 0, max: 6 }),
    field('doubt', { kind: 'number', min: 0, max: 50 }),
    losses('lossesDefending'),
    losses('lossesAttacking'),
    field('ask', { kind: 'choices', choices: asks }),
  ]);
}
