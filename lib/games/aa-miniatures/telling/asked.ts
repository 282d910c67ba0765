import type { Language } from '../../../engine';
import type { Side } from '../cards';
import { unitOf } from '../rules/battle';
import { questions } from '../rules/questions';
import type { Asked, DecisionKind, View } from '../state';
import { type Terms, termsOf } from './terms';

type Ask = (view: View, say: Terms) => string;

/** Who is shot at, in which hex, and whether it is about to leave it or has just entered it. */
function stepOf({ walk }: View): { unit: string; hex: string; isLeaving: boolean } {
  return { unit: walk?.unit ?? '', hex: walk?.passed.at(-1) ?? '', isLeaving: walk?.place !== 'second' };
}

const planeOf = (view: View): { unit: string; hex: string } => {
  const unit = view.flight?.unit ?? '';
  return { unit, hex: view.flight ? (unitOf(view, unit).hex ?? '') : '' };
};

const asks: Readonly<Record<Language, Readonly<Record<DecisionKind, Ask>>>> = {
  en: {
    army: () => 'Which army do you lead?',
    ground: () => 'Which map do you lay out, and where is the objective?',
    first: () => 'Which side goes first in the set-up?',
    end: () => 'Which end of the map do you take?',
    obstacles: () => 'Which obstacle do you lay next, and where?',
    deployment: () => 'Where do you deploy your units?',
    vanguard: () => 'Which units move before the first turn?',
    initiative: ({ turn }) => `You have the initiative: which side goes first in turn ${turn}?`,
    movement: () => 'Movement phase: which units move?',
    flight: () => 'Which aircraft do you put on the map, and where?',
    airstrike: () => 'Which enemies do your aircraft attack?',
    assault: () => 'Assault phase: which units attack, and which move?',
    'defensive-fire'(view, say) {
      const { unit, hex, isLeaving } = stepOf(view);
      return `${say.unit(unit)} ${isLeaving ? `is leaving ${hex}` : `has entered ${hex}`}: do you shoot at it there?`;
    },
    'anti-air'(view, say) {
      const { unit, hex } = planeOf(view);
      return `${say.unit(unit)} flies in over ${hex}: do you shoot at it?`;
    },
    'set-down': ({ stranded }, say) => `There is no room for ${say.unit(stranded ?? '')}: where do you put it?`,
  },
  it: {
    army: () => 'Quale esercito guidi?',
    ground: () => 'Quale mappa disponi, e dov’è l’obiettivo?',
    first: () => 'Quale parte comincia nello schieramento?',
    end: () => 'Quale lato della mappa prendi?',
    obstacles: () => 'Quale ostacolo posi ora, e dove?',
    deployment: () => 'Dove schieri le tue unità?',
    vanguard: () => 'Quali unità muovono prima del primo turno?',
    initiative: ({ turn }) => `Hai l’iniziativa: quale parte comincia nel turno ${turn}?`,
    movement: () => 'Fase di movimento: quali unità muovono?',
    flight: () => 'Quale aereo metti sulla mappa, e dove?',
    airstrike: () => 'Quali nemici attaccano i tuoi aerei?',
    assault: () => 'Fase di assalto: quali unità attaccano e quali muovono?',
    'defensive-fire'(view, say) {
      const { unit, hex, isLeaving } = stepOf(view);
      return `${say.unit(unit)} ${isLeaving ? `sta lasciando ${hex}` : `è entrata in ${hex}`}: le spari lì?`;
    },
    'anti-air'(view, say) {
      const { unit, hex } = planeOf(view);
      return `${say.unit(unit)} arriva in volo su ${hex}: le spari?`;
    },
    'set-down': ({ stranded }, say) => `Non c’è posto per ${say.unit(stranded ?? '')}: dove la metti?`,
  },
};

/** An open question in one sentence. */
export const ask = (view: View, { kind }: Asked, language: Language): string => asks[language][kind](view, termsOf(language));

/** Who is asked what. Whose army is sealed is all that a view knows of armies, and all that questions ask of them. */
export function openIn(view: View): Asked[] {
  const sealedBy = (side: Side) => (view.sealed.includes(side) ? [] : null);
  return questions({ ...view, armies: { axis: sealedBy('axis'), allies: sealedBy('allies') } });
}
