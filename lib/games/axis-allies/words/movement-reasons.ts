import { capitalised } from '../../kit/words';
import type { Intent, Order, Passenger, Power, SpaceId, Units, UnitType } from '../types';

import { reason, stepsEn, stepsIt } from './catalogue';

type Place = { space: SpaceId };

/** Mistakes of land, sea and air movement: paths, ends and what is free to go. */
export const movementReasons = {
  nothing: reason(
    'E-UNITS',
    () => 'The order moves nothing: name units and how many.',
    () => "L'ordine non muove nulla: indica unità e quantità.",
  ),
  units: reason<{ space: SpaceId; type: UnitType; count: number; have: Units }>(
    'E-UNITS',
    ({ space, type, have }, names) => {
      const some = have[type] ?? 0;
      const fit = some === 0 ? `No ${names.kind(type)} are` : `Only ${names.unit(type, some)} ${some === 1 ? 'is' : 'are'}`;
      return `${fit} free to go ${names.inSpace(space)}; free there: ${names.units(have) || 'nothing'}.`;
    },
    ({ space, type, have }, names) => {
      const some = have[type] ?? 0;
      const fit =
        some === 0
          ? `non ci sono ${names.kind(type)} da muovere`
          : `si ${some === 1 ? 'può' : 'possono'} muovere solo ${names.unit(type, some)}`;
      return `${capitalised(names.inSpace(space))} ${fit}; disponibili: ${names.units(have) || 'niente'}.`;
    },
  ),
  owner: reason<{ type: UnitType; space: SpaceId; power: Power }>(
    'E-OWNER',
    ({ type, space, power }, names) =>
      `The ${names.kind(type)} ${names.inSpace(space)} are not ${names.power(power)}'s: order only its own units.`,
    ({ type, space, power }, names) =>
      `${capitalised(names.kind(type))} ${names.inSpace(space)}: appartengono ad altri. Ordina solo le unità ${names.of(power)}.`,
  ),
  'already-moved': reason<{ type: UnitType; space: SpaceId; count: number; free: number }>(
    'E-ALREADY-MOVED',
    ({ type, space, free }, names) =>
      `${capitalised(names.kind(type))} ${names.inSpace(space)}: all${free > 0 ? ` but ${free}` : ''} have moved or fought this turn.`,
    ({ type, space, free }, names) =>
      `${capitalised(names.kind(type))} ${names.inSpace(space)}: hanno già mosso o combattuto${free > 0 ? `, tranne ${free}` : ''}.`,
  ),
  'only-flown': reason<{ power: Power }>(
    'E-ALREADY-MOVED',
    ({ power }, names) => `In the noncombat move of a joint strike only aircraft ${names.of(power)} that are in the air move: they land.`,
    ({ power }, names) =>
      `Nel movimento non ostile di un attacco congiunto muovono solo gli aerei ${names.of(power)} ancora in volo: atterrano.`,
  ),
  'cargo-differs': reason<{ space: SpaceId; count: number; loads: Passenger[][] }>(
    'E-UNITS',
    ({ space, count, loads }, names) =>
      `${count === 1 ? 'There is no transport' : `There are not ${names.unit('transport', count)}`} with that cargo ${names.inSpace(space)}: ` +
      `${loads.length > 0 ? `there you can write "${loads.map(names.carrying).join('" or "')}"` : 'all of them are empty'}.`,
    ({ space, count, loads }, names) =>
      `${capitalised(names.inSpace(space))} ${count === 1 ? "non c'è nessun trasporto" : `non ci sono ${names.unit('transport', count)}`} con quel carico: ` +
      `${loads.length > 0 ? `lì puoi scrivere "${loads.map(names.carrying).join('" o "')}"` : 'sono tutti vuoti'}.`,
  ),
  'no-space': reason<Place>(
    'E-PATH',
    ({ space }) => `There is no space "${space}" on this board.`,
    ({ space }) => `Sul tabellone non c'è nessuno spazio "${space}".`,
  ),
  path: reason<{ from: SpaceId; to: SpaceId }>(
    'E-PATH',
    ({ from, to }, names) => `${names.space(from)} and ${names.space(to)} are not adjacent: name every space of the way.`,
    ({ from, to }, names) => `${names.space(from)} e ${names.space(to)} non sono adiacenti: indica ogni spazio del percorso.`,
  ),
  'no-way': reason<{ type: UnitType; from: SpaceId; to: SpaceId; range: number }>(
    'E-RANGE',
    ({ type, from, to, range }, names) =>
      `No way for ${names.kind(type)} leads from ${names.space(from)} to ${names.space(to)} in ${stepsEn(range)}.`,
    ({ type, from, to, range }, names) =>
      `Per ${names.kind(type)} nessun percorso porta da ${names.space(from)} a ${names.space(to)} in ${stepsIt(range)}.`,
  ),
  'which-way': reason<{ through: SpaceId[] }>(
    'E-PATH',
    ({ through }, names) => `Several ways lead there and the difference matters: name the way, by ${names.spaces(through)}.`,
    ({ through }, names) => `Ci sono più percorsi e la differenza conta: indica la via, per ${names.spaces(through)}.`,
  ),
  'round-trip': reason<Place>(
    'E-PATH',
    ({ space }, names) => `That leads back to ${names.theSpace(space)}: leave the units there, or name another end.`,
    ({ space }, names) => `Il percorso riporta ${names.inSpace(space)}: lascia lì le unità, o indica un'altra meta.`,
  ),
  terrain: reason<{ type: UnitType; space: SpaceId }>(
    'E-PATH',
    ({ type, space }, names) =>
      `${capitalised(names.kind(type))} cannot go to ${names.theSpace(space)}: land units stay on land, ships at sea.`,
    ({ type, space }, names) =>
      `${capitalised(names.kind(type))}: non possono entrare ${names.inSpace(space)}. Le unità di terra restano a terra, le navi in mare.`,
  ),
  range: reason<{ type: UnitType; steps: number; range: number }>(
    'E-RANGE',
    ({ type, steps, range }, names) =>
      `That is ${stepsEn(steps)}; the ${names.kind(type)} there have ${range === 0 ? 'none left' : range}.`,
    ({ type, steps, range }, names) =>
      `La distanza è di ${stepsIt(steps)}; lì per ${names.kind(type)} ${range === 0 ? 'non ne restano' : `il massimo è ${range}`}.`,
  ),
  neutral: reason<Place>(
    'E-NEUTRAL',
    ({ space }, names) => `${names.space(space)} is neutral: nothing enters it or flies over it. Go around.`,
    ({ space }, names) => `${names.space(space)} è neutrale: nulla vi entra o lo sorvola. Passa altrove.`,
  ),
  strait: reason<{ from: SpaceId; to: SpaceId }>(
    'E-STRAIT',
    ({ from, to }, names) => `The Turkish Straits are closed: no ship goes ${names.path([from, to])}, only aircraft.`,
    ({ from, to }, names) => `Lo stretto della Turchia è chiuso: nessuna nave fa ${names.path([from, to])}, solo gli aerei.`,
  ),
  canal: reason<{ from: SpaceId; to: SpaceId; control: SpaceId[] }>(
    'E-CANAL',
    ({ from, to, control }, names) =>
      `Ships go ${names.path([from, to])} only if their side held ${names.all(control.map(names.theSpace))} when the turn began.`,
    ({ from, to, control }, names) =>
      `Le navi fanno ${names.path([from, to])} solo se il loro schieramento controllava ${names.all(control.map(names.theSpace))} a inizio turno.`,
  ),
  stop: reason<{ type: UnitType; space: SpaceId }>(
    'E-STOP',
    ({ type, space }, names) => `${capitalised(names.kind(type))} must stop ${names.inSpace(space)}: end the move there or go another way.`,
    ({ type, space }, names) =>
      `${capitalised(names.kind(type))}: devono fermarsi ${names.inSpace(space)}. Finisci lì il movimento o passa altrove.`,
  ),
  'cm-no-combat': reason<{ type: UnitType; space: SpaceId }>(
    'E-CM-NO-COMBAT',
    ({ type, space }, names) =>
      `A combat move of ${names.kind(type)} cannot end ${names.inSpace(space)}, where there is nothing to fight: move there in the noncombat move.`,
    ({ type, space }, names) =>
      `Un movimento ostile di ${names.kind(type)} non può finire ${names.inSpace(space)}, dove non c'è da combattere: vacci nel movimento non ostile.`,
  ),
  'cm-ignores': reason<{ type: UnitType; space: SpaceId }>(
    'E-CM-NO-COMBAT',
    ({ type, space }, names) =>
      `A combat move of ${names.kind(type)} cannot end ${names.inSpace(space)} and ignore the enemy there: attack, or move there in the noncombat move. Only warships that cover a landing from there pass by.`,
    ({ type, space }, names) =>
      `Un movimento ostile di ${names.kind(type)} non può finire ${names.inSpace(space)} ignorando il nemico: attacca, o vacci nel movimento non ostile. Passano oltre solo le navi da guerra che coprono uno sbarco da lì.`,
  ),
  'air-no-combat': reason<Place>(
    'E-CM-NO-COMBAT',
    ({ space }, names) => `Aircraft flew to ${names.theSpace(space)} to fight: the enemy there cannot be ignored any more.`,
    ({ space }, names) => `Degli aerei sono volati ${names.inSpace(space)} per combattere: il nemico lì non si può più ignorare.`,
  ),
  'air-nothing-to-fight': reason<{ type: UnitType; space: SpaceId }>(
    'E-COMBAT-IMPOSSIBLE',
    ({ space }, names) => `Nothing ${names.inSpace(space)} can be fought and aircraft cannot take it: send land units.`,
    ({ space }, names) =>
      `${capitalised(names.inSpace(space))} non c'è nessuno da combattere e gli aerei non possono conquistare: manda unità di terra.`,
  ),
  'air-over-guns': reason<{ type: UnitType; space: SpaceId; raids: boolean }>(
    'E-COMBAT-IMPOSSIBLE',
    ({ type, space, raids }, names) =>
      `${capitalised(names.kind(type))} find nobody to fight ${names.inSpace(space)}: guns and complexes are never destroyed, and fall to land units alone. Send these instead${raids ? ', or fly a raid on the complex: put "raid" behind the move' : ''}.`,
    ({ type, space, raids }, names) =>
      `${capitalised(names.kind(type))}: ${names.inSpace(space)} non c'è nessuno da combattere. Armi antiaeree e complessi non si distruggono mai, e cadono solo davanti a unità di terra: manda quelle${raids ? ', o fai un\'incursione sul complesso, con "incursione" dopo il movimento' : ''}.`,
  ),
  'air-against-submarines': reason<{ zone: SpaceId }>(
    'E-COMBAT-IMPOSSIBLE',
    ({ zone }, names) => `Aircraft alone cannot hit the submarines ${names.inSpace(zone)}: first bring a ship, best a destroyer.`,
    ({ zone }, names) =>
      `Da soli gli aerei non possono colpire i sottomarini ${names.inSpace(zone)}: porta prima una nave, meglio un torpediniere.`,
  ),
  'transports-alone': reason<{ zone: SpaceId }>(
    'E-TT-ALONE',
    ({ zone }, names) =>
      `Transports cannot attack alone ${names.inSpace(zone)}: first send warships or aircraft there, or leave them where they are.`,
    ({ zone }, names) =>
      `Le navi trasporto non possono attaccare da sole ${names.inSpace(zone)}: prima manda lì navi da guerra o aerei, o lasciale dove sono.`,
  ),
  'no-attacker': reason<{ zone: SpaceId }>(
    'E-COMBAT-IMPOSSIBLE',
    ({ zone }, names) =>
      `Transports alone hit nothing ${names.inSpace(zone)}: first send warships or aircraft there, or leave them where they are.`,
    ({ zone }, names) =>
      `Delle navi trasporto da sole non colpiscono nulla ${names.inSpace(zone)}: prima manda lì navi da guerra o aerei, o lasciale dove sono.`,
  ),
  escort: reason<{ zone: SpaceId }>(
    'E-AMPHIB-ESCORT',
    ({ zone }, names) =>
      `Enemy submarines lurk ${names.inSpace(zone)}: to land past them an own warship must be there when the combat move ends. Bring one first, or leave it there.`,
    ({ zone }, names) =>
      `${capitalised(names.inSpace(zone))} ci sono sottomarini nemici: per sbarcare ignorandoli serve lì una propria nave da guerra a fine movimento ostile. Portala prima, o lasciala.`,
  ),
  'escort-missing': reason<{ zone: SpaceId; escort: Order }>(
    'E-AMPHIB-ESCORT',
    ({ zone, escort }, names) =>
      `The landing from ${names.space(zone)} still lacks an own warship that covers it against the submarines there, for example ${names.order(escort)}.`,
    ({ zone, escort }, names) =>
      `Allo sbarco dalla ${names.space(zone)} manca ancora una propria nave da guerra che lo copra dai sottomarini, per esempio ${names.order(escort)}.`,
  ),
  'landing-unannounced': reason<{ zone: SpaceId }>(
    'E-CM-NO-COMBAT',
    ({ zone }, names) =>
      `Warships ${names.inSpace(zone)} cover a landing that is not announced yet: ASSAULT from there, or attack what is there with INTENT ${names.space(zone)} attack.`,
    ({ zone }, names) =>
      `${capitalised(names.inSpace(zone))} delle navi da guerra coprono uno sbarco non ancora annunciato: ASSALTA da lì, o attacca chi c'è con INTENZIONE ${names.space(zone)} attacca.`,
  ),
  'landing-first': reason<{ zone: SpaceId }>(
    'E-CM-NO-COMBAT',
    ({ zone }, names) =>
      `There is nothing to fight ${names.inSpace(zone)}, but warships may cover a landing from there once it is announced: ASSAULT first, or sail in the noncombat move.`,
    ({ zone }, names) =>
      `${capitalised(names.inSpace(zone))} non c'è da combattere, ma delle navi da guerra possono coprire uno sbarco da lì dopo che è annunciato: prima ASSALTA, o naviga nel movimento non ostile.`,
  ),
  'destroyer-must-attack': reason<{ zone: SpaceId }>(
    'E-AMPHIB-ESCORT',
    ({ zone }, names) => `An own destroyer ${names.inSpace(zone)} forces the battle with the submarines: announce the attack there first.`,
    ({ zone }, names) => `Un proprio torpediniere ${names.inSpace(zone)} obbliga alla battaglia coi sottomarini: annuncia prima l'attacco.`,
  ),
  'hostile-start': reason<{ zone: SpaceId }>(
    'E-HOSTILE-START',
    ({ zone }, names) =>
      `Transports would stay alone among enemy warships ${names.inSpace(zone)}: move them out, or bring something that fights.`,
    ({ zone }, names) =>
      `Delle navi trasporto resterebbero sole fra navi da guerra nemiche ${names.inSpace(zone)}: falle uscire, o porta chi combatta.`,
  ),
  'intent-nothing': reason<{ zone: SpaceId }>(
    'E-COMBAT-IMPOSSIBLE',
    ({ zone }, names) =>
      `There is nothing to choose ${names.inSpace(zone)}: only submarines and transports alone can be attacked or ignored.`,
    ({ zone }, names) =>
      `${capitalised(names.inSpace(zone))} non c'è nulla da scegliere: si attaccano o ignorano solo sottomarini e navi trasporto senza altre navi.`,
  ),
  'intent-nobody': reason<{ zone: SpaceId; power: Power }>(
    'E-UNITS',
    ({ zone, power }, names) =>
      `${names.subject(power)} has no unit ${names.inSpace(zone)} that could attack: say who goes there, as in ATTACK ${names.space(zone)} FROM space WITH 1 destroyer.`,
    ({ zone, power }, names) =>
      `${capitalised(names.inSpace(zone))} non c'è nessuna unità ${names.of(power)} che possa attaccare: indica chi ci va, come in ATTACCA ${names.space(zone)} DA spazio CON 1 torpediniere.`,
  ),
  'intent-same': reason<{ zone: SpaceId; intent: Intent }>(
    'E-ALREADY-MOVED',
    ({ zone }, names) => `That is already the intention ${names.inSpace(zone)}.`,
    ({ zone }, names) => `È già l'intenzione ${names.inSpace(zone)}.`,
  ),
  'intent-fixed': reason<{ zone: SpaceId }>(
    'E-CM-NO-COMBAT',
    ({ zone }, names) =>
      `Units went to ${names.theSpace(zone)} this turn to attack: they can ignore the enemy there only if a landing from there is announced (ASSAULT).`,
    ({ zone }, names) =>
      `Delle unità sono andate ${names.inSpace(zone)} in questo turno per attaccare: possono ignorare il nemico solo se da lì è annunciato uno sbarco (ASSALTA).`,
  ),
  hover: reason<{ zone: SpaceId; least: number; most: number }>(
    'E-UNITS',
    ({ zone, least, most }, names) =>
      most === 0
        ? `No own fighter that could hover began the turn ${names.inSpace(zone)}.`
        : `${least === most ? names.unit('fighter', most) : `From ${least} to ${names.unit('fighter', most)}`} ${least === most ? 'must' : 'can'} stay out of the battle ${names.inSpace(zone)}.`,
    ({ zone, least, most }, names) =>
      most === 0
        ? `Nessun proprio caccia che possa sorvolare era ${names.inSpace(zone)} a inizio turno.`
        : least === most
          ? `${names.unit('fighter', most)} ${most === 1 ? 'deve' : 'devono'} restare fuori dalla battaglia ${names.inSpace(zone)}.`
          : `Da ${least} a ${names.unit('fighter', most)} ${most === 1 ? 'può' : 'possono'} restare fuori dalla battaglia ${names.inSpace(zone)}.`,
  ),
  'no-hovering': reason<{ zone: SpaceId }>(
    'E-CARGO-FIGHTER',
    ({ zone }, names) => `Fighters ${names.inSpace(zone)} fight beside their ships or stay aboard: in this edition nobody hovers.`,
    ({ zone }, names) =>
      `I caccia ${names.inSpace(zone)} combattono con le loro navi o restano a bordo: in questa edizione nessuno sorvola la battaglia.`,
  ),
  'must-fight': reason<{ zone: SpaceId }>(
    'E-HOSTILE-START',
    ({ zone }, names) =>
      `In this edition nothing is declared for ${names.theSpace(zone)} and nothing ignored: ships that are among surfaced enemies fight, or leave by MOVE.`,
    ({ zone }, names) =>
      `In questa edizione ${names.inSpace(zone)} non si dichiara e non si ignora nulla: le navi fra nemici emersi combattono, o se ne vanno con MUOVI.`,
  ),
  'gun-waits': reason<{ type: UnitType }>(
    'E-AA-MOVE',
    ({ type }, names) =>
      `${capitalised(names.kind(type))} never move in the combat move: move them in the noncombat move, or load them on a transport.`,
    ({ type }, names) =>
      `${capitalised(names.kind(type))}: mai nel movimento ostile. Muovile nel movimento non ostile, o caricale su una nave trasporto.`,
  ),
  'hover-same': reason<{ zone: SpaceId; count: number }>(
    'E-ALREADY-MOVED',
    ({ zone, count }, names) =>
      `${count === 0 ? 'None' : count} of the fighters ${names.inSpace(zone)} ${count < 2 ? 'stays' : 'stay'} out as it is.`,
    ({ zone, count }, names) =>
      `${count === 0 ? 'Nessuno' : count} dei caccia ${names.inSpace(zone)} ${count < 2 ? 'resta' : 'restano'} fuori già così.`,
  ),
  'ncm-hostile': reason<{ type: UnitType; space: SpaceId }>(
    'E-NCM-HOSTILE',
    ({ type, space }, names) =>
      `In the noncombat move ${names.kind(type)} cannot enter ${names.theSpace(space)}: it is hostile. Stop before it, or go round.`,
    ({ type, space }, names) =>
      `${capitalised(names.kind(type))}: nel movimento non ostile non possono entrare ${names.inSpace(space)}, che è ostile. Fermati prima, o aggirala.`,
  ),
} as const;
