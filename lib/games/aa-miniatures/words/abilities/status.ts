/** What counters do to a unit. */
export const status = `
fanatic | Fanatic | Fanatismo
- Ignores face-up Disrupted counters: it is never disrupted.
  Ignora i segnalini Destabilizzata scoperti: non è mai destabilizzata.
hard_charger | Hard Charger | Irriducibile
- At the end of its movement phase it loses its face-up Disrupted counters.
  Alla fine della propria fase di movimento perde i segnalini Destabilizzata scoperti.
tough | Tough | Duro a morire
- Disruption takes nothing from its attack dice.
  La destabilizzazione non toglie nulla ai suoi dadi di attacco.
veteran_crew | Veteran Crew | Equipaggio veterano
- While disrupted it may move, and its attack dice lose nothing. It still has −1 defense and makes no defensive fire.
  Finché è destabilizzata può muovere, e i suoi dadi di attacco non perdono nulla. Ha comunque −1 alla difesa e non fa fuoco difensivo.
veteran_guard | Veteran Guard | Guardia veterana
- In each attack it may reroll up to two dice that show a 1. While disrupted it may move, and its attack dice lose nothing.
  In ogni attacco può ritirare fino a due dadi che hanno dato 1. Finché è destabilizzata può muovere, e i suoi dadi di attacco non perdono nulla.
hardened_veteran | Hardened Veteran | Veterano temprato
- May move while disrupted, and reroll one die of an attack in its own assault phase.
  Può muovere anche se è destabilizzata, e ritirare un dado di un attacco nella propria fase di assalto.
endurance | Endurance | Resistenza
- When a Destroyed counter on it is turned face up, it rolls a die: on 5 or more that counter is removed.
  Quando si scopre un suo segnalino Distrutta tira un dado: con 5 o più il segnalino è tolto.
green | Green | Inesperienza
- Needs a roll of 4 or more to get rid of a Disrupted counter.
  Per togliere un segnalino Destabilizzata deve tirare 4 o più.
unreliable | Unreliable | Inaffidabilità
- The casualty phase does not remove its face-up Disrupted counters.
  La fase delle perdite non toglie i suoi segnalini Destabilizzata scoperti.
lack_of_determination | Lack of Determination | Scarsa determinazione
- Destroyed at once when it gets a face-up Disrupted counter.
  È subito distrutta quando riceve un segnalino Destabilizzata scoperto.
heavy_armor | Heavy Armor | Corazza pesante
- Ignores the first Damaged counter that it gets in the battle.
  Ignora il primo segnalino Danneggiata che riceve nella battaglia.
hulking_mass | Hulking Mass | Mole imponente
- Ignores the first Damaged counter that it gets in the battle.
  Ignora il primo segnalino Danneggiata che riceve nella battaglia.
highly_flammable | Highly Flammable | Altamente infiammabile
- When it gets a Damaged counter, it rolls a die: 3 or more destroys it at once.
  Quando riceve un segnalino Danneggiata tira un dado: con 3 o più è subito distrutta.
fire_hazard | Fire Hazard | Rischio di incendio
- When it gets a Damaged counter, it rolls a die: 5 or more destroys it.
  Quando riceve un segnalino Danneggiata tira un dado: con 5 o più è distrutta.
flammable | Flammable | Infiammabile
- Whenever it is attacked, it rolls a die: 5 or more destroys it at once.
  Ogni volta che è attaccata tira un dado: con 5 o più è subito distrutta.
`;
