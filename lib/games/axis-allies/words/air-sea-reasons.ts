import { capitalised } from '../../kit/words';
import type { Power, SpaceId, UnitType } from '../types';
import { reason, stepsEn, stepsIt } from './catalogue';
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
  'no-landing': reason<{ type: UnitType; space: SpaceId; left: number }>(
    'E-NO-LANDING',
    ({ type, space, left }, names) =>
      `${capitalised(names.kind(type))} ${names.inSpace(space)} would have ${stepsEn(left)} left and no friendly territory or free carrier in reach: fly less far, or bring a carrier closer first.`,
    ({ type, space, left }, names) =>
      `${capitalised(names.kind(type))} ${names.inSpace(space)}: ${left === 0 ? 'non resterebbe' : left === 1 ? 'resterebbe' : 'resterebbero'} ${stepsIt(left)}, senza un territorio amico o una portaerei libera a portata. Vola meno lontano, o avvicina prima una portaerei.`,
  ),
  'landing-fresh': reason<{ type: UnitType; space: SpaceId }>(
    'E-LANDING-FRESH',
    ({ space }, names) => `${names.space(space)} was taken this turn: aircraft land only where it was friendly when the turn began.`,
    ({ space }, names) =>
      `${names.space(space)}: territorio preso in questo turno. Gli aerei atterrano solo dove era amico a inizio turno.`,
  ),
  'bomber-at-sea': reason<{ space: SpaceId }>(
    'E-NO-LANDING',
    () => 'Bombers land only in friendly territories, never at sea.',
    () => 'I bombardieri atterrano solo in territori amici, mai in mare.',
  ),
  'no-deck': reason<{ zone: SpaceId; free: number }>(
    'E-NO-LANDING',
    ({ zone, free }, names) =>
      `${capitalised(names.inSpace(zone))} ${free === 0 ? 'no carrier has room' : `carriers have room for only ${names.unit('fighter', free)}`} now: move a carrier there first, then land.`,
    ({ zone, free }, names) =>
      `${capitalised(names.inSpace(zone))} ${free === 0 ? 'nessuna portaerei ha ora posto' : `le portaerei hanno ora posto solo per ${names.unit('fighter', free)}`}: prima muovi lì una portaerei, poi atterra.`,
  ),
  'carrier-frozen': reason<{ zone: SpaceId }>(
    'E-ALREADY-MOVED',
    ({ zone }, names) => `Fighters have landed on carriers ${names.inSpace(zone)}: those carriers stay there this turn.`,
    ({ zone }, names) => `Dei caccia sono atterrati sulle portaerei ${names.inSpace(zone)}: in questo turno quelle restano lì.`,
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
  'no-transport': reason<{ zone: SpaceId; power: Power }>(
    'E-UNITS',
    ({ zone, power }, names) => `${names.subject(power)}: no transport ${names.inSpace(zone)}.`,
    ({ zone, power }, names) => `${names.subject(power)}: nessuna nave trasporto ${names.inSpace(zone)}.`,
  ),
  'transport-used': reason<{ zone: SpaceId }>(
    'E-TT-USED',
    ({ zone }, names) => `That transport ${names.inSpace(zone)} has loaded, moved, landed or fought this turn: use another.`,
    ({ zone }, names) => `Quella nave trasporto ${names.inSpace(zone)} ha già caricato, mosso, sbarcato o combattuto: usane un'altra.`,
  ),
  'transport-fought': reason<{ zone: SpaceId }>(
    'E-TT-USED',
    ({ zone }, names) =>
      `The transport ${names.inSpace(zone)} fought this turn: it may load or land where it is, not both, and sails no more.`,
    ({ zone }, names) =>
      `La nave trasporto ${names.inSpace(zone)} ha combattuto in questo turno: lì può caricare o sbarcare, non entrambe le cose, e non naviga più.`,
  ),
  'no-hold': reason<{ type: UnitType }>(
    'E-CAPACITY',
    ({ type }, names) => `${capitalised(names.kind(type))} carry no troops: order a transport.`,
    ({ type }, names) => `${capitalised(names.kind(type))}: non portano truppe. Ordina una nave trasporto.`,
  ),
  'unload-later': reason<{ to: SpaceId }>(
    'E-PHASE',
    ({ to }, names) =>
      `Nobody goes ashore ${names.inSpace(to)} by FERRY in the combat move: in hostile territory with ASSAULT, in friendly territory in the noncombat move.`,
    ({ to }, names) =>
      `Nel movimento ostile nessuno scende ${names.inSpace(to)} con TRAGHETTA: in territorio ostile con ASSALTA, in territorio amico nel movimento non ostile.`,
  ),
  'gun-lands': reason<{ type: UnitType }>(
    'E-AA-MOVE',
    ({ type }, names) =>
      `${capitalised(names.kind(type))} never land in an assault: leave them aboard (landing …), they come ashore in a noncombat move.`,
    ({ type }, names) =>
      `${capitalised(names.kind(type))}: mai a terra in un assalto. Lasciale a bordo (sbarca …), scendono in un movimento non ostile.`,
  ),
  'load-after-offload': reason<{ zone: SpaceId }>(
    'E-LOAD-AFTER-OFFLOAD',
    ({ zone }, names) => `The transport ${names.inSpace(zone)} already lands units this turn: it loads no more.`,
    ({ zone }, names) => `La nave trasporto ${names.inSpace(zone)} sbarca già in questo turno: non carica più.`,
  ),
  'offload-twice': reason<{ zone: SpaceId }>(
    'E-OFFLOAD-TWICE',
    ({ zone }, names) => `The transport ${names.inSpace(zone)} already lands in a territory this turn: no transport lands in two.`,
    ({ zone }, names) => `La nave trasporto ${names.inSpace(zone)} sbarca già in un territorio in questo turno: nessuna sbarca in due.`,
  ),
  'first-unsaid': reason<{ zone: SpaceId }>(
    'E-OFFLOAD-TWICE',
    ({ zone }, names) =>
      `The transport ${names.inSpace(zone)} already lands in a territory this turn: a ship that lands twice does so in one order (first … to …).`,
    ({ zone }, names) =>
      `La nave trasporto ${names.inSpace(zone)} sbarca già in un territorio in questo turno: due sbarchi si ordinano insieme (prima … verso …).`,
  ),
  'first-stop': reason<{ zone: SpaceId }>(
    'E-PATH',
    ({ zone }, names) => `The ship does not leave ${names.theSpace(zone)} again: the first landing is made out of a zone on its way.`,
    ({ zone }, names) => `La nave non riparte ${names.fromSpace(zone)}: il primo sbarco si fa da una zona lungo il percorso.`,
  ),
  'first-again': reason<{ target: SpaceId }>(
    'E-OFFLOAD-TWICE',
    ({ target }, names) => `Both landings would be ${names.inSpace(target)}: the second is made in another territory.`,
    ({ target }, names) => `Entrambi gli sbarchi sarebbero ${names.inSpace(target)}: il secondo si fa in un altro territorio.`,
  ),
  'load-after-first': reason<{ zone: SpaceId }>(
    'E-LOAD-AFTER-OFFLOAD',
    ({ zone }, names) => `Who boards does so ${names.inSpace(zone)} or before: there the first go ashore.`,
    ({ zone }, names) => `Chi s'imbarca lo fa ${names.inSpace(zone)} o prima: lì scendono i primi.`,
  ),
  'no-ally': reason<{ power: Power }>(
    'E-OWNER',
    ({ power }, names) => `${names.subject(power)} is no ally here: use an own transport or an ally's.`,
    ({ power }, names) => `${names.subject(power)}: non è un alleato. Usa una nave propria o di un alleato.`,
  ),
  'host-stays': reason<{ power: Power }>(
    'E-OWNER',
    ({ power }, names) => `A transport of ${names.the(power)} sails only in its owner's turn: board or land from where it is.`,
    ({ power }, names) =>
      `Una nave trasporto ${names.of(power)} naviga solo nel turno del proprietario: imbarca o sbarca da dove si trova.`,
  ),
  'host-assault-load': reason<{ power: Power }>(
    'E-ALLY-CARGO',
    ({ power }, names) => `Units that board a ship of ${names.the(power)} now land in your next turn: board in the noncombat move.`,
    ({ power }, names) =>
      `Le unità che s'imbarcano ora su una nave ${names.of(power)} sbarcano nel tuo prossimo turno: imbarcale nel movimento non ostile.`,
  ),
  'host-ferry': reason<{ power: Power }>(
    'E-ALLY-CARGO',
    ({ power }, names) =>
      `Units that board a ship of ${names.the(power)} now land in your next turn: no ally's ship is a bridge. Leave the unloading out.`,
    ({ power }, names) =>
      `Le unità che s'imbarcano ora su una nave ${names.of(power)} sbarcano nel tuo prossimo turno: la nave di un alleato non fa da ponte. Togli lo sbarco.`,
  ),
  'name-host': reason<{ zone: SpaceId; power: Power }>(
    'E-OWNER',
    ({ zone, power }, names) =>
      `The transport ${names.inSpace(zone)} belongs to ${names.the(power)}: to board or leave it, add host ${names.power(power)}.`,
    ({ zone, power }, names) =>
      `La nave trasporto ${names.inSpace(zone)} appartiene ${names.to(power)}: per salirvi o scenderne aggiungi nave ${names.power(power)}.`,
  ),
  refused: reason<{ power: Power }>(
    'E-CONSENT',
    ({ power }, names) => `${names.subject(power)}: no guests this turn, the consent was refused.`,
    ({ power }, names) => `${names.subject(power)}: niente ospiti in questo turno, il consenso è stato negato.`,
  ),
  'no-cargo': reason<{ type: UnitType }>(
    'E-CAPACITY',
    ({ type }, names) => `${capitalised(names.kind(type))} cannot board a transport: only land units can.`,
    ({ type }, names) => `${capitalised(names.kind(type))}: non salgono sulle navi trasporto. Salgono solo le unità di terra.`,
  ),
  capacity: reason<{ cargo: UnitType[] }>(
    'E-CAPACITY',
    ({ cargo }, names) => `${listed(cargo, names)} do not fit: a transport carries one land unit and one more infantry.`,
    ({ cargo }, names) => `${listed(cargo, names)} non ci stanno: una nave trasporto porta un'unità di terra più una fanteria.`,
  ),
  'light-hold': reason<{ type: UnitType }>(
    'E-CAPACITY',
    ({ type }, names) => `${capitalised(names.kind(type))} carry infantry alone, and less of it than a transport.`,
    ({ type }, names) => `${capitalised(names.kind(type))}: portano solo fanteria, e meno di una nave trasporto.`,
  ),
  'load-hostile': reason<{ zone: SpaceId }>(
    'E-LOAD-HOSTILE',
    ({ zone }, names) => `Nothing boards ${names.inSpace(zone)}: the zone is hostile. Load in a friendly zone of the way.`,
    ({ zone }, names) => `${capitalised(names.inSpace(zone))} non si carica: la zona è ostile. Carica in una zona amica del percorso.`,
  ),
  'off-course': reason<{ zone: SpaceId }>(
    'E-PATH',
    ({ zone }, names) => `${names.space(zone)} is not on the transport's way.`,
    ({ zone }, names) => `${capitalised(names.space(zone))} non è sul percorso della nave.`,
  ),
  'no-coast': reason<{ territory: SpaceId; zone: SpaceId }>(
    'E-PATH',
    ({ territory, zone }, names) => `${names.space(territory)} has no coast on ${names.space(zone)}.`,
    ({ territory, zone }, names) => `${names.space(territory)} non si affaccia su ${names.space(zone)}.`,
  ),
  'cargo-moved': reason<{ type: UnitType; space: SpaceId }>(
    'E-CARGO-MOVED',
    ({ type, space }, names) => `The ${names.kind(type)} ${names.inSpace(space)} have moved this turn: boarding is a unit's whole move.`,
    ({ type, space }, names) =>
      `${capitalised(names.kind(type))} ${names.inSpace(space)}: hanno già mosso, e imbarcarsi è tutto il movimento di un'unità.`,
  ),
  'no-boarder': reason<{ type: UnitType; space: SpaceId }>(
    'E-UNITS',
    ({ type, space }, names) => `There are not enough own ${names.kind(type)} ${names.inSpace(space)} to board.`,
    ({ type, space }, names) => `${capitalised(names.inSpace(space))} mancano ${names.kind(type)} da imbarcare.`,
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
  'nobody-lands': reason<{ target: SpaceId }>(
    'E-AMPHIB-UNDECLARED',
    ({ target }, names) => `Nobody would land ${names.inSpace(target)}: load units or land some that are aboard.`,
    ({ target }, names) => `Nessuno sbarcherebbe ${names.inSpace(target)}: carica unità o sbarca chi è a bordo.`,
  ),
  'assault-friendly': reason<{ target: SpaceId }>(
    'E-CM-NO-COMBAT',
    ({ target }, names) => `${names.space(target)} is friendly: land there in the noncombat move with FERRY.`,
    ({ target }, names) => `${names.space(target)}: territorio amico. Sbarca lì nel movimento non ostile con TRAGHETTA.`,
  ),
  'amphib-undeclared': reason<{ target: SpaceId }>(
    'E-AMPHIB-UNDECLARED',
    ({ target }, names) => `${names.space(target)} is hostile: landings there are announced in the combat move.`,
    ({ target }, names) => `${names.space(target)} è ostile: lo sbarco lì si annuncia nel movimento ostile.`,
  ),
  'offload-hostile': reason<{ zone: SpaceId }>(
    'E-OFFLOAD-HOSTILE',
    ({ zone }, names) => `Nothing lands from ${names.space(zone)}: the zone is hostile.`,
    ({ zone }, names) => `Da ${names.space(zone)} non si sbarca: la zona è ostile.`,
  ),
  'ferry-empty': reason(
    'E-UNITS',
    () => 'This transport neither loads nor lands anything: use MOVE to sail only.',
    () => 'Questa nave non carica e non sbarca nulla: per navigare soltanto usa MUOVI.',
  ),
} as const;
