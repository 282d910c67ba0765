import { type Described, describedIn } from '../../kit/words';
import { type Card, card, type Side } from '../cards';
import { type ArmyTerms, costOf, isOffered, latestYear, pointsOf } from '../rules/army';
import { readArmyText } from './text';

/** What an army of 80 points has, what one of 100 has beside it, and what one of 120 has beside that. */
type Parts = readonly [eighty: string, hundred: string, hundredTwenty: string];

const axis = {
  'lightning-1940': [
    `2 Panzer III Ausf. F, PzKpfw 38(t) (Germany), Panzerjager I, 4 Panzergrenadier, MG 34 Machine Gun Team, PaK 35/36 Anti-Tank Gun,
    SS-Haupsturmfuhrer`,
    'Panzer III Ausf. F, 7.5cm leIG 18',
    'PzKpfw IV Ausf. A, MG 34 Machine Gun Team',
  ],
  'column-1940': [
    `2 Carro Armato M13/40, Veteran Carro Armato M13/40, 2 Fucile Modello 1891, Blackshirts, Italian Alpine Troop, Breda Modello 37,
    47/32 Antitank Gun, Stalwart Lieutenant, Stalwart Hero`,
    'Carro Armato M13/40, Autoblinda AB 41',
    'Veteran Carro Armato M13/40, Cannone da 75/27 Modello 11',
  ],
  'desert-1941': [
    `Panzer IV Ausf. E, Panzer III Ausf. F, Carro Armato M13/40, 3 DAK Infantry, 2 Fucile Modello 1891, MG 34 Machine Gun Team,
    PaK 38 Anti-Tank Gun, SS-Haupsturmfuhrer`,
    'Carro Armato M13/40, Autoblinda AB 41',
    '88 w/Gun Shield',
  ],
  'volga-1942': [
    `Panzer IV Ausf. F2, StuG III Ausf. D, 3 Mauser Kar 98k, Panzergrenadier, Flammenwerfer 35, MG 42 Machine Gun Team,
    PaK 38 Anti-Tank Gun, SS-Haupsturmfuhrer`,
    'Nebelwerfer 41, Disciplined Spotter, Mauser Kar 98k',
    'StuG III Ausf. D, PaK 35/36 Anti-Tank Gun',
  ],
  'don-1942': [
    `T-4 Medium Tank, PzKpfw 38(t) (Hungary), 38M Toldi IIA, 2 Romanian Infantry, 2 8mm Huzagol 35M, 2 Bohler 47mm Anti-Tank Gun,
    Solothurn 31M MG Team, Vigilant Lieutenant`,
    'PzKpfw 38(t) (Slovakia), PzKpfw 38(t) (Hungary)',
    'R-35, sGrW 34 81mm Mortar',
  ],
  'islands-1942': [
    `2 Type 97 Chi-Ha, Type 2 Ka-Mi Amphibious Tank, Type 1 Ho-Ni, 3 Arisaka Rifleman, Type 92 Machine Gun Team,
    2 47mm Type 1 Anti-Tank Gun, Imperial Sergeant`,
    'Type 97 Chi-Ha, Type 95 Ha-Go',
    'Type 97 Chi-Ha, Imperial Sniper',
  ],
  'tiger-1943': [
    'Tiger I, 3 Mauser Kar 98k, MG 34 Machine Gun Team, SS-Haupsturmfuhrer',
    'PaK 38 Anti-Tank Gun, 3 Panzergrenadier',
    'StuG III Ausf. G (Germany), Tank Obstacle',
  ],
  'hedgerows-1944': [
    `Panzer IV Ausf. G, Jagdpanzer 38(t) Hetzer, 4 Mauser Kar 98k, MG 42 Machine Gun Team, 2 Panzerfaust 30, SS-Haupsturmfuhrer`,
    'Wehrmacht Expert Sniper, Panzerschreck, Pillbox',
    'Jagdpanzer 38(t) Hetzer',
  ],
} satisfies Readonly<Record<string, Parts>>;

