import { phrases } from './names';

/** Labels of the order forms. */
export const labelsIn = phrases(`
where | Where do you act? | Dove agisci?
end-combat-move | End the combat move | Termina il movimento ostile
end-noncombat-move | End the noncombat move | Termina il movimento non ostile
then-combat-move | Battles are fought; what was not announced is not attacked. | Si combattono le battaglie; ciò che non è annunciato non si attacca.
then-noncombat-move | Aircraft still in the air land: those from carriers on their carriers, the others at the nearest safe place. | Gli aerei ancora in volo atterrano: quelli delle portaerei sulle loro portaerei, gli altri nel luogo sicuro più vicino.
what | What happens {inSpace space}? | Che cosa succede {inSpace space}?
move | Move units from here | Muovi unità da qui
assault | Land troops from a transport | Sbarca truppe da una nave trasporto
ferry | Load or land with a transport | Carica o scarica con una nave trasporto
takeAboard | Load a transport that waits at sea | Carica una nave trasporto che resta in mare
intent | Attack or ignore the enemy here | Attacca o ignora il nemico qui
hover | Keep fighters out of the battle | Tieni dei caccia fuori dalla battaglia
bombard | Aim ships at a shore | Punta le navi su una costa
holdFire | They hold their fire | Non sparano
raid | Bomb an industrial complex | Bombarda un complesso industriale
kamikaze | Kamikaze attack | Attacco kamikaze
rocket | Launch a rocket | Lancia un missile
useOr | Use a national advantage first? | Impieghi prima un vantaggio nazionale?
use | Use it | Impiegalo
letBe | Let it be | Lascialo stare
follow | The moves {of power} follow, then the battles. | Seguono i movimenti {of power}, poi le battaglie.
yes | Agree | Accetta
no | Refuse | Rifiuta
buyWhat | Which units for {left} IPCs? | Quali unità con {left} IPC?
price | {cost} IPCs each | {cost} IPC a unità
buy | How many {kind type} ({cost} IPCs each, {left} left)? | Numero di {kind type} ({cost} IPC a unità, ne restano {left})?
research | Develop weapons ({left} IPCs)? | Sviluppi armamenti ({left} IPC)?
noResearch | No research | Nessuno sviluppo
shows | A die must show {number}. | Un dado deve mostrare {number}.
dice | How many dice for {effect id} ({cost} IPCs each, {left} left)? | Quanti dadi per {effect id} ({cost} IPC l'uno, ne restano {left})?
to | {FromSpace from} to where? | {FromSpace from} verso dove?
way | Which way? | Per quale via?
direct | Straight there | Direttamente
by | By {space space} | Per {space space}
pastGuns | {steps steps}; guns fire: {guns} | {steps steps}; spara la contraerea: {guns}
pastNoGun | {steps steps}; past no gun | {steps steps}; senza contraerea
attackOrIgnore | The submarines and transports {inSpace zone}? | I sottomarini e le navi trasporto {inSpace zone}?
attack | Attack them | Attaccali
ignore | Ignore them | Ignorali
otherWay | Another way to {theSpace space} | Un’altra strada per {theSpace space}
whoGoes | Who goes from {theSpace from} to {theSpace to}? | Chi va {fromSpace from} verso {theSpace to}?
howMany | How many of {units}? | Quante unità su {units}?
hovering | Fighters that stay out (of {most}) | Caccia che restano fuori (su {most})
guests | Fighters of {power power} that ride along | Caccia che viaggiano a bordo: {power power}
riders | Own fighters that stay aboard as cargo | Caccia propri che restano a bordo come carico
bombardWhere | Where do ships {inSpace zone} fire? | Dove sparano le navi {inSpace zone}?
guns | How many of {ships}? | Quante di {ships}?
raidWhere | Which complex do aircraft {fromSpace from} bomb? | Quale complesso bombardano gli aerei {fromSpace from}?
kamikazeWhere | Which sea zone do kamikazes {fromSpace from} attack? | Quale zona di mare attaccano i kamikaze {fromSpace from}?
rocketWhere | Which complex does the rocket {fromSpace from} hit? | Quale complesso colpisce il missile {fromSpace from}?
consent | Your consent | Il tuo consenso
ship | Which transport? | Quale nave trasporto?
emptyShip | Empty transport | Nave trasporto vuota
shipWith | Transport with {cargo cargo} | Nave trasporto con {cargo cargo}
otherEmpty | {Kind type}: one that is empty | {Kind type}: senza carico
otherWith | {Kind type}: one with {cargo cargo} | {Kind type}: con {cargo cargo}
shipOf | {ship} ({power power}) | {ship} ({power power})
target | Where does it land? | Dove sbarca?
load | Load a unit? | Carichi un'unità?
loadUnit | {unit} {fromSpace from} | {unit} {fromSpace from}
noLoad | Load no more | Non caricare altro
first | Does somebody go ashore on the way? | Qualcuno sbarca lungo il percorso?
firstTo | {unit} {inSpace to} ({fromSpace at}) | {unit} {inSpace to} ({fromSpace at})
aboard | Who of those aboard lands too? | Chi di chi è a bordo sbarca anche?
landIn | Land {inSpace space} | Sbarca {inSpace space}
unload | Who lands? | Chi sbarca?
noUnload | Nobody lands | Non sbarca nessuno
nobody | Nobody | Nessuno
placeAll | Where do the new units stand? | Dove vanno le nuove unità?
placeHere | {Kind type} {inSpace at} | {Kind type} {inSpace at}
placeFrom | {Kind type} {inSpace at} ({fromSpace from}) | {Kind type} {inSpace at} ({fromSpace from})
build | Where is the industrial complex built? | Dove si costruisce il complesso industriale?
buildNext | Where is the industrial complex built ({done} of {all})? | Dove si costruisce il complesso industriale ({done} di {all})?
worth | {income} units a turn | {income} unità per turno
worthOne | 1 unit a turn | 1 unità per turno
boards | {Kind type} {fromSpace from} that go aboard the new carrier {inSpace at} | {Kind type} {fromSpace from} a bordo della nuova portaerei {inSpace at}
battle | Next battle | Prossima battaglia
landing | The landing {inSpace space} | Lo sbarco {inSpace space}
proceed | It goes ahead | Procede
callOff | Call it off: the troops stay aboard | Annullalo: le truppe restano a bordo
submerge | Submarines {of owner} that submerge | Sottomarini {of owner} che si immergono
placeHits | Who takes the {total} hits {inSpace space}? | Chi subisce i {total} colpi {inSpace space}?
hits | Hits on {units} {of owner} ({total} in all) | Colpi su {units} {of owner} ({total} in tutto)
sunk | {hits} hits on {units units}: how many sink? | {hits} colpi su {units units}: quante affondano?
agree | The proposed losses | Le perdite proposte
object | Refuse: the attacker chooses | Rifiuta: sceglie l'attaccante
onward | End of the round | Fine del round
press | Press the attack | Continua l'attacco
stay | Stay | Resta
stayAt | Stay, and lose {losses price} | Resta, e perdi {losses price}
retreatAir | Retreat the aircraft | Ritira gli aerei
retreatTo | Retreat to {space to} | Ritirata: {space to}
landings | Fighters that land {inSpace space} ({total} in all) | Caccia che atterrano {inSpace space} ({total} in tutto)
`);
