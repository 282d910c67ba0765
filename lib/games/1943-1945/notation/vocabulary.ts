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
import type { Order } from '../orders';
import type { Kind, Piece } from '../pieces';
import type { Convertible, EventId, Language, Side, ZoneId } from '../types';

export type Verb = Order['type'];

/** What there is a word for. */
const words = {
  verbs: {
    initiative: { en: ['INITIATIVE'], it: ['INIZIATIVA'] },
    deploy: { en: ['DEPLOY', 'SET UP'], it: ['SCHIERA'] },
    reinforce: { en: ['REINFORCE'], it: ['RINFORZA'] },
    convert: { en: ['CONVERT'], it: ['CONVERTI'] },
    event: { en: ['EVENT', 'PLAY'], it: ['EVENTO', 'GIOCA'] },
    move: { en: ['MOVE'], it: ['MUOVI'] },
    fly: { en: ['FLY'], it: ['VOLA'] },
    ship: { en: ['SHIP', 'TRANSPORT'], it: ['TRASPORTA', 'IMBARCA'] },
    infiltrate: { en: ['INFILTRATE'], it: ['INFILTRA'] },
    lure: { en: ['LURE', 'DRAW'], it: ['ATTIRA'] },
    bomb: { en: ['BOMB'], it: ['BOMBARDA'] },
    strike: { en: ['STRIKE'], it: ['COLPISCI'] },
    attack: { en: ['ATTACK'], it: ['ATTACCA'] },
    land: { en: ['LAND', 'INVADE'], it: ['SBARCA'] },
    fight: { en: ['FIGHT', 'RESOLVE'], it: ['COMBATTI', 'RISOLVI'] },
    support: { en: ['SUPPORT'], it: ['APPOGGIA'] },
    intercept: { en: ['INTERCEPT'], it: ['INTERCETTA'] },
    evacuate: { en: ['EVACUATE'], it: ['EVACUA'] },
    defend: { en: ['DEFEND'], it: ['DIFENDI'] },
    elite: { en: ['ELITE'], it: ['ELITE'] },
    losses: { en: ['LOSE', 'LOSSES'], it: ['PERDI', 'PERDITE'] },
    retreat: { en: ['RETREAT'], it: ['RITIRA', 'RITIRATI'] },
    hold: { en: ['HOLD'], it: ['RESISTI', 'TIENI'] },
    press: { en: ['PRESS', 'CONTINUE'], it: ['CONTINUA', 'INSISTI'] },
    stop: { en: ['STOP', 'BREAK OFF'], it: ['FERMA', 'FERMATI', 'INTERROMPI'] },
    occupy: { en: ['OCCUPY'], it: ['OCCUPA'] },
    withdraw: { en: ['WITHDRAW'], it: ['RIENTRA', 'RIPIEGA'] },
    shift: { en: ['SHIFT'], it: ['SPOSTA'] },
    disband: { en: ['DISBAND'], it: ['SCIOGLI'] },
    end: { en: ['END', 'DONE'], it: ['FINE', 'TERMINA'] },
    pass: { en: ['PASS'], it: ['PASSO', 'PASSA'] },
  },
  particles: {
    with: { en: ['with'], it: ['con'] },
    line: { en: ['line', 'fortified line'], it: ['linea', 'linea fortificata'] },
    converting: { en: ['converting'], it: ['convertendo'] },
    taking: { en: ['taking back', 'taking'], it: ['riprendendo'] },
    passing: { en: ['passing'], it: ['di passaggio'] },
    sea: { en: ['sea', 'at sea'], it: ['mare', 'in mare'] },
    support: { en: ['support', 'supported by'], it: ['appoggio', 'appoggiati da'] },
    'no-support': { en: ['no support', 'unsupported'], it: ['senza appoggio'] },
    tank: { en: ['tank'], it: ['carro', 'carro armato'] },
    plane: { en: ['plane'], it: ['aereo'] },
    'italian-plane': { en: ['Italian plane'], it: ['aereo italiano'] },
    drop: { en: ['drop'], it: ['lancio', 'lancia'] },
    fleet: { en: ['fleet', 'fleets'], it: ['flotta', 'flotte'] },
    uboat: { en: ['U-boat', 'uboat', 'submarine'], it: ['U-Boot', 'uboot', 'sommergibile'] },
    engage: { en: ['engage'], it: ['ingaggia'] },
    retreat: { en: ['retreat'], it: ['ritirata', 'ritira'] },
  },
  sides: {
    allied: { en: ['Allies', 'Allied'], it: ['Alleati', 'Alleato'] },
    axis: { en: ['Axis'], it: ['Asse'] },
  },
  kinds: {
    cube: { en: ['cube', 'cubes', 'infantry', 'inf'], it: ['blocchetto', 'blocchetti', 'cubo', 'cubi', 'cubetto', 'cubetti'] },
    tank: { en: ['tank', 'tanks'], it: ['carro', 'carri', 'carro armato', 'carri armati'] },
    'italian-tank': {
      en: ['Italian tank', 'Italian tanks'],
      it: ['carro italiano', 'carri italiani', 'carro armato italiano', 'carri armati italiani'],
    },
    plane: { en: ['plane', 'planes', 'aircraft'], it: ['aereo', 'aerei'] },
    'italian-plane': { en: ['Italian plane', 'Italian planes'], it: ['aereo italiano', 'aerei italiani'] },
    elite: { en: ['elite', 'elites', 'elite unit', 'elite units'], it: ['élite', 'élite', "reparto d'élite", "reparti d'élite"] },
    paratroopers: { en: ['paratroopers', 'paratroopers', 'paras', 'para'], it: ['paracadutisti', 'paracadutisti', 'parà'] },
    partisans: { en: ['partisans', 'partisans', 'partisan'], it: ['partigiani', 'partigiani', 'partigiano'] },
  },
  events: {
    reinforcements: { en: ['Reinforcements'], it: ['Rinforzi'] },
    'additional-impulse': { en: ['Additional Impulse'], it: ['Impulso aggiuntivo'] },
    'stop-battle': { en: ['Stop Battle'], it: ['Battaglia di arresto'] },
    'logistic-effort': { en: ['Logistical Effort', 'Logistic Effort'], it: ['Sforzo logistico'] },
    operational: { en: ['Operational'], it: ['Operativi'] },
    reserves: { en: ['Reserves'], it: ['Riserve'] },
    strangle: { en: ['Strangle', 'Strangle Plan', 'Operation Strangle'], it: ['Piano Strangle'] },
    kesselring: { en: ['Kesselring'], it: ['Kesselring'] },
    'new-defensive-line': { en: ['New Defensive Line'], it: ['Nuova linea difensiva', 'Nuova linea'] },
  },
} satisfies {
  verbs: Bilingual<Verb>;
  particles: Bilingual;
  sides: Bilingual<Side>;
  kinds: Bilingual<Kind | Convertible, Counted>;
  events: Bilingual<EventId>;
};

