/** What a target makes of an attack, and how it shoots at those that move. */
export const defence = `
superior_armor_n | Superior Armor N | Corazza superiore N
- An attack on it scores two hits only if the successes exceed its defense by N or more. Three hits still take twice the defense.
  Un attacco le infligge due colpi solo se i successi superano la difesa di N o più. Per tre colpi serve comunque il doppio della difesa.
steely_resolve_n | Steely Resolve N | Volontà d’acciaio N
- An attack on it scores two hits only if the successes exceed its defense by N or more. Three hits still take twice the defense.
  Un attacco le infligge due colpi solo se i successi superano la difesa di N o più. Per tre colpi serve comunque il doppio della difesa.
superior_frontal_armor_n | Superior Frontal Armor N | Corazza frontale superiore N
- An attack on its front scores two hits only if the successes exceed the defense by N or more. Three hits still take twice the defense.
  Un attacco contro il fronte le infligge due colpi solo se i successi superano la difesa di N o più. Per tre colpi serve comunque il doppio della difesa.
elusive | Elusive | Elusività
- +1 defense in a forest or marsh hex.
  +1 alla difesa in un esagono di foresta o di palude.
entrenched | Entrenched | Trinceramento
- +1 defense until it moves for the first time.
  +1 alla difesa finché non muove per la prima volta.
mobility | Mobility | Mobilità
- +1 defense against defensive fire.
  +1 alla difesa contro il fuoco difensivo.
sideskirts | Sideskirts | Piastre laterali
- +1 defense against units with Close Assault.
  +1 alla difesa contro le unità con Assalto ravvicinato.
gun_shield | Gun Shield | Scudo del cannone
- +1 defense against Soldiers that attack at long range.
  +1 alla difesa contro i Soldati che attaccano a lunga gittata.
hard_to_spot | Hard to Spot | Difficile da individuare
- +1 on its cover rolls.
  +1 ai propri tiri di copertura.
subtle | Subtle | Discrezione
- +1 on its cover rolls against attacks at long range.
  +1 ai propri tiri di copertura contro attacchi a lunga gittata.
urban_combat | Urban Combat | Combattimento urbano
- +1 on its cover rolls in a town hex.
  +1 ai propri tiri di copertura in un esagono di paese.
forest_camouflage | Forest Camouflage | Mimetizzazione nella foresta
- In a forest hex its cover rolls against attacks at long range succeed without a die.
  In un esagono di foresta i suoi tiri di copertura contro attacchi a lunga gittata riescono senza tirare.
low_silhouette | Low Silhouette | Sagoma bassa
- Makes cover rolls in clear hexes too; there they succeed on a 6.
  Effettua tiri di copertura anche negli esagoni sgombri, dove riescono con un 6.
large_silhouette | Large Silhouette | Sagoma grande
- −1 on its cover rolls.
  −1 ai propri tiri di copertura.
tall_silhouette | Tall Silhouette | Sagoma alta
- Makes no cover rolls.
  Non effettua tiri di copertura.
backblast | Backblast | Vampa posteriore
- Once it has attacked, its cover rolls fail for the rest of the turn.
  Dopo che ha attaccato, i suoi tiri di copertura falliscono per il resto del turno.
camouflaged | Camouflaged | Mimetizzazione
- Until it moves or attacks for the first time, it can be attacked only at short range.
  Finché non muove o attacca per la prima volta, può essere attaccata solo a corta gittata.
superior_camouflage | Superior Camouflage | Mimetizzazione superiore
- In a hex that gives it cover it can be attacked only at short range.
  In un esagono che le dà copertura può essere attaccata solo a corta gittata.
concealed | Concealed | Occultamento
- In a hex that gives it cover it cannot be attacked at long range.
  In un esagono che le dà copertura non può essere attaccata a lunga gittata.
open_back | Open Back | Retro aperto
- Enemies may use their values against Soldiers when they attack its rear.
  I nemici possono usare i loro valori contro i Soldati quando attaccano il retro di questa unità.
open_exposed_crew | Open-exposed Crew | Equipaggio esposto
- Enemies may use their values against Soldiers when they attack it.
  I nemici possono usare i loro valori contro i Soldati quando attaccano questa unità.
battlefield_awareness | Battlefield Awareness | Vigilanza sul campo
- May also make defensive fire on Vehicles that leave a hex adjacent to it for one that is not; it fires before they are gone.
  Può fare fuoco difensivo anche contro Veicoli che lasciano un esagono adiacente per uno non adiacente; spara prima che se ne vadano.
awareness | Awareness | Vigilanza
- May make defensive fire on Soldiers that enter its hex.
  Può fare fuoco difensivo contro i Soldati che entrano nel suo esagono.
overlapping_fire | Overlapping Fire | Fuoco incrociato
- May make defensive fire on Soldiers, although it is a Vehicle.
  Può fare fuoco difensivo contro i Soldati, pur essendo un Veicolo.
suppressive_fire | Suppressive Fire | Fuoco di soppressione
- May make defensive fire any number of times in a phase.
  Può fare fuoco difensivo quante volte vuole in una fase.
quick_swivel | Quick Swivel | Brandeggio rapido
- One extra attack die in defensive fire.
  Un dado di attacco in più nel fuoco difensivo.
gung_ho | Gung Ho | Ardore
- +1 on each attack die in defensive fire.
  +1 a ciascun dado di attacco nel fuoco difensivo.
limited_ammo | Limited Ammo | Munizioni limitate
- Cannot make defensive fire.
  Non può fare fuoco difensivo.
`;
