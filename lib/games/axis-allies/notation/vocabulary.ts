import type { Language } from '../../../engine';
import type { Power, UnitType } from '../types';

export type Verb =
  | 'buy'
  | 'move'
  | 'strike'
  | 'assault'
  | 'ferry'
  | 'intent'
  | 'disregard'
  | 'hover'
  | 'end'
  | 'battle'
  | 'lose'
  | 'submerge'
  | 'fire'
  | 'press'
  | 'retreat'
  | 'strand'
  | 'agree'
  | 'refuse'
  | 'place'
  | 'pass';

export type Particle =
  | 'carrying'
  | 'guests'
  | 'no-guests'
  | 'attack'
  | 'ignore'
  | 'load'
  | 'from'
  | 'to'
  | 'at'
  | 'landing'
  | 'host'
  | 'unload'
  | 'damaged'
  | 'return'
  | 'nothing'
  | 'all'
  | 'and';

type Names = readonly [string, ...string[]];

/** Words of the notation in one language; the first is what we write. Units: singular, plural, then abbreviations. */
export interface Vocabulary {
  verbs: Record<Verb, Names>;
  particles: Record<Particle, Names>;
  units: Record<UnitType, readonly [string, string, ...string[]]>;
  powers: Record<Power, Names>;
  /** Articles, which mean nothing. */
  articles: readonly string[];
  /** Numbers that people write as words. */
  numbers: Readonly<Record<string, number>>;
  /** Sea zone by number. */
  zone(number: string): string;
}

const en: Vocabulary = {
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
    carrying: ['carrying', 'with'],
    guests: ['guests', 'guest'],
    'no-guests': ['no guests'],
    attack: ['attack', 'attacking'],
    ignore: ['ignore', 'ignoring'],
    load: ['load', 'loading'],
    from: ['from'],
    to: ['to', 'into'],
    at: ['in', 'at', 'on'],
    landing: ['landing'],
    host: ['host'],
    unload: ['unload', 'unloading'],
    damaged: ['damaged'],
    return: ['return', 'refund'],
    nothing: ['nothing', 'none'],
    all: ['all', 'every'],
    and: ['+', 'and'],
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
  articles: ['the'],
  numbers: { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  zone: (number) => `sz${number}`,
};

const it: Vocabulary = {
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
    carrying: ['portando', 'con'],
    guests: ['ospiti', 'ospite'],
    'no-guests': ['senza ospiti'],
    attack: ['attacca', 'attaccando'],
    ignore: ['ignora', 'ignorando'],
    load: ['carica', 'imbarca', 'caricando'],
    from: ['da', 'dal', 'dalla', 'dall', 'dallo', 'dai', 'dagli', 'dalle'],
    to: ['verso', 'a', 'al', 'alla', 'all', 'ad', 'ai', 'agli', 'alle', 'su'],
    at: ['in', 'nel', 'nella', 'nell', 'nello', 'negli', 'nelle'],
    landing: ['sbarca', 'sbarcando'],
    host: ['nave'],
    unload: ['scarica', 'scaricando'],
    damaged: ['danneggiata', 'danneggiate'],
    return: ['restituisci', 'rendi'],
    nothing: ['niente', 'nessuno', 'nessuna', 'nulla'],
    all: ['tutti', 'tutte', 'tutto', 'tutta'],
    and: ['+', 'e'],
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
  articles: ['il', 'lo', 'la', 'i', 'gli', 'le', 'l'],
  numbers: { un: 1, uno: 1, una: 1, due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8, nove: 9, dieci: 10 },
  zone: (number) => `zm${number}`,
};

export const vocabularies: Record<Language, Vocabulary> = { en, it };

/** What an order may begin with, by language. */
export const verbNames: Record<Language, Names[]> = { en: Object.values(en.verbs), it: Object.values(it.verbs) };

/** Sea zones are named by number in every language. */
export const isZone = (id: string): boolean => /^sz\d+$/.test(id);
