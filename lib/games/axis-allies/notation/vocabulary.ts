import { bidVerbs } from '../../kit/auction/words';
import {
  type Bilingual,
  type Counted,
  commonParticles,
  type Names,
  type Tongue,
  type Vocabularies,
  type Vocabulary,
} from '../../kit/notation';
import { inLanguage } from '../../kit/words';
import type { AdvantageId, TechnologyId } from '../effects/ids';
import type { Language, Power, SpaceId, UnitType } from '../types';

/** What there is a word for. */
const words = {
  verbs: {
    buy: { en: ['BUY', 'PURCHASE', 'BUILD'], it: ['COMPRA', 'ACQUISTA', 'COMPRO', 'ACQUISTO', 'COSTRUISCI'] },
    move: { en: ['MOVE', 'SEND', 'FLY', 'SAIL', 'LAND'], it: ['MUOVI', 'SPOSTA', 'MUOVO', 'SPOSTO', 'INVIA'] },
    strike: { en: ['ATTACK'], it: ['ATTACCA', 'ATTACCO'] },
    assault: { en: ['ASSAULT', 'INVADE', 'AMPHIBIOUS ASSAULT'], it: ['ASSALTA', 'ASSALTO', 'INVADI', 'ASSALTO ANFIBIO'] },
    ferry: { en: ['FERRY', 'TRANSPORT', 'BRIDGE'], it: ['TRAGHETTA', 'TRASPORTA', 'TRASPORTO'] },
    intent: { en: ['INTENT'], it: ['INTENZIONE', 'INTENTO'] },
    disregard: { en: ['IGNORE'], it: ['IGNORA'] },
    hover: { en: ['HOVER'], it: ['SORVOLA'] },
    end: {
      en: [
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
      it: [
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
    },
    battle: { en: ['BATTLE', 'FIGHT'], it: ['BATTAGLIA', 'COMBATTI'] },
    lose: { en: ['LOSE', 'CASUALTIES', 'LOSSES'], it: ['PERDI', 'PERDITE'] },
    submerge: { en: ['SUBMERGE', 'DIVE'], it: ['IMMERGI', 'IMMERSIONE'] },
    fire: { en: ['FIRE'], it: ['SPARA', 'FUOCO'] },
    press: { en: ['PRESS', 'CONTINUE'], it: ['CONTINUA', 'INSISTI'] },
    retreat: { en: ['RETREAT', 'WITHDRAW'], it: ['RITIRATI', 'RITIRA', 'RITIRATA'] },
    strand: { en: ['STRAND'], it: ['SBANDATI', 'ATTERRA'] },
    agree: { en: ['AGREE', 'CONSENT', 'YES'], it: ['ACCETTA', 'ACCONSENTI', 'SI'] },
    refuse: { en: ['REFUSE', 'OBJECT', 'NO'], it: ['RIFIUTA', 'OBIETTA'] },
    place: { en: ['PLACE', 'MOBILISE', 'MOBILIZE', 'DEPLOY', 'PUT'], it: ['PIAZZA', 'MOBILITA', 'PIAZZO', 'MOBILITO', 'METTI', 'SCHIERA'] },
    pass: { en: ['PASS'], it: ['PASSO', 'PASSA'] },
    use: { en: ['USE', 'DECLARE'], it: ['IMPIEGA', 'DICHIARA'] },
    research: { en: ['RESEARCH', 'DEVELOP'], it: ['SVILUPPA', 'RICERCA', 'SVILUPPO'] },
    bid: bidVerbs,
    bombard: { en: ['BOMBARD', 'SHELL'], it: ['BOMBARDA', 'CANNONEGGIA'] },
    'hold-fire': { en: ['HOLD FIRE'], it: ['TRATTIENI'] },
    proceed: { en: ['PROCEED', 'GO ASHORE'], it: ['PROCEDI'] },
    'call-off': { en: ['CALL OFF', 'CANCEL'], it: ['ANNULLA'] },
    rocket: { en: ['ROCKET', 'LAUNCH'], it: ['MISSILE', 'LANCIA'] },
  },
  particles: {
    carrying: { en: ['carrying', 'with'], it: ['portando', 'con'] },
    guests: { en: ['guests', 'guest'], it: ['ospiti', 'ospite'] },
    'no-guests': { en: ['no guests'], it: ['senza ospiti'] },
    attack: { en: ['attack', 'attacking'], it: ['attacca', 'attaccando'] },
    ignore: { en: ['ignore', 'ignoring'], it: ['ignora', 'ignorando'] },
    load: { en: ['load', 'loading'], it: ['carica', 'imbarca', 'caricando'] },
    landing: { en: ['landing'], it: ['sbarca', 'sbarcando'] },
    first: { en: ['first'], it: ['prima'] },
    host: { en: ['host'], it: ['nave'] },
    by: { en: ['by'], it: ['tramite'] },
    unload: { en: ['unload', 'unloading'], it: ['scarica', 'scaricando'] },
    damaged: { en: ['damaged'], it: ['danneggiata', 'danneggiate'] },
    return: { en: ['return', 'refund'], it: ['restituisci', 'rendi'] },
    die: { en: ['die'], it: ['dado'] },
    dice: { en: ['dice'], it: ['dadi'] },
    raid: { en: ['raid', 'raiding'], it: ['incursione', 'in incursione'] },
    kamikaze: { en: ['kamikaze'], it: ['kamikaze'] },
  },
  units: {
    infantry: { en: ['infantry', 'infantry', 'inf'], it: ['fanteria', 'fanterie', 'fan', 'fante', 'fanti'] },
    artillery: { en: ['artillery', 'artillery', 'art', 'arty'], it: ['artiglieria', 'artiglierie', 'art'] },
    tank: { en: ['tank', 'tanks', 'tnk', 'armour', 'armor', 'arm'], it: ['carro armato', 'carri armati', 'carro', 'carri'] },
    'aa-gun': {
      en: ['AA gun', 'AA guns', 'aa', 'anti-aircraft gun', 'anti-aircraft guns', 'flak'],
      it: ['antiaerea', 'antiaeree', 'aa', 'arma antiaerea', 'armi antiaeree', 'contraerea'],
    },
    complex: {
      en: ['complex', 'complexes', 'ic', 'industrial complex', 'industrial complexes', 'factory', 'factories'],
      it: ['complesso', 'complessi', 'complesso industriale', 'complessi industriali', 'fabbrica', 'fabbriche'],
    },
    fighter: { en: ['fighter', 'fighters', 'ftr', 'fig'], it: ['caccia', 'caccia', 'cac', 'aereo da caccia', 'aerei da caccia'] },
    bomber: {
      en: ['bomber', 'bombers', 'bmb', 'bom', 'bmr', 'bmbr'],
      it: ['bombardiere', 'bombardieri', 'aereo bombardiere', 'aerei bombardieri'],
    },
    submarine: { en: ['submarine', 'submarines', 'sub', 'ss'], it: ['sottomarino', 'sottomarini', 'sommergibile', 'sommergibili', 'sot'] },
    transport: {
      en: ['transport', 'transports', 'trn', 'trans', 'tt'],
      it: ['trasporto', 'trasporti', 'nave trasporto', 'navi trasporto', 'tra'],
    },
    destroyer: {
      en: ['destroyer', 'destroyers', 'des', 'dd'],
      it: ['torpediniere', 'torpedinieri', 'cacciatorpediniere', 'nave torpediniere', 'navi torpediniere', 'tor'],
    },
    carrier: { en: ['carrier', 'carriers', 'aircraft carrier', 'cv', 'ac'], it: ['portaerei', 'portaerei', 'por'] },
    battleship: {
      en: ['battleship', 'battleships', 'bat', 'bb'],
      it: ['corazzata', 'corazzate', 'nave corazzata', 'navi corazzate', 'cor'],
    },
  },
  powers: {
    ussr: {
      en: ['USSR', 'Soviet Union', 'Soviets', 'Soviet', 'Russian'],
      it: ['URSS', 'Unione Sovietica', 'sovietico', 'sovietica', 'sovietici', 'sovietiche'],
    },
    germany: { en: ['Germany', 'German'], it: ['Germania', 'tedesco', 'tedesca', 'tedeschi', 'tedesche'] },
    uk: {
      en: ['UK', 'United Kingdom', 'British', 'Britain'],
      it: ['Regno Unito', 'britannico', 'britannica', 'britannici', 'britanniche', 'inglese', 'inglesi'],
    },
    japan: { en: ['Japan', 'Japanese'], it: ['Giappone', 'giapponese', 'giapponesi'] },
    usa: {
      en: ['USA', 'US', 'United States', 'American', 'America'],
      it: ['USA', 'Stati Uniti', 'americano', 'americana', 'americani', 'americane'],
    },
  },
  technologies: {
    'jet-fighters': { en: ['jet fighters', 'jets', 'jet power'], it: ['caccia supersonici', 'supersonici'] },
    rockets: { en: ['rockets', 'rocket'], it: ['missili', 'missile'] },
    'super-submarines': { en: ['super submarines', 'super subs'], it: ['super-sottomarini', 'super-sommergibili', 'supersommergibili'] },
    'long-range': { en: ['long-range aircraft', 'long range'], it: ['aerei ad ampio raggio', 'ampio raggio'] },
    'combined-bombardment': { en: ['combined bombardment', 'bombardment'], it: ['bombardamento combinato', 'bombardamento'] },
    'heavy-bombers': { en: ['heavy bombers', 'heavy bomber'], it: ['bombardieri pesanti'] },
  },
} satisfies {
  verbs: Bilingual;
  particles: Bilingual;
  units: Bilingual<UnitType, Counted>;
  powers: Bilingual<Power>;
  technologies: Bilingual<TechnologyId>;
};

export type Verb = keyof typeof words.verbs;
export type Particle = keyof typeof words.particles | keyof typeof commonParticles.en;

/** What the notation of Axis & Allies speaks of. */
export interface AaTongue extends Tongue {
  verb: Verb;
  particle: Particle;
  names: { space: SpaceId; unit: UnitType; power: Power; technology: TechnologyId; advantage: AdvantageId };
}

/** Words of the notation in one language. */
export interface AaVocabulary extends Vocabulary<AaTongue> {
  units: Readonly<Record<UnitType, Counted>>;
  powers: Readonly<Record<Power, Names>>;
  technologies: Readonly<Record<TechnologyId, Names>>;
  /** Sea zone by number. */
  zone(number: string): string;
}

const vocabulary = (language: Language, zone: string): AaVocabulary => ({
  verbs: inLanguage(words.verbs, language),
  particles: { ...commonParticles[language], ...inLanguage(words.particles, language) },
  units: inLanguage(words.units, language),
  powers: inLanguage(words.powers, language),
  technologies: inLanguage(words.technologies, language),
  zone: (number) => `${zone}${number}`,
});

export const vocabularies: Vocabularies<AaTongue, AaVocabulary> = { en: vocabulary('en', 'sz'), it: vocabulary('it', 'zm') };

/** Sea zones are named by number in every language. */
export const isZone = (id: string): boolean => /^sz\d+$/.test(id);
