import { capitalised } from '../../kit/words';
import type { Passenger, SpaceId, Units, UnitType } from '../types';
import { reason, reasons, stepsEn, stepsIt } from './catalogue';

/** Mistakes of land, sea and air movement: paths, ends and what is free to go. */
export const movementReasons = {
  ...reasons(`
nothing | E-UNITS
- The order moves nothing: name units and how many.
  L'ordine non muove nulla: indica unità e quantità.
owner | E-OWNER
- The {kind type} {inSpace space} are not {power power}'s: order only its own units.
  {Kind type} {inSpace space}: appartengono ad altri. Ordina solo le unità {of power}.
no-space | E-PATH
- There is no space "{space}" on this board.
  Sul tabellone non c'è nessuno spazio "{space}".
path | E-PATH
- {space from} and {space to} are not adjacent: name every space of the way.
  {space from} e {space to} non sono adiacenti: indica ogni spazio del percorso.
no-way | E-RANGE
- No way for {kind type} leads from {space from} to {space to} in {steps range}.
  Per {kind type} nessun percorso porta da {space from} a {space to} in {steps range}.
which-way | E-PATH
- Several ways lead there and the difference matters: name the way, by {spaces through}.
  Ci sono più percorsi e la differenza conta: indica la via, per {spaces through}.
round-trip | E-PATH
- That leads back to {theSpace space}: leave the units there, or name another end.
  Il percorso riporta {inSpace space}: lascia lì le unità, o indica un'altra meta.
terrain | E-PATH
- {Kind type} cannot go to {theSpace space}: land units stay on land, ships at sea.
  {Kind type}: non possono entrare {inSpace space}. Le unità di terra restano a terra, le navi in mare.
only-flown | E-ALREADY-MOVED
- In the noncombat move of a joint strike only aircraft {of power} that are in the air move: they land.
  Nel movimento non ostile di un attacco congiunto muovono solo gli aerei {of power} ancora in volo: atterrano.
neutral | E-NEUTRAL
- {space space} is neutral: nothing enters it or flies over it. Go around.
  {space space} è neutrale: nulla vi entra o lo sorvola. Passa altrove.
stop | E-STOP
- {Kind type} must stop {inSpace space}: end the move there or go another way.
  {Kind type}: devono fermarsi {inSpace space}. Finisci lì il movimento o passa altrove.
cm-no-combat | E-CM-NO-COMBAT
- A combat move of {kind type} cannot end {inSpace space}, where there is nothing to fight: move there in the noncombat move.
  Un movimento ostile di {kind type} non può finire {inSpace space}, dove non c'è da combattere: vacci nel movimento non ostile.
cm-ignores | E-CM-NO-COMBAT
- A combat move of {kind type} cannot end {inSpace space} and ignore the enemy there: attack, or move there in the noncombat move. Only warships that cover a landing from there pass by.
  Un movimento ostile di {kind type} non può finire {inSpace space} ignorando il nemico: attacca, o vacci nel movimento non ostile. Passano oltre solo le navi da guerra che coprono uno sbarco da lì.
air-no-combat | E-CM-NO-COMBAT
- Aircraft flew to {theSpace space} to fight: the enemy there cannot be ignored any more.
  Degli aerei sono volati {inSpace space} per combattere: il nemico lì non si può più ignorare.
air-nothing-to-fight | E-COMBAT-IMPOSSIBLE
- Nothing {inSpace space} can be fought and aircraft cannot take it: send land units.
  {InSpace space} non c'è nessuno da combattere e gli aerei non possono conquistare: manda unità di terra.
air-against-submarines | E-COMBAT-IMPOSSIBLE
- Aircraft alone cannot hit the submarines {inSpace zone}: first bring a ship, best a destroyer.
  Da soli gli aerei non possono colpire i sottomarini {inSpace zone}: porta prima una nave, meglio un torpediniere.
transports-alone | E-TT-ALONE
- Transports cannot attack alone {inSpace zone}: first send warships or aircraft there, or leave them where they are.
  Le navi trasporto non possono attaccare da sole {inSpace zone}: prima manda lì navi da guerra o aerei, o lasciale dove sono.
no-attacker | E-COMBAT-IMPOSSIBLE
- Transports alone hit nothing {inSpace zone}: first send warships or aircraft there, or leave them where they are.
  Delle navi trasporto da sole non colpiscono nulla {inSpace zone}: prima manda lì navi da guerra o aerei, o lasciale dove sono.
escort | E-AMPHIB-ESCORT
- Enemy submarines lurk {inSpace zone}: to land past them an own warship must be there when the combat move ends. Bring one first, or leave it there.
  {InSpace zone} ci sono sottomarini nemici: per sbarcare ignorandoli serve lì una propria nave da guerra a fine movimento ostile. Portala prima, o lasciala.
escort-missing | E-AMPHIB-ESCORT
- The landing from {space zone} still lacks an own warship that covers it against the submarines there, for example {order escort}.
  Allo sbarco dalla {space zone} manca ancora una propria nave da guerra che lo copra dai sottomarini, per esempio {order escort}.
landing-unannounced | E-CM-NO-COMBAT
- Warships {inSpace zone} cover a landing that is not announced yet: ASSAULT from there, or attack what is there with INTENT {space zone} attack.
  {InSpace zone} delle navi da guerra coprono uno sbarco non ancora annunciato: ASSALTA da lì, o attacca chi c'è con INTENZIONE {space zone} attacca.
landing-first | E-CM-NO-COMBAT
- There is nothing to fight {inSpace zone}, but warships may cover a landing from there once it is announced: ASSAULT first, or sail in the noncombat move.
  {InSpace zone} non c'è da combattere, ma delle navi da guerra possono coprire uno sbarco da lì dopo che è annunciato: prima ASSALTA, o naviga nel movimento non ostile.
destroyer-must-attack | E-AMPHIB-ESCORT
- An own destroyer {inSpace zone} forces the battle with the submarines: announce the attack there first.
  Un proprio torpediniere {inSpace zone} obbliga alla battaglia coi sottomarini: annuncia prima l'attacco.
hostile-start | E-HOSTILE-START
- Transports would stay alone among enemy warships {inSpace zone}: move them out, or bring something that fights.
  Delle navi trasporto resterebbero sole fra navi da guerra nemiche {inSpace zone}: falle uscire, o porta chi combatta.
intent-nothing | E-COMBAT-IMPOSSIBLE
- There is nothing to choose {inSpace zone}: only submarines and transports alone can be attacked or ignored.
  {InSpace zone} non c'è nulla da scegliere: si attaccano o ignorano solo sottomarini e navi trasporto senza altre navi.
intent-nobody | E-UNITS
- {subject power} has no unit {inSpace zone} that could attack: say who goes there, as in ATTACK {space zone} FROM space WITH 1 destroyer.
  {InSpace zone} non c'è nessuna unità {of power} che possa attaccare: indica chi ci va, come in ATTACCA {space zone} DA spazio CON 1 torpediniere.
intent-same | E-ALREADY-MOVED
- That is already the intention {inSpace zone}.
  È già l'intenzione {inSpace zone}.
intent-fixed | E-CM-NO-COMBAT
- Units went to {theSpace zone} this turn to attack: they can ignore the enemy there only if a landing from there is announced (ASSAULT).
  Delle unità sono andate {inSpace zone} in questo turno per attaccare: possono ignorare il nemico solo se da lì è annunciato uno sbarco (ASSALTA).
no-hovering | E-CARGO-FIGHTER
- Fighters {inSpace zone} fight beside their ships or stay aboard: in this edition nobody hovers.
  I caccia {inSpace zone} combattono con le loro navi o restano a bordo: in questa edizione nessuno sorvola la battaglia.
must-fight | E-HOSTILE-START
- In this edition nothing is declared for {theSpace zone} and nothing ignored: ships that are among surfaced enemies fight, or leave by MOVE.
  In questa edizione {inSpace zone} non si dichiara e non si ignora nulla: le navi fra nemici emersi combattono, o se ne vanno con MUOVI.
gun-waits | E-AA-MOVE
- {Kind type} never move in the combat move: move them in the noncombat move, or load them on a transport.
  {Kind type}: mai nel movimento ostile. Muovile nel movimento non ostile, o caricale su una nave trasporto.
ncm-hostile | E-NCM-HOSTILE
- In the noncombat move {kind type} cannot enter {theSpace space}: it is hostile. Stop before it, or go round.
  {Kind type}: nel movimento non ostile non possono entrare {inSpace space}, che è ostile. Fermati prima, o aggirala.
`),
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
  'already-moved': reason<{ type: UnitType; space: SpaceId; count: number; free: number }>(
    'E-ALREADY-MOVED',
    ({ type, space, free }, names) =>
      `${capitalised(names.kind(type))} ${names.inSpace(space)}: all${free > 0 ? ` but ${free}` : ''} have moved or fought this turn.`,
    ({ type, space, free }, names) =>
      `${capitalised(names.kind(type))} ${names.inSpace(space)}: hanno già mosso o combattuto${free > 0 ? `, tranne ${free}` : ''}.`,
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
  range: reason<{ type: UnitType; steps: number; range: number }>(
    'E-RANGE',
    ({ type, steps, range }, names) =>
      `That is ${stepsEn(steps)}; the ${names.kind(type)} there have ${range === 0 ? 'none left' : range}.`,
    ({ type, steps, range }, names) =>
      `La distanza è di ${stepsIt(steps)}; lì per ${names.kind(type)} ${range === 0 ? 'non ne restano' : `il massimo è ${range}`}.`,
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
  'air-over-guns': reason<{ type: UnitType; space: SpaceId; raids: boolean }>(
    'E-COMBAT-IMPOSSIBLE',
    ({ type, space, raids }, names) =>
      `${capitalised(names.kind(type))} find nobody to fight ${names.inSpace(space)}: guns and complexes are never destroyed, and fall to land units alone. Send these instead${raids ? ', or fly a raid on the complex: put "raid" behind the move' : ''}.`,
    ({ type, space, raids }, names) =>
      `${capitalised(names.kind(type))}: ${names.inSpace(space)} non c'è nessuno da combattere. Armi antiaeree e complessi non si distruggono mai, e cadono solo davanti a unità di terra: manda quelle${raids ? ', o fai un\'incursione sul complesso, con "incursione" dopo il movimento' : ''}.`,
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
  'hover-same': reason<{ zone: SpaceId; count: number }>(
    'E-ALREADY-MOVED',
    ({ zone, count }, names) =>
      `${count === 0 ? 'None' : count} of the fighters ${names.inSpace(zone)} ${count < 2 ? 'stays' : 'stay'} out as it is.`,
    ({ zone, count }, names) =>
      `${count === 0 ? 'Nessuno' : count} dei caccia ${names.inSpace(zone)} ${count < 2 ? 'resta' : 'restano'} fuori già così.`,
  ),
} as const;
