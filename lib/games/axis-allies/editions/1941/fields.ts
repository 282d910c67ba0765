import type { Choice, Field, Text } from '../../../../engine';
import { commonFields } from '../../fields';
import type { Language } from '../../types';

const texts = {
  victoryMode: { en: 'Victory', it: 'Vittoria' },
  victoryHint: {
    en: "Checked for the Allies at the end of Japan's turn, for the Axis at the end of the United States' turn.",
    it: "Si verifica per gli Alleati alla fine del turno del Giappone, per l'Asse alla fine di quello degli Stati Uniti.",
  },
  long: {
    en: 'Two cities: Berlin and Tokyo, or two of Washington, London, Moscow',
    it: 'Due città: Berlino e Tokyo, o due fra Washington, Londra e Mosca',
  },
  short: { en: 'One city: Berlin or Tokyo, or Washington or London', it: 'Una città: Berlino o Tokyo, oppure Washington o Londra' },
  errataSetup: { en: 'Set-up with errata', it: 'Predisposizione con errata' },
  errataHint: {
    en: '3 more infantry in Russia, 1 in Northwestern China and a destroyer in Sea Zone 11.',
    it: '3 fanterie in più in Russia, 1 in Cina nord-occidentale e un torpediniere nella zona di mare 11.',
  },
  blackSeaBuild: { en: 'Ships may be built in the Black Sea', it: 'Si possono costruire navi nel Mar Nero' },
  blackSeaHint: { en: 'Sea Zone 18, which no ship leaves.', it: 'Zona di mare 18, da cui nessuna nave esce.' },
  translatorEscort: {
    en: "Escort rule as the Italian rulebook's translator reads it",
    it: 'Regola della scorta come la legge il traduttore del regolamento',
  },
  escortHint: {
    en: 'Off: a landing past enemy submarines needs a warship along. On: it is barred only when own destroyers are there.',
    it: 'No: per sbarcare ignorando sottomarini nemici serve una nave da guerra. Sì: non si ignorano solo se ci sono propri torpedinieri.',
  },
} satisfies Record<string, Text>;

/** Fields of the table's options. */
export function optionFields(language: Language): Field[] {
  const say = (id: keyof typeof texts) => texts[id][language];
  const { seating, house } = commonFields(language);
  const modes = (['long', 'short'] as const).map((value): Choice => ({ value, label: say(value) }));
  return [
    seating,
    { name: 'victoryMode', label: say('victoryMode'), hint: say('victoryHint'), kind: 'choice', choices: modes, default: 'long' },
    { name: 'errataSetup', label: say('errataSetup'), hint: say('errataHint'), kind: 'toggle', default: false },
    { name: 'blackSeaBuild', label: say('blackSeaBuild'), hint: say('blackSeaHint'), kind: 'toggle', default: true },
    { name: 'translatorEscort', label: say('translatorEscort'), hint: say('escortHint'), kind: 'toggle', default: false },
    ...house,
  ];
}
