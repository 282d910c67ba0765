import { type Counted, commonParticles, type Names, type Tongue, type Vocabularies, type Vocabulary } from '../../kit/notation';
import type { Power, SpaceId, UnitType } from '../types';

interface Nouns {
  units: Readonly<Record<UnitType, Counted>>;
  powers: Readonly<Record<Power, Names>>;
  /** Sea zone by number. */
  zone(number: string): string;
}

/** The verbs and particles there are; the other language must have the same. */
const en = {
  verbs: {
    buy: ['BUY', 'PURCHASE', 'BUILD'],
    move: ['MOVE', 'SEND', 'FLY', 'SAIL', 'LAND'],
    strike: ['ATTACK'],
    assault: ['ASSAULT', 'INVADE', 'AMPHIBIOUS ASSAULT'],
    ferry: ['FERRY', 'TRANSPORT', 'BRIDGE'],
    intent: ['INTENT'],
    disregard: ['IGNORE'],
    hover: ['HOVER'],
    end: [
      'END',
      'DONE',
      'FINISH',
      'FINISHED',
      'END MOVE',
      'END COMBAT MOVE',
      'END NONCOMBAT MOVE',
      'END TURN',
      'END PHASE',
      'NO COMBAT',
      'NO MOVES',
    ],
    battle: ['BATTLE', 'FIGHT'],
    lose: ['LOSE', 'CASUALTIES', 'LOSSES'],
    submerge: ['SUBMERGE', 'DIVE'],
    fire: ['FIRE'],
    press: ['PRESS', 'CONTINUE'],
    retreat: ['RETREAT', 'WITHDRAW'],
    strand: ['STRAND'],
    agree: ['AGREE', 'CONSENT', 'YES'],
    refuse: ['REFUSE', 'OBJECT', 'NO'],
    place: ['PLACE', 'MOBILISE', 'MOBILIZE', 'DEPLOY', 'PUT'],
    pass: ['PASS'],
  },
  particles: {
    ...commonParticles.en,
    carrying: ['carrying', 'with'],
    guests: ['guests', 'guest'],
    'no-guests': ['no guests'],
    attack: ['attack', 'attacking'],
    ignore: ['ignore', 'ignoring'],
    load: ['load', 'loading'],
    landing: ['landing'],
    host: ['host'],
    unload: ['unload', 'unloading'],
    damaged: ['damaged'],
    return: ['return', 'refund'],
  },
  units: {
    infantry: ['infantry', 'infantry', 'inf'],
    tank: ['tank', 'tanks', 'tnk', 'armour', 'armor', 'arm'],
    fighter: ['fighter', 'fighters', 'ftr', 'fig'],
    bomber: ['bomber', 'bombers', 'bmb', 'bom', 'bmr', 'bmbr'],
    submarine: ['submarine', 'submarines', 'sub', 'ss'],
    transport: ['transport', 'transports', 'trn', 'trans', 'tt'],
    destroyer: ['destroyer', 'destroyers', 'des', 'dd'],
    carrier: ['carrier', 'carriers', 'aircraft carrier', 'cv', 'ac'],
    battleship: ['battleship', 'battleships', 'bat', 'bb'],
  },
  powers: {
    ussr: ['USSR', 'Soviet Union', 'Soviets', 'Soviet', 'Russian'],
    germany: ['Germany', 'German'],
    uk: ['UK', 'United Kingdom', 'British', 'Britain'],
    japan: ['Japan', 'Japanese'],
    usa: ['USA', 'US', 'United States', 'American', 'America'],
  },
  zone: (number) => `sz${number}`,
} satisfies Vocabulary<Tongue> & Nouns;

export type Verb = keyof typeof en.verbs;
export type Particle = keyof typeof en.particles;

/** What the notation of Axis & Allies speaks of. */
export interface AaTongue extends Tongue {
  verb: Verb;
  particle: Particle;
  names: { space: SpaceId; unit: UnitType; power: Power };
}

/** Words of the notation in one language. */
export type AaVocabulary = Vocabulary<AaTongue> & Nouns;

