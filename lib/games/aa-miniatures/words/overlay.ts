import { phrasesIn } from '../../kit/words';

/** What is drawn while a unit is chosen. */
export const overlayWords = phrasesIn<object>(() => ({}))(`
fire | Fire | Fuoco
fireText | What {unit} sees from {hex}, and how far it shoots. | Che cosa vede {unit} da {hex} e fin dove spara.
band | {band} range, {from} to {to} hexes: {dice} | gittata {band}, da {from} a {to} esagoni: {dice}
onSoldiers | {dice} dice against soldiers | {dice} dadi contro soldati
onVehicles | {dice} dice against vehicles | {dice} dadi contro veicoli
noDice | no dice | nessun dado
hidden | within range, out of sight | in gittata, ma non in vista
target | chance that an attack has an effect | probabilità che un attacco abbia effetto
seen | {range} hexes, {band} range: {dice}. | {range} esagoni, gittata {band}: {dice}.
blocked | {range} hexes, out of sight: {why}. | {range} esagoni, fuori vista: {why}.
behind | behind the {ground} in {hex} | dietro {ground} in {hex}
smoke | behind the smoke in {hex} | dietro il fumo in {hex}
nothingBetween | it cannot be seen | non si vede
out-of-range | out of range | fuori gittata
no-value | no dice against it at this range | nessun dado contro di essa a questa gittata
forbidden | it may not be attacked from here | da qui non si può attaccare
protected | it cannot be attacked now | ora non si può attaccare
sparedTitle | Cannot be attacked | Non si possono attaccare
spared | {unit} ({hex}): {why}. | {unit} ({hex}): {why}.
move | Movement | Movimento
moveText | Where {unit} can go, at what cost, and where the enemy may shoot at it. | Dove può andare {unit}, a quale costo, e dove il nemico può spararle.
stepText | Where {unit} can go next, at what cost in all, and where the enemy may shoot at it. | Dove può proseguire {unit}, a quale costo in tutto, e dove il nemico può spararle.
within | within reach | raggiungibile
threatened | under defensive fire on the way | sotto fuoco difensivo lungo il percorso
cost | movement points spent | punti movimento spesi
roll | movement rolls on the way | tiri di movimento lungo il percorso
diceOnWay | dice that the enemy may throw on the way | dadi che il nemico può tirare lungo il percorso
costs | {spent} of {speed} movement points. | {spent} punti movimento su {speed}.
rolls | Movement rolls: {rolls}. | Tiri di movimento: {rolls}.
rollFor | {need} for the {what} | {need} per {what}
stream | stream | il ruscello
forest | forest | la foresta
hill | hill | la collina
town | town | il paese
barbed-wire | barbed wire | il filo spinato
tank-obstacle | tank obstacle | gli ostacoli anticarro
shot | {unit} may shoot in {hex} from {range}: {dice} dice against {defense}, stops it {stops} | {unit} può sparare in {hex} da {range}: {dice} dadi contro {defense}, la ferma {stops}
chance | Stopped on the way: {share}. | Fermata lungo il percorso: {share}.
briefCost | points: {spent} | punti: {spent}
briefRolls | rolls: {count} | tiri: {count}
briefFire | enemy dice: {dice} | dadi nemici: {dice}
reaction | Defensive fire | Fuoco difensivo
reactionText | Who may shoot at {unit} in {hex}. | Chi può sparare a {unit} in {hex}.
stops | chance to stop it | probabilità di fermarla
`);
