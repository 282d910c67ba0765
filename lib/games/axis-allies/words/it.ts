import { times } from '../../kit/words';
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
  ...nounsIn('it'),
  space: {
    name: (space) => space.it,
    the: (space) => space.article + space.it,
    in: (space) => space.within + space.it,
    from: (space) => `da${space.article.replace(/^il/, 'l').replace(/^l(?=[aeo'])/, 'll') || ' '}${space.it}`,
  },
  and: 'e',
  or: 'o',
  nothing: 'niente',
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
    casualties: ({ space, theirs, hits }, names) =>
      theirs
        ? `I difensori ${names.inSpace(space)} non sono d'accordo: quali delle loro unità prendono ${hits === 1 ? 'il tuo colpo' : `i tuoi ${hits} colpi`}?`
        : `Quali delle tue unità prendono ${times(hits, 'colpo', 'colpi')} ${names.inSpace(space)}?`,
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
};
