import type { Language } from '../../../engine';

interface MovementLabels {
  buyWhat(left: number): string;
  price(cost: number): string;
  buy(units: string, cost: number, left: number): string;
  where: string;
  end: Record<'combat-move' | 'noncombat-move', string>;
  endHint: Record<'combat-move' | 'noncombat-move', string>;
  what(space: string): string;
  move: string;
  assault: string;
  ferry: string;
  intent: string;
  hover: string;
  to(space: string): string;
  way: string;
  direct: string;
  by(space: string): string;
  attackOrIgnore(space: string): string;
  attack: string;
  ignore: string;
  howMany(units: string): string;
  hovering(most: number): string;
  guests(power: string): string;
  ship: string;
  shipWith(cargo: string): string;
  emptyShip: string;
  shipOf(power: string, ship: string): string;
  target: string;
  landIn(space: string): string;
  load: string;
  loadUnit(unit: string, space: string): string;
  noLoad: string;
  aboard: string;
  unload: string;
  noUnload: string;
  nobody: string;
  place(units: string, space: string, from: string): string;
  consent(power: string): string;
  yes: string;
  no: string;
}

/** Labels of the order forms outside combat. */
export const movementLabels: Record<Language, MovementLabels> = {
  en: {
    buyWhat: (left) => `Which units for ${left} IPCs?`,
    price: (cost) => `${cost} IPCs each`,
    buy: (units, cost, left) => `How many ${units} (${cost} IPCs each, ${left} left)?`,
    where: 'Where do you act?',
    end: { 'combat-move': 'End the combat move', 'noncombat-move': 'End the noncombat move' },
    endHint: {
      'combat-move': 'Battles are fought; what was not announced is not attacked.',
      'noncombat-move': 'Aircraft still in the air land: those from carriers on their carriers, the others at the nearest safe place.',
    },
    what: (space) => `What happens in ${space}?`,
    move: 'Move units from here',
    assault: 'Land troops from a transport',
    ferry: 'Load or land with a transport',
    intent: 'Attack or ignore the enemy here',
    hover: 'Keep fighters out of the battle',
    to: (space) => `From ${space} to where?`,
    way: 'Which way?',
    direct: 'Straight there',
    by: (space) => `By ${space}`,
    attackOrIgnore: (space) => `The submarines and transports in ${space}?`,
    attack: 'Attack them',
    ignore: 'Ignore them',
    howMany: (units) => `How many of ${units}?`,
    hovering: (most) => `Fighters that stay out (of ${most})`,
    guests: (power) => `Fighters of ${power} that ride along`,
    ship: 'Which transport?',
    shipWith: (cargo) => `Transport with ${cargo}`,
    emptyShip: 'Empty transport',
    shipOf: (power, ship) => `${ship} (${power})`,
    target: 'Where does it land?',
    landIn: (space) => `Land in ${space}`,
    load: 'Load a unit?',
    loadUnit: (unit, space) => `${unit} from ${space}`,
    noLoad: 'Load no more',
    aboard: 'Who of those aboard lands too?',
    unload: 'Who lands?',
    noUnload: 'Nobody lands',
    nobody: 'Nobody',
    place: (units, space, from) => `${units} in ${space} (from ${from})`,
    consent: (power) => `${power} asks to come aboard`,
    yes: 'Agree',
    no: 'Refuse',
  },
  it: {
    buyWhat: (left) => `Quali unità con ${left} IPC?`,
    price: (cost) => `${cost} IPC a unità`,
    buy: (units, cost, left) => `Numero di ${units} (${cost} IPC a unità, ne restano ${left})?`,
    where: 'Dove agisci?',
    end: { 'combat-move': 'Termina il movimento ostile', 'noncombat-move': 'Termina il movimento non ostile' },
    endHint: {
      'combat-move': 'Si combattono le battaglie; ciò che non è annunciato non si attacca.',
      'noncombat-move':
        'Gli aerei ancora in volo atterrano: quelli delle portaerei sulle loro portaerei, gli altri nel luogo sicuro più vicino.',
    },
    what: (space) => `Che cosa succede in ${space}?`,
    move: 'Muovi unità da qui',
    assault: 'Sbarca truppe da una nave trasporto',
    ferry: 'Carica o scarica con una nave trasporto',
    intent: 'Attacca o ignora il nemico qui',
    hover: 'Tieni dei caccia fuori dalla battaglia',
    to: (space) => `Da ${space} verso dove?`,
    way: 'Per quale via?',
    direct: 'Direttamente',
    by: (space) => `Per ${space}`,
    attackOrIgnore: (space) => `I sottomarini e le navi trasporto in ${space}?`,
    attack: 'Attaccali',
    ignore: 'Ignorali',
    howMany: (units) => `Quante unità su ${units}?`,
    hovering: (most) => `Caccia che restano fuori (su ${most})`,
    guests: (power) => `Caccia che viaggiano a bordo: ${power}`,
    ship: 'Quale nave trasporto?',
    shipWith: (cargo) => `Nave trasporto con ${cargo}`,
    emptyShip: 'Nave trasporto vuota',
    shipOf: (power, ship) => `${ship} (${power})`,
    target: 'Dove sbarca?',
    landIn: (space) => `Sbarca in ${space}`,
    load: "Carichi un'unità?",
    loadUnit: (unit, space) => `${unit} da ${space}`,
    noLoad: 'Non caricare altro',
    aboard: 'Chi di chi è a bordo sbarca anche?',
    unload: 'Chi sbarca?',
    noUnload: 'Non sbarca nessuno',
    nobody: 'Nessuno',
    place: (units, space, from) => `${units} in ${space} (da ${from})`,
    consent: (power) => `${power} chiede di salire a bordo`,
    yes: 'Accetta',
    no: 'Rifiuta',
  },
};