export type Particle = keyof typeof words.particles | keyof typeof commonParticles.en;

/** What the notation of 1943–1945 speaks of. */
export interface Tongue43 extends Tongue {
  verb: Verb;
  particle: Particle;
  names: { zone: ZoneId; piece: Piece; into: Convertible; event: EventId; side: Side };
}

/** Words of the notation in one language. */
export interface Vocabulary43 extends Vocabulary<Tongue43> {
  sides: Readonly<Record<Side, Names>>;
  kinds: Readonly<Record<Kind | Convertible, Counted>>;
  /** "engaged tank", "carro ingaggiato": every name of a kind with its other side up, singular and plural. */
  engaged(names: readonly string[]): string[];
  events: Readonly<Record<EventId, Names>>;
}

const vocabulary = (language: Language): Omit<Vocabulary43, 'engaged'> => ({
  verbs: inLanguage(words.verbs, language),
  particles: { ...commonParticles[language], ...inLanguage(words.particles, language) },
  sides: inLanguage(words.sides, language),
  kinds: inLanguage(words.kinds, language),
  events: inLanguage(words.events, language),
});

const [en, it] = [vocabulary('en'), vocabulary('it')];

export const vocabularies: Vocabularies<Tongue43, Vocabulary43> = {
  en: { ...en, engaged: (names) => names.map((name) => `engaged ${name}`) },
  it: {
    ...it,
    particles: { ...it.particles, to: ['a', ...it.particles.to] },
    engaged: (names) => names.flatMap((name) => [`${name} ingaggiato`, `${name} ingaggiati`]),
  },
};