const allies = {
  'armour-1940': [
    'Char B1-Bis, Somua S-35, 2 Hotchkiss H-39, 3 MAS 7.5mm Rifle, Hotchkiss MG Team, Bold Captain',
    'Somua S-35, Canon de 75 Modele 1897',
    'Panhard et Levassor P 178, T-13B3',
  ],
  'expedition-1940': [
    '2 Matilda II, 2 Cruiser Mk III A13, 3 BEF Infantrymen, Vickers Machine-Gun Team, 2-Pounder Anti-Tank Gun, Inspiring Lieutenant',
    'Valentine I, BEF Infantrymen',
    '3-Inch Mortar, 40mm Bofors L60',
  ],
  'rats-1941': [
    `Matilda II, Crusader II, M3 Stuart, 4 SMLE No.4 Rifleman, New Zealand Infantry, Vickers Machine-Gun Team, 2-Pounder Anti-Tank Gun,
    Inspiring Lieutenant`,
    'Valentine II (United Kingdom), Gurkha Rifleman',
    'Crusader II, 40mm Bofors L60',
  ],
  'summer-1941': [
    'T-34/76, BT-7, T-26B, 4 Mosin-Nagant 1891/30, 2 Soviet Conscript, Maxim M1910 MG, Commissar',
    '76.2mm Model 1942, T-26B',
    'BM-13 Katyusha Rocket Launcher, Fanatical Sniper',
  ],
  'factory-1942': [
    'T-34/76, T-70 Model 1942, 3 PPSh-41 SMG, 2 Guards Infantry, Siberian Shock Troops, Maxim M1910 MG, PTRD-41 Anti-Tank Rifle, Veteran NCO',
    'T-70 Model 1942, Fanatical Sniper',
    '76.2mm Model 1942, 82mm PM-37 Mortar',
  ],
  'landing-1943': [
    'M3 Light Tank, M5A1, LVT(A)-1, 4 Marine Rifleman, BAR Gunner, M1919 MG, 37mm Gun M3, Marine Sergeant',
    'Early M4A1 Sherman',
    '"Amtrack", LVT(A)-1',
  ],
  'beach-1943': [
    'M4A1 Sherman, M-10, 4 M1 Garand Rifle, M1919 MG, 2 Bazooka, "Red Devil" Captain',
    'Early M4A1 Sherman',
    'M1 81mm Mortar, M3 Half-Track',
  ],
  'road-1944': [
    'Cromwell IV (United Kingdom), Sherman VC Firefly, 3 SMLE No.4 Rifleman, Vickers Machine-Gun Team, 2 PIAT Gunner, Eagle-Eyed NCO',
    '17-Pounder Anti-Tank Gun, Sten SMG, Canadian Infantrymen',
    'Ram Kangaroo, Morris Recon. Car Mk 2, SMLE No.4 Rifleman',
  ],
  'wave-1944': [
    'T-34/85, SU-85, 3 PPSh-41 SMG, Guards Infantry, Maxim M1910 MG, Commissar',
    'SU-76M, PTRD-41 Anti-Tank Rifle',
    'T-70 Model 1942, Fanatical Sniper',
  ],
} satisfies Readonly<Record<string, Parts>>;

export type ReadyMadeId = keyof typeof axis | keyof typeof allies;

const lists: Readonly<Record<Side, Readonly<Record<string, Parts>>>> = { axis, allies };

