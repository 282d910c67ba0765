import { type Counted, commonParticles, type Names, type Tongue, type Vocabularies, type Vocabulary } from '../../kit/notation';
import type { Order } from '../orders';
import type { Kind, Piece } from '../pieces';
import type { Convertible, EventId, Side, ZoneId } from '../types';

export type Verb = Order['type'];

interface Nouns {
  sides: Readonly<Record<Side, Names>>;
  kinds: Readonly<Record<Kind | Convertible, Counted>>;
  /** "engaged tank", "carro ingaggiato": every name of a kind with its other side up, singular and plural. */
  engaged(names: readonly string[]): string[];
  events: Readonly<Record<EventId, Names>>;
}

/** The particles there are; the other language must have the same. */
const en = {
  verbs: {
    initiative: ['INITIATIVE'],
    deploy: ['DEPLOY', 'SET UP'],
    reinforce: ['REINFORCE'],
    convert: ['CONVERT'],
    event: ['EVENT', 'PLAY'],
    move: ['MOVE'],
    fly: ['FLY'],
    ship: ['SHIP', 'TRANSPORT'],
    infiltrate: ['INFILTRATE'],
    lure: ['LURE', 'DRAW'],
    bomb: ['BOMB'],
    strike: ['STRIKE'],
    attack: ['ATTACK'],
    land: ['LAND', 'INVADE'],
    fight: ['FIGHT', 'RESOLVE'],
    support: ['SUPPORT'],
    intercept: ['INTERCEPT'],
    evacuate: ['EVACUATE'],
    defend: ['DEFEND'],
    elite: ['ELITE'],
    losses: ['LOSE', 'LOSSES'],
    retreat: ['RETREAT'],
    hold: ['HOLD'],
    press: ['PRESS', 'CONTINUE'],
    stop: ['STOP', 'BREAK OFF'],
    occupy: ['OCCUPY'],
    withdraw: ['WITHDRAW'],
    shift: ['SHIFT'],
    disband: ['DISBAND'],
    end: ['END', 'DONE'],
    pass: ['PASS'],
  },
  particles: {
    ...commonParticles.en,
    with: ['with'],
    line: ['line', 'fortified line'],
    converting: ['converting'],
    taking: ['taking back', 'taking'],
    passing: ['passing'],
    sea: ['sea', 'at sea'],
    support: ['support', 'supported by'],
    'no-support': ['no support', 'unsupported'],
    tank: ['tank'],
    plane: ['plane'],
    'italian-plane': ['Italian plane'],
    drop: ['drop'],
    fleet: ['fleet', 'fleets'],
    uboat: ['U-boat', 'uboat', 'submarine'],
    engage: ['engage'],
    retreat: ['retreat'],
  },
  sides: { allied: ['Allies', 'Allied'], axis: ['Axis'] },
  kinds: {
    cube: ['cube', 'cubes', 'infantry', 'inf'],
    tank: ['tank', 'tanks'],
    'italian-tank': ['Italian tank', 'Italian tanks'],
    plane: ['plane', 'planes', 'aircraft'],
    'italian-plane': ['Italian plane', 'Italian planes'],
    elite: ['elite', 'elites', 'elite unit', 'elite units'],
    paratroopers: ['paratroopers', 'paratroopers', 'paras', 'para'],
    partisans: ['partisans', 'partisans', 'partisan'],
  },
  engaged: (names: readonly string[]) => names.map((name) => `engaged ${name}`),
  events: {
    reinforcements: ['Reinforcements'],
    'additional-impulse': ['Additional Impulse'],
    'stop-battle': ['Stop Battle'],
    'logistic-effort': ['Logistical Effort', 'Logistic Effort'],
    operational: ['Operational'],
    reserves: ['Reserves'],
    strangle: ['Strangle', 'Strangle Plan', 'Operation Strangle'],
    kesselring: ['Kesselring'],
    'new-defensive-line': ['New Defensive Line'],
  },
} satisfies Vocabulary<Tongue> & Nouns;

export type Particle = keyof typeof en.particles;

