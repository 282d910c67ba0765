import { phrasesIn } from '../../kit/words';

/** Questions and answers of the order forms. */
export const labels = phrasesIn<object>(() => ({}))(`
army | Your army | Il tuo esercito
nation | Nation | Nazione
type | Type | Tipo
ability | Ability | Abilità
year | Year | Anno
points | Points | Punti
units | Units | Unità
obstacles | Obstacle points | Punti in ostacoli
heroes | Heroes | Eroi
sensible | A sensible army by chance | Un esercito sensato, a caso
random | Any legal army by chance | Un esercito lecito qualsiasi, a caso
layout | The battle map | La mappa di battaglia
objective | The objective | L’obiettivo
first | Who goes first? | Chi comincia?
end | Your end of the map | La tua estremità della mappa
north | North | Nord
south | South | Sud
unit | Which unit? | Quale unità?
done | Nothing more | Nient’altro
whatNow | What does {unit} do? | Che cosa fa {unit}?
stepwise | Another way, hex by hex | Un altro percorso, esagono per esagono
nextHex | The next hex | Il prossimo esagono
stopHere | It stops here | Si ferma qui
turn | It turns where it stands | Si gira sul posto
facing | Facing | Fronte
boards | Board {unit} | Sali su {unit}
dismounts | Get off | Smonta
exits | Leave the map | Lascia la mappa
usesOn | {what}: {on} | {what}: {on}
targets | targets: {count} | bersagli: {count}
attacks | Attack {unit} | Attacca {unit}
attacksBy | Attack {unit}: {what} | Attacca {unit}: {what}
charges | Charge {unit} | Carica {unit}
overrun | Run over a soldier? | Travolgere un soldato?
nobody | Nobody | Nessuno
where | Where? | Dove?
side | On which side? | Su quale lato?
shoot | {unit} shoots | Spara {unit}
hold | Hold fire | Non sparare
fire | Defensive fire | Fuoco difensivo
`);
