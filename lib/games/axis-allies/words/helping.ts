import type { Language, Text } from '../../../engine';
import { bidNotation } from '../../kit/auction/words';
import { planUsage } from '../../kit/notation';
import type { Edition } from '../edition';
import type { Ways } from '../ways';
import type { DecisionKind } from './catalogue';
import { phrases } from './names';

/** How an order is written; with `way` only in editions that have it. */
type Line = Text & { readonly way?: keyof Ways };

const lines: Record<DecisionKind, readonly Line[]> = {
  purchase: [
    { en: 'BUY number unit, number unit …', it: 'COMPRA numero unità, numero unità …' },
    { en: 'BUY nothing', it: 'COMPRA niente' },
    { way: 'advantages', en: 'USE advantage power number unit, … in space', it: 'IMPIEGA vantaggio potenza numero unità, … in spazio' },
  ],
  'combat-move': [
    { en: 'MOVE number unit, …: space > space > …', it: 'MUOVI numero unità, …: spazio > spazio > …' },
    {
      en: 'ASSAULT territory: zone > zone, load unit from territory in zone',
      it: 'ASSALTA territorio: zona > zona, carica unità da territorio in zona',
    },
    { way: 'advantages', en: 'ASSAULT …, first unit to territory from zone', it: 'ASSALTA …, prima unità verso territorio da zona' },
    {
      way: 'transportsWait',
      en: 'FERRY zone > zone, load unit from territory in zone',
      it: 'TRAGHETTA zona > zona, carica unità da territorio in zona',
    },
    { way: 'enemiesIgnored', en: 'INTENT zone attack (or ignore)', it: 'INTENZIONE zona attacca (o ignora)' },
    { way: 'fightersHover', en: 'HOVER number in zone', it: 'SORVOLA numero in zona' },
    { way: 'shipsBombard', en: 'BOMBARD number ship, … in zone to territory', it: 'BOMBARDA numero navi, … in zona verso territorio' },
    { way: 'shipsBombard', en: 'HOLD FIRE number ship, … in zone', it: 'TRATTIENI numero navi, … in zona' },
    {
      way: 'complexesBombed',
      en: 'MOVE number bombers: space > space > …, raid',
      it: 'MUOVI numero bombardieri: spazio > spazio > …, incursione',
    },
    { way: 'complexesBombed', en: 'ROCKET territory > territory', it: 'MISSILE territorio > territorio' },
    planUsage({ en: 'space', it: 'spazio' }),
    { en: 'END', it: 'FINE' },
  ],
  battle: [{ en: 'BATTLE space', it: 'BATTAGLIA spazio' }],
  submerge: [{ en: 'SUBMERGE number', it: 'IMMERGI numero' }],
  casualties: [{ en: 'LOSE number power unit, …', it: 'PERDI numero potenza unità, …' }],
  agree: [
    { en: 'AGREE', it: 'ACCETTA' },
    { en: 'REFUSE', it: 'RIFIUTA' },
  ],
  press: [
    { en: 'PRESS', it: 'CONTINUA' },
    { en: 'RETREAT to space', it: 'RITIRATI verso spazio' },
  ],
  strand: [{ en: 'STRAND number to space, …', it: 'SBANDATI numero verso spazio, …' }],
  'noncombat-move': [
    { en: 'MOVE number unit, …: space > space > …', it: 'MUOVI numero unità, …: spazio > spazio > …' },
    {
      en: 'FERRY zone > zone, load unit from territory in zone, unload unit to territory',
      it: 'TRAGHETTA zona > zona, carica unità da territorio in zona, scarica unità verso territorio',
    },
    { en: 'END', it: 'FINE' },
    { way: 'advantages', en: 'USE advantage in space > space', it: 'IMPIEGA vantaggio in spazio > spazio' },
  ],
  mobilise: [
    { en: 'PLACE number unit in space from territory, …', it: 'PIAZZA numero unità in spazio da territorio, …' },
    { en: 'PLACE …, return number unit', it: 'PIAZZA …, restituisci numero unità' },
    {
      en: 'PLACE 1 carrier in zone from territory, load number fighter from territory in zone',
      it: 'PIAZZA 1 portaerei in zona da territorio, carica numero caccia da territorio in zona',
    },
  ],
  consent: [
    { en: 'AGREE', it: 'ACCETTA' },
    { en: 'REFUSE', it: 'RIFIUTA' },
  ],
  research: [
    { en: 'RESEARCH development, number dice', it: 'SVILUPPA sviluppo, numero dadi' },
    { en: 'PASS', it: 'PASSO' },
    { en: 'BUY …', it: 'COMPRA …' },
  ],
  auction: [bidNotation],
  reaction: [
    { en: 'USE advantage number unit, … in space > space', it: 'IMPIEGA vantaggio numero unità, … in spazio > spazio' },
    { en: 'PASS', it: 'PASSO' },
  ],
  landing: [
    { way: 'landingsCancelled', en: 'PROCEED', it: 'PROCEDI' },
    { way: 'landingsCancelled', en: 'CALL OFF', it: 'ANNULLA' },
  ],
};

/** How an edition's orders are written that answer a question of the kind. */
export const linesOf = ({ ways }: Pick<Edition, 'ways'>, kind: DecisionKind, language: Language): string[] =>
  lines[kind].flatMap(({ way, [language]: line }) => (way === undefined || ways[way] ? [line] : []));

/** What a player must know to answer, and remarks in a turn that is drafted for them. */
export const helping = phrases(`
prices | Prices: {list}. | Prezzi: {list}.
room | Units each industrial complex can place: {list}. | Unità che ogni complesso industriale può mobilitare: {list}.
bought | To be placed: {units bought}. | Da mobilitare: {units bought}.
proposed | Proposed: {order}. | Proposta: {order}.
numbers | A die costs {cost} IPCs; one of them must show: {list}. | Un dado costa {cost} IPC; uno deve mostrare: {list}.
research | Weapons are developed before the purchase, for example: | Gli armamenti si sviluppano prima dell’acquisto, per esempio:
attacks | Attacks go here, one a line; after several, send what stands behind this END once they are fought: | Qui gli attacchi, uno per riga; se sono più d’uno, manda ciò che segue questo FINE quando sono combattuti:
moves | Moves without combat go here, one a line: | Qui i movimenti senza combattimento, uno per riga:
endMoves | Nothing more is moved; planes in the air come down by themselves. | Non si muove altro; gli aerei in volo atterrano da sé.
placeBought | What was bought is placed. | Ciò che è stato comprato si piazza.
`);