const it: AaVocabulary = {
  verbs: {
    buy: ['COMPRA', 'ACQUISTA', 'COMPRO', 'ACQUISTO', 'COSTRUISCI'],
    move: ['MUOVI', 'SPOSTA', 'MUOVO', 'SPOSTO', 'INVIA'],
    strike: ['ATTACCA', 'ATTACCO'],
    assault: ['ASSALTA', 'ASSALTO', 'INVADI', 'ASSALTO ANFIBIO'],
    ferry: ['TRAGHETTA', 'TRASPORTA', 'TRASPORTO'],
    intent: ['INTENZIONE', 'INTENTO'],
    disregard: ['IGNORA'],
    hover: ['SORVOLA'],
    end: [
      'FINE',
      'TERMINA',
      'FINITO',
      'FATTO',
      'FINE MOVIMENTO',
      'FINE MOVIMENTO OSTILE',
      'FINE MOVIMENTO NON OSTILE',
      'FINE FASE',
      'FINE TURNO',
    ],
    battle: ['BATTAGLIA', 'COMBATTI'],
    lose: ['PERDI', 'PERDITE'],
    submerge: ['IMMERGI', 'IMMERSIONE'],
    fire: ['SPARA', 'FUOCO'],
    press: ['CONTINUA', 'INSISTI'],
    retreat: ['RITIRATI', 'RITIRA', 'RITIRATA'],
    strand: ['SBANDATI', 'ATTERRA'],
    agree: ['ACCETTA', 'ACCONSENTI', 'SI'],
    refuse: ['RIFIUTA', 'OBIETTA'],
    place: ['PIAZZA', 'MOBILITA', 'PIAZZO', 'MOBILITO', 'METTI', 'SCHIERA'],
    pass: ['PASSO', 'PASSA'],
  },
  particles: {
    ...commonParticles.it,
    carrying: ['portando', 'con'],
    guests: ['ospiti', 'ospite'],
    'no-guests': ['senza ospiti'],
    attack: ['attacca', 'attaccando'],
    ignore: ['ignora', 'ignorando'],
    load: ['carica', 'imbarca', 'caricando'],
    landing: ['sbarca', 'sbarcando'],
    host: ['nave'],
    unload: ['scarica', 'scaricando'],
    damaged: ['danneggiata', 'danneggiate'],
    return: ['restituisci', 'rendi'],
  },
  units: {
    infantry: ['fanteria', 'fanterie', 'fan', 'fante', 'fanti'],
    tank: ['carro armato', 'carri armati', 'carro', 'carri'],
    fighter: ['caccia', 'caccia', 'cac', 'aereo da caccia', 'aerei da caccia'],
    bomber: ['bombardiere', 'bombardieri', 'aereo bombardiere', 'aerei bombardieri'],
    submarine: ['sottomarino', 'sottomarini', 'sommergibile', 'sommergibili', 'sot'],
    transport: ['trasporto', 'trasporti', 'nave trasporto', 'navi trasporto', 'tra'],
    destroyer: ['torpediniere', 'torpedinieri', 'cacciatorpediniere', 'nave torpediniere', 'navi torpediniere', 'tor'],
    carrier: ['portaerei', 'portaerei', 'por'],
    battleship: ['corazzata', 'corazzate', 'nave corazzata', 'navi corazzate', 'cor'],
  },
  powers: {
    ussr: ['URSS', 'Unione Sovietica', 'sovietico', 'sovietica', 'sovietici', 'sovietiche'],
    germany: ['Germania', 'tedesco', 'tedesca', 'tedeschi', 'tedesche'],
    uk: ['Regno Unito', 'britannico', 'britannica', 'britannici', 'britanniche', 'inglese', 'inglesi'],
    japan: ['Giappone', 'giapponese', 'giapponesi'],
    usa: ['USA', 'Stati Uniti', 'americano', 'americana', 'americani', 'americane'],
  },
  zone: (number) => `zm${number}`,
};

export const vocabularies: Vocabularies<AaTongue, AaVocabulary> = { en, it };

/** Sea zones are named by number in every language. */
export const isZone = (id: string): boolean => /^sz\d+$/.test(id);