/** What the notation of 1943–1945 speaks of. */
export interface Tongue43 extends Tongue {
  verb: Verb;
  particle: Particle;
  names: { zone: ZoneId; piece: Piece; into: Convertible; event: EventId; side: Side };
}

/** Words of the notation in one language. */
export type Vocabulary43 = Vocabulary<Tongue43> & Nouns;

const it: Vocabulary43 = {
  verbs: {
    initiative: ['INIZIATIVA'],
    deploy: ['SCHIERA'],
    reinforce: ['RINFORZA'],
    convert: ['CONVERTI'],
    event: ['EVENTO', 'GIOCA'],
    move: ['MUOVI'],
    fly: ['VOLA'],
    ship: ['TRASPORTA', 'IMBARCA'],
    infiltrate: ['INFILTRA'],
    lure: ['ATTIRA'],
    bomb: ['BOMBARDA'],
    strike: ['COLPISCI'],
    attack: ['ATTACCA'],
    land: ['SBARCA'],
    fight: ['COMBATTI', 'RISOLVI'],
    support: ['APPOGGIA'],
    intercept: ['INTERCETTA'],
    evacuate: ['EVACUA'],
    defend: ['DIFENDI'],
    elite: ['ELITE'],
    losses: ['PERDI', 'PERDITE'],
    retreat: ['RITIRA', 'RITIRATI'],
    hold: ['RESISTI', 'TIENI'],
    press: ['CONTINUA', 'INSISTI'],
    stop: ['FERMA', 'FERMATI', 'INTERROMPI'],
    occupy: ['OCCUPA'],
    withdraw: ['RIENTRA', 'RIPIEGA'],
    shift: ['SPOSTA'],
    disband: ['SCIOGLI'],
    end: ['FINE', 'TERMINA'],
    pass: ['PASSO', 'PASSA'],
  },
  particles: {
    ...commonParticles.it,
    to: ['a', ...commonParticles.it.to],
    with: ['con'],
    line: ['linea', 'linea fortificata'],
    converting: ['convertendo'],
    taking: ['riprendendo'],
    passing: ['di passaggio'],
    sea: ['mare', 'in mare'],
    support: ['appoggio', 'appoggiati da'],
    'no-support': ['senza appoggio'],
    tank: ['carro', 'carro armato'],
    plane: ['aereo'],
    'italian-plane': ['aereo italiano'],
    drop: ['lancio', 'lancia'],
    fleet: ['flotta', 'flotte'],
    uboat: ['U-Boot', 'uboot', 'sommergibile'],
    engage: ['ingaggia'],
    retreat: ['ritirata', 'ritira'],
  },
  sides: { allied: ['Alleati', 'Alleato'], axis: ['Asse'] },
  kinds: {
    cube: ['blocchetto', 'blocchetti', 'cubo', 'cubi', 'cubetto', 'cubetti'],
    tank: ['carro', 'carri', 'carro armato', 'carri armati'],
    'italian-tank': ['carro italiano', 'carri italiani', 'carro armato italiano', 'carri armati italiani'],
    plane: ['aereo', 'aerei'],
    'italian-plane': ['aereo italiano', 'aerei italiani'],
    elite: ['élite', 'élite', "reparto d'élite", "reparti d'élite"],
    paratroopers: ['paracadutisti', 'paracadutisti', 'parà'],
    partisans: ['partigiani', 'partigiani', 'partigiano'],
  },
  engaged: (names) => names.flatMap((name) => [`${name} ingaggiato`, `${name} ingaggiati`]),
  events: {
    reinforcements: ['Rinforzi'],
    'additional-impulse': ['Impulso aggiuntivo'],
    'stop-battle': ['Battaglia di arresto'],
    'logistic-effort': ['Sforzo logistico'],
    operational: ['Operativi'],
    reserves: ['Riserve'],
    strangle: ['Piano Strangle'],
    kesselring: ['Kesselring'],
    'new-defensive-line': ['Nuova linea difensiva', 'Nuova linea'],
  },
};

export const vocabularies: Vocabularies<Tongue43, Vocabulary43> = { en, it };
