import { capitalised } from '../../kit/words';
import type { SpaceId, UnitType } from '../types';
import { reason, reasons, stepsEn, stepsIt } from './catalogue';
import { countedBy, type Names } from './names';

const listed = (types: readonly UnitType[], names: Names) => names.units(countedBy(types.map((type) => ({ type }))));

/** "From 1 to 2 allied fighters leave". */
function ridersEn(least: number, most: number): string {
  if (most === 0) return 'No allied fighter leaves';
  const number = least === most ? `Exactly ${most}` : `From ${least} to ${most}`;
  return `${number} ${most === 1 ? 'allied fighter leaves' : 'allied fighters leave'}`;
}

function ridersIt(least: number, most: number): string {
  if (most === 0) return 'Nessun caccia alleato lascia';
  const number = least === most ? `Esattamente ${most}` : `Da ${least} a ${most}`;
  return `${number} caccia ${most === 1 ? 'alleato lascia' : 'alleati lasciano'}`;
}

/** Mistakes with landings, carriers and transports. */
export const airSeaReasons = {
  ...reasons(`
landing-fresh | E-LANDING-FRESH
- {space space} was taken this turn: aircraft land only where it was friendly when the turn began.
  {space space}: territorio preso in questo turno. Gli aerei atterrano solo dove era amico a inizio turno.
bomber-at-sea | E-NO-LANDING
- Bombers land only in friendly territories, never at sea.
  I bombardieri atterrano solo in territori amici, mai in mare.
carrier-frozen | E-ALREADY-MOVED
- Fighters have landed on carriers {inSpace zone}: those carriers stay there this turn.
  Dei caccia sono atterrati sulle portaerei {inSpace zone}: in questo turno quelle restano lì.
no-transport | E-UNITS
- {subject power}: no transport {inSpace zone}.
  {subject power}: nessuna nave trasporto {inSpace zone}.
transport-used | E-TT-USED
- That transport {inSpace zone} has loaded, moved, landed or fought this turn: use another.
  Quella nave trasporto {inSpace zone} ha già caricato, mosso, sbarcato o combattuto: usane un'altra.
transport-fought | E-TT-USED
- The transport {inSpace zone} fought this turn: it may load or land where it is, not both, and sails no more.
  La nave trasporto {inSpace zone} ha combattuto in questo turno: lì può caricare o sbarcare, non entrambe le cose, e non naviga più.
no-hold | E-CAPACITY
- {Kind type} carry no troops: order a transport.
  {Kind type}: non portano truppe. Ordina una nave trasporto.
unload-later | E-PHASE
- Nobody goes ashore {inSpace to} by FERRY in the combat move: in hostile territory with ASSAULT, in friendly territory in the noncombat move.
  Nel movimento ostile nessuno scende {inSpace to} con TRAGHETTA: in territorio ostile con ASSALTA, in territorio amico nel movimento non ostile.
gun-lands | E-AA-MOVE
- {Kind type} never land in an assault: leave them aboard (landing …), they come ashore in a noncombat move.
  {Kind type}: mai a terra in un assalto. Lasciale a bordo (sbarca …), scendono in un movimento non ostile.
load-after-offload | E-LOAD-AFTER-OFFLOAD
- The transport {inSpace zone} already lands units this turn: it loads no more.
  La nave trasporto {inSpace zone} sbarca già in questo turno: non carica più.
offload-twice | E-OFFLOAD-TWICE
- The transport {inSpace zone} already lands in a territory this turn: no transport lands in two.
  La nave trasporto {inSpace zone} sbarca già in un territorio in questo turno: nessuna sbarca in due.
first-unsaid | E-OFFLOAD-TWICE
- The transport {inSpace zone} already lands in a territory this turn: a ship that lands twice does so in one order (first … to …).
  La nave trasporto {inSpace zone} sbarca già in un territorio in questo turno: due sbarchi si ordinano insieme (prima … verso …).
first-stop | E-PATH
- The ship does not leave {theSpace zone} again: the first landing is made out of a zone on its way.
  La nave non riparte {fromSpace zone}: il primo sbarco si fa da una zona lungo il percorso.
first-again | E-OFFLOAD-TWICE
- Both landings would be {inSpace target}: the second is made in another territory.
  Entrambi gli sbarchi sarebbero {inSpace target}: il secondo si fa in un altro territorio.
load-after-first | E-LOAD-AFTER-OFFLOAD
- Who boards does so {inSpace zone} or before: there the first go ashore.
  Chi s'imbarca lo fa {inSpace zone} o prima: lì scendono i primi.
no-ally | E-OWNER
- {subject power} is no ally here: use an own transport or an ally's.
  {subject power}: non è un alleato. Usa una nave propria o di un alleato.
host-stays | E-OWNER
- A transport of {the power} sails only in its owner's turn: board or land from where it is.
  Una nave trasporto {of power} naviga solo nel turno del proprietario: imbarca o sbarca da dove si trova.
host-assault-load | E-ALLY-CARGO
- Units that board a ship of {the power} now land in your next turn: board in the noncombat move.
  Le unità che s'imbarcano ora su una nave {of power} sbarcano nel tuo prossimo turno: imbarcale nel movimento non ostile.
host-ferry | E-ALLY-CARGO
- Units that board a ship of {the power} now land in your next turn: no ally's ship is a bridge. Leave the unloading out.
  Le unità che s'imbarcano ora su una nave {of power} sbarcano nel tuo prossimo turno: la nave di un alleato non fa da ponte. Togli lo sbarco.
name-host | E-OWNER
- The transport {inSpace zone} belongs to {the power}: to board or leave it, add host {power power}.
  La nave trasporto {inSpace zone} appartiene {to power}: per salirvi o scenderne aggiungi nave {power power}.
refused | E-CONSENT
- {subject power}: no guests this turn, the consent was refused.
  {subject power}: niente ospiti in questo turno, il consenso è stato negato.
no-cargo | E-CAPACITY
- {Kind type} cannot board a transport: only land units can.
  {Kind type}: non salgono sulle navi trasporto. Salgono solo le unità di terra.
light-hold | E-CAPACITY
- {Kind type} carry infantry alone, and less of it than a transport.
  {Kind type}: portano solo fanteria, e meno di una nave trasporto.
load-hostile | E-LOAD-HOSTILE
- Nothing boards {inSpace zone}: the zone is hostile. Load in a friendly zone of the way.
  {InSpace zone} non si carica: la zona è ostile. Carica in una zona amica del percorso.
off-course | E-PATH
- {space zone} is not on the transport's way.
  {Space zone} non è sul percorso della nave.
no-coast | E-PATH
- {space territory} has no coast on {space zone}.
  {space territory} non si affaccia su {space zone}.
cargo-moved | E-CARGO-MOVED
- The {kind type} {inSpace space} have moved this turn: boarding is a unit's whole move.
  {Kind type} {inSpace space}: hanno già mosso, e imbarcarsi è tutto il movimento di un'unità.
no-boarder | E-UNITS
- There are not enough own {kind type} {inSpace space} to board.
  {InSpace space} mancano {kind type} da imbarcare.
nobody-lands | E-AMPHIB-UNDECLARED
- Nobody would land {inSpace target}: load units or land some that are aboard.
  Nessuno sbarcherebbe {inSpace target}: carica unità o sbarca chi è a bordo.
assault-friendly | E-CM-NO-COMBAT
- {space target} is friendly: land there in the noncombat move with FERRY.
  {space target}: territorio amico. Sbarca lì nel movimento non ostile con TRAGHETTA.
amphib-undeclared | E-AMPHIB-UNDECLARED
- {space target} is hostile: landings there are announced in the combat move.
  {space target} è ostile: lo sbarco lì si annuncia nel movimento ostile.
offload-hostile | E-OFFLOAD-HOSTILE
- Nothing lands from {space zone}: the zone is hostile.
  Da {space zone} non si sbarca: la zona è ostile.
ferry-empty | E-UNITS
- This transport neither loads nor lands anything: use MOVE to sail only.
  Questa nave non carica e non sbarca nulla: per navigare soltanto usa MUOVI.
`),
  'no-landing': reason<{ type: UnitType; space: SpaceId; left: number }>(
    'E-NO-LANDING',
    ({ type, space, left }, names) =>
      `${capitalised(names.kind(type))} ${names.inSpace(space)} would have ${stepsEn(left)} left and no friendly territory or free carrier in reach: fly less far, or bring a carrier closer first.`,
    ({ type, space, left }, names) =>
      `${capitalised(names.kind(type))} ${names.inSpace(space)}: ${left === 0 ? 'non resterebbe' : left === 1 ? 'resterebbe' : 'resterebbero'} ${stepsIt(left)}, senza un territorio amico o una portaerei libera a portata. Vola meno lontano, o avvicina prima una portaerei.`,
  ),
  'no-deck': reason<{ zone: SpaceId; free: number }>(
    'E-NO-LANDING',
    ({ zone, free }, names) =>
      `${capitalised(names.inSpace(zone))} ${free === 0 ? 'no carrier has room' : `carriers have room for only ${names.unit('fighter', free)}`} now: move a carrier there first, then land.`,
    ({ zone, free }, names) =>
      `${capitalised(names.inSpace(zone))} ${free === 0 ? 'nessuna portaerei ha ora posto' : `le portaerei hanno ora posto solo per ${names.unit('fighter', free)}`}: prima muovi lì una portaerei, poi atterra.`,
  ),
  'land-max': reason<{ lost: number }>(
    'E-LAND-MAX',
    ({ lost }, names) => `This would cost ${names.unit('fighter', lost)} the last landing in reach: save all that can be saved first.`,
    ({ lost }, names) =>
      `Così ${names.unit('fighter', lost)} ${lost === 1 ? 'perderebbe' : 'perderebbero'} l'ultimo atterraggio a portata: prima salva tutti quelli che si può.`,
  ),
  guests: reason<{ zone: SpaceId; least: number; most: number; rides: boolean }>(
    'E-CARGO-FIGHTER',
    ({ zone, least, most, rides }, names) =>
      `${ridersEn(least, most)} ${names.theSpace(zone)} with these units${rides ? '' : '; own fighters never ride, they fly by themselves'}.`,
    ({ zone, least, most, rides }, names) =>
      `${ridersIt(least, most)} ${names.theSpace(zone)} con queste unità${rides ? '' : '; i propri non viaggiano a bordo, volano da sé'}.`,
  ),
  riders: reason<{ zone: SpaceId; most: number }>(
    'E-CARGO-FIGHTER',
    ({ zone, most }, names) =>
      `${most === 0 ? 'No fighter' : `At most ${names.unit('fighter', most)}`} of your own can ride on the carriers that leave ${names.theSpace(zone)}.`,
    ({ zone, most }, names) =>
      `${most === 0 ? 'Nessun caccia' : `Al massimo ${names.unit('fighter', most)}`} dei propri a bordo delle portaerei che lasciano ${names.theSpace(zone)}.`,
  ),
  capacity: reason<{ cargo: UnitType[] }>(
    'E-CAPACITY',
    ({ cargo }, names) => `${listed(cargo, names)} do not fit: a transport carries one land unit and one more infantry.`,
    ({ cargo }, names) => `${listed(cargo, names)} non ci stanno: una nave trasporto porta un'unità di terra più una fanteria.`,
  ),
  'not-aboard': reason<{ cargo: UnitType[] }>(
    'E-UNITS',
    ({ cargo }, names) => `Not all of that is aboard; aboard and own: ${listed(cargo, names) || 'nothing'}.`,
    ({ cargo }, names) => `Non è tutto a bordo; a bordo di proprio: ${listed(cargo, names) || 'niente'}.`,
  ),
  'ally-cargo': reason<{ cargo: UnitType[] }>(
    'E-ALLY-CARGO',
    ({ cargo }, names) => `Allied cargo leaves only in its owner's turn; own aboard: ${listed(cargo, names) || 'nothing'}.`,
    ({ cargo }, names) =>
      `Il carico alleato scende solo nel turno del suo proprietario; a bordo di proprio: ${listed(cargo, names) || 'niente'}.`,
  ),
} as const;
