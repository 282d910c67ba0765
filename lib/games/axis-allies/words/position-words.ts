import { phrases } from './names';

/** What the brief and the picture of a position say. */
export const positionWords = phrases(`
asked | What is asked | Che cosa si chiede
nothingAsked | Nothing: no question is open. | Niente: nessuna domanda è aperta.
draw | a draw | partita pari
won | the {side} won | vittoria: {side}
forces | Forces | Forze
noUnits | no units | nessuna unità
money | Production and treasury | Produzione e tesoro
account | production {production}, treasury {ipcs treasury} | produzione {production}, tesoro {ipcs treasury}
capitalLost | , capital lost | , capitale perduta
bought | in the mobilisation zone: {units units} | nella zona di mobilitazione: {units units}
fight | Battle {inSpace space}, round {round} | Battaglia {inSpace space}, round {round}
attackers | Attack | Attacco
defenders | Defence | Difesa
worth | {ipcs} IPCs | {ipcs} IPC
victory | Victory | Vittoria
goal | {side}: hold {needed} of {cities}. Now: {held}. | {side}: controllare {needed} fra {cities}. Ora: {held}.
allCities | the {count} victory cities | le {count} città della vittoria
none | none | nessuna
limit | The game ends after round {round}; the side that produces more than at the start wins. | La partita finisce dopo il round {round}; vince lo schieramento che produce più che all'inizio.
individual | The power of the winning side that has gained most production wins for itself. | Vince da sola la potenza dello schieramento vincente che ha aumentato di più la produzione.
developments | Developments and advantages | Sviluppi e vantaggi
usedUp | {effect id} (used up) | {effect id} (usato)
factory | Industrial complex | Complesso industriale
capital | Capital of {power power}: {city space} | Capitale ({power power}): {city space}
capitals | Capital and victory city | Capitale e città della vittoria
city | Victory city: {city space} | Città della vittoria: {city space}
cities | Victory city | Città della vittoria
battle | Battle {inSpace space} | Battaglia {inSpace space}
battles | Battle | Battaglia
damaged | Damaged | Danneggiata
submerged | Submerged | In immersione
loaded | Loaded | Con carico
hover | Keeps out of the battle | Fuori dalla battaglia
attack | Attack: {space from} → {space to} | Attacco: {space from} → {space to}
landing | Landing: {units units} → {space to} | Sbarco: {units units} → {space to}
bombardment | Bombardment: {units units} → {space to} | Bombardamento: {units units} → {space to}
raid | Bombing raid: {units units} → {space to} | Bombardamento strategico: {units units} → {space to}
rocket | Rocket: {space from} → {space to} | Missile: {space from} → {space to}
turn | Turn | Turno
round | Round | Round
phase | Phase | Fase
victoryCities | Victory cities | Città della vittoria
balance | +{production} · {ipcs treasury} | +{production} · {ipcs treasury}
panama | Panama Canal | Canale di Panama
suez | Suez Canal | Canale di Suez
turkish-straits | Turkish Straits (closed to ships) | Stretto della Turchia (chiuso alle navi)
`);
