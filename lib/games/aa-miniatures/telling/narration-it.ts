import type { Event } from '../state';
import { costText } from '../words/points';
import { attackText } from './attack';
import { endingText } from './endings';
import type { Narration } from './narrate';
import { rollOutcome, rolls } from './rolls';
import { fatesOf, sidesOf, totalText } from './terms';

const stops = { fire: 'la ferma il fuoco difensivo', roll: 'il tiro fallisce e si ferma', mine: 'la ferma una mina' } as const;

const shaken: Readonly<Record<Extract<Event, { type: 'disrupted' }>['by'], (unit: string) => string>> = {
  overrun: (unit) => `${unit} è travolta e destabilizzata.`,
  minefield: (unit) => `${unit} è destabilizzata da una mina.`,
  headshot: (unit) => `${unit} è destabilizzata dal colpo del tiratore.`,
  overheat: (unit) => `${unit} è destabilizzata: la sua arma si è surriscaldata.`,
  rapid_fire: (unit) => `${unit} è destabilizzata dal proprio fuoco rapido.`,
};

const fates = { destroyed: 'distrutte', damaged: 'danneggiate', disrupted: 'destabilizzate', recovered: 'riprese' } as const;
const ends = { north: 'nord', south: 'sud' } as const;

export const narration: Narration = {
  sealed: ({ side }, say) => `${say.does(side, 'ha', 'hanno')} sigillato l’esercito.`,
  armies: ({ armies }, say) =>
    `gli eserciti. ${sidesOf((side) => {
      const { cards, reserves } = armies[side];
      const hidden = reserves > 0 ? [`${reserves} in riserva`] : [];
      return `${say.side(side)}: ${[say.cards(cards), ...hidden].filter(Boolean).join(', ')}`;
    })}.`,
  ground: ({ layout, objective, by }, say) =>
    by === null
      ? `la mappa è la disposizione ${layout}; l’obiettivo è in ${objective}.`
      : `${say.does(by, 'sceglie', 'scelgono')} la disposizione ${layout} della mappa, con l’obiettivo in ${objective}.`,
  coin: ({ winner }, say) => `${say.does(winner, 'vince', 'vincono')} il sorteggio.`,
  first: ({ side, turn }, say) => `${turn === 0 ? 'nello schieramento' : `nel turno ${turn}`} ${say.does(side, 'comincia', 'cominciano')}.`,
  end: ({ side, end }, say) => `${say.does(side, 'prende', 'prendono')} il lato ${ends[end]} della mappa.`,
  deployed: ({ unit, hex, facing, aboard }, say) =>
    aboard === null
      ? `${say.unit(unit)} si schiera in ${hex}${facing === null ? '' : `, rivolta a ${say.facing(facing)}`}.`
      : `${say.unit(unit)} si schiera a bordo di ${say.unit(aboard)} in ${hex}.`,
  left: ({ unit }, say) => `${say.unit(unit)} non trova terreno adatto e resta indietro.`,
  laid: ({ unit, side, hex, edge }, say) =>
    `${say.does(side, 'posa', 'posano')} ${say.unit(unit)} ${edge === null ? 'in' : `sul lato ${say.facing(edge)} di`} ${hex}.`,
  initiative: ({ turn, dice, bonus, winner }, say) =>
    `turno ${turn}: ${say.does(winner, 'ha', 'hanno')} l’iniziativa (${sidesOf((side) => `${say.side(side)} ${totalText(dice[side], bonus[side])}`)}).`,
  moved({ unit, way, facing, stopped }, say) {
    const looks = facing === null ? '' : `, rivolta a ${say.facing(facing)}`;
    const at = way.at(-1) ?? '';
    if (way.length > 1) return `${say.unit(unit)} muove ${say.path(way)}${looks}${stopped ? `: ${stops[stopped]}` : ''}.`;
    if (stopped) return `${say.unit(unit)} resta in ${at}${looks}: ${stops[stopped]}.`;
    return facing === null ? `${say.unit(unit)} resta in ${at}.` : `${say.unit(unit)} si gira in ${at}${looks}.`;
  },
  'put-back': ({ unit, hex }, say) => `non c’è posto per ${say.unit(unit)}: è messa in ${hex}.`,
  rolled: ({ unit, what, die, need, isPassed }, say) =>
    `${say.unit(unit)}, ${rolls[what].it}: ${die} (${need}+), ${rollOutcome(what, isPassed).it}.`,
  attacked: (event, say) => attackText(event, say, 'it'),
  boarded: ({ unit, transport }, say) => `${say.unit(unit)} sale su ${say.unit(transport)}.`,
  dismounted: ({ unit, transport, hex }, say) => `${say.unit(unit)} smonta da ${say.unit(transport)} in ${hex}.`,
  used: ({ ability, unit, target, hex }, say) =>
    `${say.unit(unit)} usa ${say.ability(ability, unit)}${target === null ? '' : ` su ${say.unit(target)}`}${hex === null ? '' : ` in ${hex}`}.`,
  disrupted: ({ unit, by }, say) => shaken[by](say.unit(unit)),
  recovered: ({ unit, by }, say) => `${say.unit(unit)} non è più destabilizzata: ${say.ability(by, unit)}.`,
  destroyed({ unit, by }, say) {
    if (by === 'fire') return `${say.unit(unit)} prende fuoco ed è distrutta.`;
    if (by === 'disrupted') return `${say.unit(unit)} è distrutta invece che destabilizzata.`;
    return by === 'attack' ? `${say.unit(unit)} è distrutta.` : `${say.unit(unit)} è distrutta da ${say.unit(by)}.`;
  },
  flown: ({ unit, hex }, say) => `${say.unit(unit)} arriva in volo su ${hex}.`,
  exited: ({ unit, hex }, say) => `${say.unit(unit)} esce dalla mappa da ${hex}, dal lato opposto.`,
  casualties: ({ turn, fates: all }, say) => `perdite del turno ${turn}. ${fatesOf(all, fates, say)}.`,
  judged: ({ turn, controller, points }, say) =>
    `fine del turno ${turn}: ${controller === null ? 'nessuno controlla' : say.does(controller, 'controlla', 'controllano')} l’obiettivo; ${sidesOf(
      (side) => `${say.side(side)} ${costText(points[side], 'it')}`,
      ', ',
    )} sulla mappa.`,
  won: (result) => endingText(result).it,
};
