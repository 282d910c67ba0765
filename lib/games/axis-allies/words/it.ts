import type { Catalogue } from './catalogue';
import { nounsIn } from './nouns';

/** Italian: the terms of the Italian rulebook. */
export const it: Catalogue = {
  powers: {
    ussr: { name: 'Unione Sovietica', the: "l'Unione Sovietica", of: "dell'Unione Sovietica", to: "all'Unione Sovietica" },
    germany: { name: 'Germania', the: 'la Germania', of: 'della Germania', to: 'alla Germania' },
    uk: { name: 'Regno Unito', the: 'il Regno Unito', of: 'del Regno Unito', to: 'al Regno Unito' },
    japan: { name: 'Giappone', the: 'il Giappone', of: 'del Giappone', to: 'al Giappone' },
    usa: { name: 'Stati Uniti', the: 'gli Stati Uniti', of: 'degli Stati Uniti', to: 'agli Stati Uniti', plural: true },
  },
  sides: { allies: 'Alleati', axis: 'Asse' },
  bidders: { first: 'Primo giocatore', second: 'Secondo giocatore' },
  ...nounsIn('it'),
  space: {
    name: (space) => space.it,
    the: (space) => space.article + space.it,
    in: (space) => space.within + space.it,
    from: (space) => `da${space.article.replace(/^il/, 'l').replace(/^l(?=[aeo'])/, 'll') || ' '}${space.it}`,
  },
  and: 'e',
  or: 'o',
  owned: (units, of) => `${units} ${of}`,
  aboard: (cargo) => `${cargo} a bordo`,
  moment: (round) => `Round ${round}`,
  asks: {
    purchase: ({ power, treasury }, names) =>
      `Che cosa ${names.isPlural(power) ? 'comprano' : 'compra'} ${names.the(power)} con ${treasury} IPC?`,
    'combat-move': ({ power, next }, names) =>
      `Movimento ostile: che cosa ${names.isPlural(power) ? 'attaccano' : 'attacca'} ${names.the(power)}? Ogni ordine si aggiunge al piano; FINE ` +
      (next ? `chiude questi movimenti, e seguono quelli ${names.of(next)}.` : 'lo chiude, e cominciano le battaglie.'),
    battle: () => 'Quale battaglia si combatte adesso?',
    submerge: ({ space }, names) => `Quanti dei tuoi sottomarini si immergono ${names.inSpace(space)}? Gli altri combattono.`,
    landing: ({ space }, names) => `Lo sbarco ${names.inSpace(space)} procede, o lo annulli?`,
    casualties: ({ space, theirs }, names) =>
      theirs
        ? `I difensori ${names.inSpace(space)} non sono d'accordo: quali delle loro unità prendono i tuoi colpi?`
        : `Quali delle tue unità prendono i colpi ${names.inSpace(space)}?`,
    agree: ({ space }, names) =>
      `Accetti le perdite che il tuo alleato propone ${names.inSpace(space)}? Altrimenti le sceglie l'attaccante.`,
    press({ space, stay }, names) {
      if (!stay) return `Continui l'attacco ${names.inSpace(space)} o ti ritiri?`;
      const price = stay.length > 0 ? ` e perde senza dadi ${names.losses(stay)}` : '';
      return `Nessuno può continuare a combattere ${names.inSpace(space)}: CONTINUA resta lì${price}. O ti ritiri?`;
    },
    strand: ({ space }, names) => `La portaerei ${names.inSpace(space)} è affondata: dove atterrano i suoi caccia allo sbando?`,
    'noncombat-move': ({ power, next }, names) =>
      `Movimento non ostile: che altro ${names.isPlural(power) ? 'muovono' : 'muove'} ${names.the(power)}, e dove atterrano i ${names.isPlural(power) ? 'loro' : 'suoi'} aerei? FINE ` +
      (next ? `chiude questi movimenti; seguono gli aerei ${names.of(next)} ancora in volo.` : 'lo chiude.'),
    mobilise: ({ power }, names) => `Dove ${names.isPlural(power) ? 'piazzano' : 'piazza'} ${names.the(power)} le nuove unità?`,
    consent: ({ power, lent }, names) =>
      lent?.units
        ? `Cedi ${names.to(power)} ${names.units(lent.units)} ${names.inSpace(lent.space ?? '')}?`
        : `Permetti ${names.to(power)} di usare la tua nave?`,
    research: ({ power, treasury }, names) =>
      `Quali armamenti ${names.isPlural(power) ? 'sviluppano' : 'sviluppa'} ${names.the(power)} con ${treasury} IPC? PASSO, o subito un acquisto, non ne sviluppa.`,
    reaction: ({ about }, names) => `Impieghi il vantaggio "${about ? names.effect(about) : ''}" ora? Con PASSO lo lasci stare.`,
    auction: ({ bidFor }, names) =>
      `Con quanti IPC in più ${names.to(bidFor)} giocheresti ${names.side(bidFor)}? Li gioca chi offre meno, con tanti IPC; nessuno vede l'offerta dell'altro.`,
  },
  notation: {
    purchase: [
      'COMPRA numero unità, numero unità …',
      'COMPRA niente',
      { way: 'advantages', line: 'IMPIEGA vantaggio potenza numero unità, … in spazio' },
    ],
    'combat-move': [
      'MUOVI numero unità, …: spazio > spazio > …',
      'ASSALTA territorio: zona > zona, carica unità da territorio in zona',
      { way: 'advantages', line: 'ASSALTA …, prima unità verso territorio da zona' },
      { way: 'transportsWait', line: 'TRAGHETTA zona > zona, carica unità da territorio in zona' },
      { way: 'enemiesIgnored', line: 'INTENZIONE zona attacca (o ignora)' },
      { way: 'fightersHover', line: 'SORVOLA numero in zona' },
      { way: 'shipsBombard', line: 'BOMBARDA numero navi, … in zona verso territorio' },
      { way: 'shipsBombard', line: 'TRATTIENI numero navi, … in zona' },
      { way: 'complexesBombed', line: 'MUOVI numero bombardieri: spazio > spazio > …, incursione' },
      { way: 'complexesBombed', line: 'MISSILE territorio > territorio' },
      'FINE',
    ],
    battle: ['BATTAGLIA spazio'],
    submerge: ['IMMERGI numero'],
    casualties: ['PERDI numero potenza unità, …'],
    agree: ['ACCETTA', 'RIFIUTA'],
    press: ['CONTINUA', 'RITIRATI verso spazio'],
    strand: ['SBANDATI numero verso spazio, …'],
    'noncombat-move': [
      'MUOVI numero unità, …: spazio > spazio > …',
      'TRAGHETTA zona > zona, carica unità da territorio in zona, scarica unità verso territorio',
      'FINE',
      { way: 'advantages', line: 'IMPIEGA vantaggio in spazio > spazio' },
    ],
    mobilise: [
      'PIAZZA numero unità in spazio da territorio, …',
      'PIAZZA …, restituisci numero unità',
      'PIAZZA 1 portaerei in zona da territorio, carica numero caccia da territorio in zona',
    ],
    consent: ['ACCETTA', 'RIFIUTA'],
    research: ['SVILUPPA sviluppo, numero dadi', 'PASSO', 'COMPRA …'],
    auction: ['OFFRI numero'],
    reaction: ['IMPIEGA vantaggio numero unità, … in spazio > spazio', 'PASSO'],
    landing: [
      { way: 'landingsCancelled', line: 'PROCEDI' },
      { way: 'landingsCancelled', line: 'ANNULLA' },
    ],
  },
  brief: {
    asked: 'Che cosa si chiede',
    nothingAsked: 'Niente: nessuna domanda è aperta.',
    won: (side) => (side === null ? 'partita pari' : `vittoria: ${side}`),
    forces: 'Forze',
    money: 'Produzione e tesoro',
    victory: 'Vittoria',
    account: (production, treasury, capitalLost) =>
      `produzione ${production}, tesoro ${treasury} IPC${capitalLost ? ', capitale perduta' : ''}`,
    bought: (units) => `nella zona di mobilitazione: ${units}`,
    battle: (place, round) => `Battaglia ${place}, round ${round}`,
    goal: (side, needed, cities, held) => `${side}: controllare ${needed} fra ${cities}. Ora: ${held}.`,
    limit: (round) => `La partita finisce dopo il round ${round}; vince lo schieramento che produce più che all'inizio.`,
    none: 'nessuna',
    noUnits: 'nessuna unità',
    seats: 'Chi gioca che cosa',
    allCities: (count) => `le ${count} città della vittoria`,
    plays: (seat, powers) => `${seat}: ${powers}`,
    developments: 'Sviluppi e vantaggi',
    usedUp: (name) => `${name} (usato)`,
    individual: 'Vince da sola la potenza dello schieramento vincente che ha aumentato di più la produzione.',
  },
  picture: {
    factory: 'Complesso industriale',
    capital: (power, city) => `Capitale (${power}): ${city}`,
    capitals: 'Capitale e città della vittoria',
    city: (name) => `Città della vittoria: ${name}`,
    cities: 'Città della vittoria',
    battles: 'Battaglia',
    battle: (place) => `Battaglia ${place}`,
    marks: { damaged: 'Danneggiata', submerged: 'In immersione', loaded: 'Con carico', hover: 'Fuori dalla battaglia' },
    attack: (from, to) => `Attacco: ${from} → ${to}`,
    landing: (units, to) => `Sbarco: ${units} → ${to}`,
    bombardment: (ships, to) => `Bombardamento: ${ships} → ${to}`,
    raid: (units, to) => `Bombardamento strategico: ${units} → ${to}`,
    rocket: (from, to) => `Missile: ${from} → ${to}`,
    tracks: { turn: 'Turno', round: 'Round', phase: 'Fase', money: 'Produzione e tesoro', victory: 'Città della vittoria' },
    account: (production, treasury) => `+${production} · ${treasury} IPC`,
    passages: { panama: 'Canale di Panama', suez: 'Canale di Suez', 'turkish-straits': 'Stretto della Turchia (chiuso alle navi)' },
  },
};