const told = describedIn<ReadyMadeId>(
  // the keys as they are written above
  Object.values(lists).flatMap((list) => Object.keys(list)) as ReadyMadeId[],
  `
lightning-1940 | Lightning War, 1940 | Guerra lampo, 1940
- Many light tanks go round the flank while guns and infantry hold the front; keep away from heavy armor.
  Tanti carri leggeri aggirano il fianco mentre cannoni e fanteria tengono il fronte; sta’ lontano dalle corazze pesanti.
column-1940 | Armored Column, 1940 | Colonna corazzata, 1940
- Italian medium tanks that shoot well together, with stubborn infantry between them; they burn easily.
  Carri medi italiani che sparano bene insieme, con fanti tenaci fra l’uno e l’altro; prendono fuoco facilmente.
desert-1941 | Desert Foxes, 1941 | Volpi del deserto, 1941
- Germans and Italians side by side: something for every task, and nothing that you can afford to lose.
  Tedeschi e italiani fianco a fianco: qualcosa per ogni compito, e niente che ci si possa permettere di perdere.
volga-1942 | Towards the Volga, 1942 | Verso il Volga, 1942
- A long gun, an assault gun and rockets that a spotter directs: open the way with fire, then send the infantry in.
  Un cannone lungo, un semovente d’assalto e razzi diretti da un osservatore: apri la strada col fuoco, poi manda avanti la fanteria.
don-1942 | On the Don, 1942 | Sul Don, 1942
- Romanians, Hungarians and Slovaks: one good tank, many light ones, and hidden guns that wait for the enemy.
  Romeni, ungheresi e slovacchi: un buon carro, molti leggeri e cannoni nascosti che aspettano il nemico.
islands-1942 | Island Garrison, 1942 | Presidio dell’isola, 1942
- Cheap Japanese tanks in numbers, and infantry that wants to get close.
  Tanti carri giapponesi a buon mercato e una fanteria che vuole arrivare al corpo a corpo.
tiger-1943 | Lone Tiger, 1943 | Un Tigre solo, 1943
- More than half of the army is one tank: let nothing get behind it.
  Più di metà dell’esercito è un solo carro: non lasciare che gli arrivino alle spalle.
hedgerows-1944 | Hedgerows, 1944 | Tra le siepi, 1944
- A low tank destroyer, a sniper and hand-held weapons in ambush: let the enemy come.
  Un cacciacarri basso, un tiratore scelto e armi anticarro portatili in agguato: lascia venire il nemico.
armour-1940 | French Armor, 1940 | Corazze francesi, 1940
- Slow, thick tanks that light guns hardly scratch; lead them straight at the objective.
  Carri lenti e spessi che i cannoni leggeri scalfiscono appena; portali dritti sull’obiettivo.
expedition-1940 | Expeditionary Force, 1940 | Corpo di spedizione, 1940
- Two Matildas bear the brunt while the cruisers look for a gap and the infantry holds on.
  Due Matilda reggono l’urto mentre i carri veloci cercano un varco e la fanteria tiene duro.
rats-1941 | Desert Rats, 1941 | Topi del deserto, 1941
- Three quite different tanks and a lot of good infantry: a good army to try everything with.
  Tre carri molto diversi e tanta buona fanteria: un esercito adatto per provare un po’ di tutto.
summer-1941 | Summer of 1941 | Estate 1941
- One T-34 that the enemy can hardly stop, old tanks, and riflemen who need their commissar.
  Un T-34 che il nemico fatica a fermare, vecchi carri e fucilieri che hanno bisogno del commissario.
factory-1942 | In the Factory, 1942 | Nella fabbrica, 1942
- Close-range infantry for woods and towns, with a T-34 in support: fight from hex to hex.
  Fanteria da distanza ravvicinata per boschi e abitati, con un T-34 in appoggio: combatti esagono per esagono.
landing-1943 | Island Landing, 1943 | Sbarco sull’isola, 1943
- Marines behind light tanks that spray the enemy’s infantry; avoid duels with real armor.
  Marines dietro carri leggeri che falciano la fanteria nemica; evita i duelli con i corazzati veri.
beach-1943 | Beyond the Beach, 1943 | Oltre la spiaggia, 1943
- A Sherman, a tank destroyer, riflemen and bazookas that work together: the easiest army to begin with.
  Uno Sherman, un cacciacarri, fucilieri e bazooka che lavorano insieme: l’esercito più facile per cominciare.
road-1944 | The Road to Caen, 1944 | La strada per Caen, 1944
- The Cromwell scouts, the Firefly kills from afar, the infantry deals with what comes close.
  Il Cromwell va in avanscoperta, il Firefly uccide da lontano, la fanteria pensa a chi si avvicina.
wave-1944 | Steel Wave, 1944 | Ondata d’acciaio, 1944
- Sloping armor and big guns roll forward together, with submachine guns close behind.
  Corazze inclinate e grossi cannoni avanzano insieme, seguiti da vicino dai mitra.
`,
);

/** An army that somebody may take as it is. */
export interface ReadyMade extends Described {
  id: ReadyMadeId;
  side: Side;
  /** The year of its latest unit. */
  year: number;
  cards: readonly string[];
}

/** The cards of a list; throws where it names something else. */
function cardsOf(list: string): string[] {
  const read = readArmyText(list.replaceAll(/,\s+/g, '\n'), 'en');
  if (!read.ok) throw new Error(read.error.map(({ text }) => text).join(' '));
  return read.value;
}

const all = Object.entries(lists).flatMap(([side, list]) =>
  Object.entries(list).map(([id, parts]) => ({ side, id: id as ReadyMadeId, ids: parts.flatMap(cardsOf) })),
);

/** Points for which there are ready-made armies, and more. */
const fewest = 80;

/**
 * The ready-made armies of a side that a table's year allows, each cut to its points, 120 at most, and without the obstacles that it does not want: all
 * are legal, under historical limits too. None for fewer than 80 points.
 */
export function readyMadeArmies(options: ArmyTerms, side: Side): ReadyMade[] {
  const most = pointsOf(options, side);
  if (most < fewest) return [];
  return all.flatMap(({ id, side: of, ids }) => {
    const whole = ids.map((each) => card(options.edition, each));
    const year = Math.max(...whole.map((each) => each.year));
    if (of !== side || year > latestYear(options)) return [];
    const cards: Card[] = [];
    for (const each of whole) if (isOffered(options, side, each) && costOf(cards) + each.cost <= most) cards.push(each);
    return [{ ...told[id], id, side, year, cards: cards.map((each) => each.id) }];
  });
}
