import { type Bilingual, commonParticles, type Names, type Tongue, type Vocabularies, type Vocabulary } from '../../kit/notation';
import { inLanguage } from '../../kit/words';
import type { Side } from '../cards';
import type { End } from '../map/battle-map';
import type { Hex } from '../map/hexes';
import type { Order } from '../state';
import type { UnitId } from '../types';
import { sideName } from '../words/names';

export type Verb = Order['type'];

/** Sides of a hex, clockwise from the north. */
export type Facing = '0' | '1' | '2' | '3' | '4' | '5';

/** What there is a word for. Verbs in the third person stand behind who acts. */
const words = {
  verbs: {
    army: { en: ['ARMY'], it: ['ESERCITO'] },
    first: { en: ['FIRST'], it: ['COMINCIA', 'PRIMO', 'PRIMI'] },
    ground: { en: ['GROUND', 'LAYOUT'], it: ['TERRENO', 'DISPOSIZIONE'] },
    end: { en: ['EDGE'], it: ['ESTREMITÀ', 'BORDO', 'LATO'] },
    deploy: { en: ['DEPLOY', 'DEPLOYS', 'PLACE', 'SET UP'], it: ['SCHIERA', 'SI SCHIERA', 'PIAZZA'] },
    lay: { en: ['LAY'], it: ['POSA'] },
    move: { en: ['MOVE', 'MOVES'], it: ['MUOVI', 'MUOVE', 'SI MUOVE'] },
    board: { en: ['BOARD', 'BOARDS', 'MOUNT', 'MOUNTS', 'EMBARK', 'EMBARKS'], it: ['SALI', 'SALE', 'IMBARCA'] },
    dismount: { en: ['DISMOUNT', 'DISMOUNTS', 'DISEMBARK', 'DISEMBARKS'], it: ['SCENDI', 'SCENDE', 'SMONTA'] },
    exit: { en: ['EXIT', 'EXITS', 'LEAVE', 'LEAVES'], it: ['ESCI', 'ESCE'] },
    attack: { en: ['ATTACK', 'ATTACKS'], it: ['ATTACCA'] },
    charge: { en: ['CHARGE', 'CHARGES'], it: ['CARICA'] },
    use: { en: ['USE', 'USES'], it: ['USA'] },
    fire: { en: ['FIRE', 'FIRES', 'SHOOT', 'SHOOTS'], it: ['SPARA', 'FUOCO'] },
    hold: { en: ['HOLD', 'HOLD FIRE'], it: ['TRATTIENI', 'TRATTIENI IL FUOCO'] },
    'set-down': { en: ['SET DOWN', 'PUT DOWN'], it: ['DEPONI'] },
    fly: { en: ['FLY', 'FLIES'], it: ['VOLA'] },
    done: { en: ['END', 'DONE'], it: ['FINE', 'TERMINA'] },
  },
  particles: {
    face: { en: ['face', 'facing', 'faces'], it: ['fronte', 'rivolto', 'rivolta', 'guarda'] },
    overrun: { en: ['overrun', 'overruns', 'overrunning', 'running over'], it: ['travolge', 'travolgi', 'travolgendo'] },
    aboard: { en: ['aboard', 'on board'], it: ['a bordo'] },
    of: { en: ['of'], it: ['di', 'del', 'della', 'dell', 'dello'] },
    side: { en: ['side', 'hexside'], it: ['lato'] },
    objective: { en: ['objective'], it: ['obiettivo'] },
    with: { en: ['with', 'by', 'using'], it: ['con', 'usando'] },
    against: { en: ['against'], it: ['contro'] },
  },
  sides: {
    axis: { en: [sideName('axis', 'en')], it: [sideName('axis', 'it')] },
    allies: { en: [sideName('allies', 'en'), 'Allied'], it: [sideName('allies', 'it'), 'Alleato'] },
  },
  ends: {
    north: { en: ['north'], it: ['nord'] },
    south: { en: ['south'], it: ['sud'] },
  },
  facings: {
    0: { en: ['N', 'north'], it: ['N', 'nord'] },
    1: { en: ['NE', 'north-east', 'northeast'], it: ['NE', 'nord-est', 'nordest'] },
    2: { en: ['SE', 'south-east', 'southeast'], it: ['SE', 'sud-est', 'sudest'] },
    3: { en: ['S', 'south'], it: ['S', 'sud'] },
    4: { en: ['SW', 'south-west', 'southwest'], it: ['SO', 'sud-ovest', 'sudovest'] },
    5: { en: ['NW', 'north-west', 'northwest'], it: ['NO', 'nord-ovest', 'nordovest'] },
  },
} satisfies {
  verbs: Bilingual<Verb>;
  particles: Bilingual;
  sides: Bilingual<Side>;
  ends: Bilingual<End>;
  facings: Bilingual<Facing>;
};

export type Particle = keyof typeof words.particles | keyof typeof commonParticles.en;

/** What the notation of Miniatures speaks of: units of each side and of both, and all that a line may name beside them. */
export interface MinisTongue extends Tongue {
  verb: Verb;
  particle: Particle;
  names: {
    axis: UnitId;
    allies: UnitId;
    unit: UnitId;
    card: string;
    hex: Hex;
    facing: Facing;
    ability: string;
    side: Side;
    end: End;
  };
}

/** Words of the notation in one language. */
export interface MinisVocabulary extends Vocabulary<MinisTongue> {
  sides: Readonly<Record<Side, Names>>;
  ends: Readonly<Record<End, Names>>;
  facings: Readonly<Record<Facing, Names>>;
}

const vocabulary = (language: 'en' | 'it'): MinisVocabulary => ({
  verbs: inLanguage(words.verbs, language),
  particles: { ...commonParticles[language], ...inLanguage(words.particles, language) },
  sides: inLanguage(words.sides, language),
  ends: inLanguage(words.ends, language),
  facings: inLanguage(words.facings, language),
});

export const vocabularies: Vocabularies<MinisTongue, MinisVocabulary> = { en: vocabulary('en'), it: vocabulary('it') };
