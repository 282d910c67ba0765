import { describe, expect, it } from 'vitest';
import { narrate } from '../../../lib/games/axis-allies/narrate';
import type { Event } from '../../../lib/games/axis-allies/types';

/** One of every kind of event, with its sentence in English and Italian. */
const told: [Event, string, string][] = [
  [
    { type: 'bid', power: 'usa', amount: 6 },
    'The United States begins with 6 IPCs more (bid).',
    'Gli Stati Uniti iniziano con 6 IPC in più (offerta).',
  ],
  [
    { type: 'turn', round: 2, power: 'uk', capitalLost: false },
    'Round 2: the turn of the United Kingdom.',
    'Round 2: tocca al Regno Unito.',
  ],
  [
    { type: 'turn', round: 5, power: 'ussr', capitalLost: true },
    'Round 5: the turn of the Soviet Union. Its capital is in enemy hands: it only moves and fights.',
    "Round 5: tocca all'Unione Sovietica. La capitale è in mano al nemico: solo movimenti e combattimento.",
  ],
  [
    { type: 'purchase', power: 'germany', units: { infantry: 2, tank: 1 }, cost: 12, left: 0 },
    'Germany buys 2 infantry, 1 tank for 12 IPCs; 0 left.',
    'La Germania compra 2 fanterie, 1 carro armato per 12 IPC; ne restano 0.',
  ],
  [
    { type: 'purchase', power: 'usa', units: {}, cost: 0, left: 1 },
    'The United States buys nothing and keeps 1 IPC.',
    'Gli Stati Uniti non comprano niente; restano 1 IPC.',
  ],
  [
    { type: 'move', power: 'germany', phase: 'combat-move', path: ['eastern-europe', 'ukraine'], units: { tank: 2 } },
    'Germany moves 2 tanks: Eastern Europe → Ukraine.',
    'La Germania muove 2 carri armati: Europa orientale → Ucraina.',
  ],
  [
    {
      type: 'move',
      power: 'uk',
      phase: 'noncombat-move',
      path: ['sz10', 'sz9'],
      units: { transport: 1, carrier: 1 },
      cargo: [{ owner: 'uk', type: 'tank' }],
      guests: { usa: 1 },
    },
    'The United Kingdom moves 1 transport, 1 aircraft carrier with 1 tank aboard, 1 allied fighter riding along: Sea Zone 10 → Sea Zone 9.',
    'Il Regno Unito muove 1 trasporto, 1 portaerei con 1 carro armato a bordo, con 1 caccia alleato ospite: zona di mare 10 → zona di mare 9.',
  ],
  [
    {
      type: 'sail',
      power: 'uk',
      phase: 'combat-move',
      host: 'uk',
      path: ['sz8', 'sz6'],
      loads: [{ type: 'infantry', from: 'united-kingdom', at: 'sz6' }],
      lands: { to: 'norway-finland', units: ['infantry', 'infantry'] },
    },
    'The United Kingdom uses a transport: Sea Zone 8 → Sea Zone 6; loading 1 infantry from United Kingdom; to land 2 infantry in Norway/Finland.',
    'Il Regno Unito usa un trasporto: zona di mare 8 → zona di mare 6; imbarco di 1 fanteria (Regno Unito); sbarco previsto: 2 fanterie in Norvegia/Finlandia.',
  ],
  [
    {
      type: 'sail',
      power: 'usa',
      phase: 'noncombat-move',
      host: 'uk',
      path: ['sz10'],
      loads: [],
      lands: { to: 'eastern-canada', units: ['tank'] },
    },
    'The United States uses a transport of the United Kingdom in Sea Zone 10; landing 1 tank in Eastern Canada.',
    'Gli Stati Uniti usano un trasporto del Regno Unito nella zona di mare 10; sbarco: 1 carro armato in Canada orientale.',
  ],
  [
    { type: 'intent', power: 'uk', space: 'sz9', intent: 'ignore' },
    'The United Kingdom ignores the submarines and transports in Sea Zone 9.',
    'Il Regno Unito ignora i sottomarini e i trasporti nella zona di mare 9.',
  ],
  [
    { type: 'hover', power: 'usa', space: 'sz42', count: 2 },
    'The United States keeps 2 fighters out of the battle in Sea Zone 42.',
    'Gli Stati Uniti tengono 2 caccia fuori dalla battaglia nella zona di mare 42.',
  ],
  [
    {
      type: 'consent-asked',
      power: 'uk',
      host: 'usa',
      order: { type: 'ferry', path: ['sz10'], host: 'usa', loads: [{ type: 'infantry', from: 'eastern-canada', at: 'sz10' }] },
    },
    'The United Kingdom asks the United States for its consent: FERRY sz10, host USA, load infantry from Eastern Canada in sz10.',
    'Il Regno Unito chiede il consenso agli Stati Uniti: TRAGHETTA zm10, nave USA, carica fanteria da Canada orientale in zm10.',
  ],
  [{ type: 'consent', host: 'usa', agree: false }, 'The United States does not consent.', 'Gli Stati Uniti non acconsentono.'],
  [
    {
      type: 'battle',
      space: 'ukraine',
      kind: 'land',
      attacker: 'ussr',
      amphibious: false,
      attackers: { ussr: { infantry: 3, tank: 1 } },
      defenders: { germany: { infantry: 3, tank: 2 } },
    },
    'Battle in Ukraine: the Soviet Union attacks with 3 infantry, 1 tank against 3 infantry, 2 tanks of Germany.',
    "Battaglia in Ucraina: l'Unione Sovietica attacca con 3 fanterie, 1 carro armato contro 3 fanterie, 2 carri armati della Germania.",
  ],
  [
    {
      type: 'fire',
      space: 'ukraine',
      round: 1,
      side: 'attack',
      step: 'main',
      rolls: [
        { owner: 'ussr', type: 'infantry', needs: 1, dice: [2, 1, 5] },
        { owner: 'ussr', type: 'tank', needs: 3, dice: [3] },
      ],
      hits: 2,
    },
    'Attack, round 1: 3 infantry (1): 2 [1] 5; 1 tank (3 or less): [3] – 2 hits.',
    'Attacco, round 1: 3 fanterie (1): 2 [1] 5; 1 carro armato (3 o meno): [3] – 2 colpi a segno.',
  ],
  [
    {
      type: 'fire',
      space: 'sz9',
      round: 2,
      side: 'defence',
      step: 'surprise',
      rolls: [
        { owner: 'germany', type: 'submarine', needs: 1, dice: [6] },
        { owner: 'japan', type: 'submarine', needs: 1, dice: [4] },
      ],
      hits: 0,
    },
    'Surprise strike of the defender, round 2: 1 submarine of Germany (1): 6; 1 submarine of Japan (1): 4 – no hit.',
    'Attacco a sorpresa del difensore, round 2: 1 sottomarino della Germania (1): 6; 1 sottomarino del Giappone (1): 4 – nessun colpo a segno.',
  ],
  [
    { type: 'losses', space: 'sz8', round: 1, side: 'defence', losses: [{ owner: 'uk', type: 'submarine', count: 1 }], damaged: 1 },
    'The defender: loses 1 submarine; 1 battleship damaged.',
    'Il difensore: perde 1 sottomarino; 1 corazzata danneggiata.',
  ],
  [
    {
      type: 'defenceless',
      space: 'sz11',
      side: 'defence',
      losses: [{ owner: 'usa', type: 'transport', count: 1, cargo: [{ owner: 'usa', type: 'infantry' }] }],
    },
    'Without defence, the defender loses 1 transport (1 infantry aboard).',
    'Senza difesa, il difensore perde 1 trasporto (1 fanteria a bordo).',
  ],
  [
    { type: 'submerge', space: 'sz9', owner: 'germany', count: 1 },
    '1 submarine of Germany submerges in Sea Zone 9.',
    '1 sottomarino della Germania si immerge nella zona di mare 9.',
  ],
  [
    { type: 'retreat', space: 'ukraine', power: 'ussr', to: 'caucasus', units: { infantry: 1, tank: 1 } },
    'The Soviet Union retreats with 1 infantry, 1 tank: Ukraine → Caucasus.',
    "L'Unione Sovietica si ritira con 1 fanteria, 1 carro armato: Ucraina → Caucaso.",
  ],
  [
    { type: 'retreat', space: 'ukraine', power: 'usa', to: null, units: { fighter: 1 } },
    'The United States breaks off the attack in Ukraine (1 fighter).',
    "Gli Stati Uniti interrompono l'attacco in Ucraina (1 caccia).",
  ],
  [
    { type: 'battle-end', space: 'ukraine', kind: 'land', winner: 'attack', left: { ussr: { infantry: 1 } } },
    'The attacker wins the battle in Ukraine; left: 1 infantry of the Soviet Union.',
    "L'attaccante vince la battaglia in Ucraina; in campo: 1 fanteria dell'Unione Sovietica.",
  ],
  [
    { type: 'battle-end', space: 'sz9', kind: 'sea', winner: null, left: {} },
    'The battle in Sea Zone 9 ends undecided; nothing is left.',
    'La battaglia nella zona di mare 9 finisce senza vincitore; non resta nessuno.',
  ],
  [
    { type: 'ashore', power: 'uk', space: 'norway-finland', from: 'sz6', units: { infantry: 2 } },
    'The United Kingdom lands 2 infantry in Norway/Finland from Sea Zone 6.',
    'Il Regno Unito sbarca 2 fanterie in Norvegia/Finlandia (zona di mare 6).',
  ],
  [
    { type: 'capture', territory: 'ukraine', by: 'ussr', from: 'germany', to: 'ussr', income: 1 },
    'The Soviet Union captures Ukraine from Germany (production +1).',
    "L'Unione Sovietica conquista l'Ucraina, già della Germania (produzione +1).",
  ],
  [
    { type: 'capture', territory: 'caucasus', by: 'uk', from: 'germany', to: 'ussr', income: 2 },
    'The United Kingdom liberates Caucasus, which goes back to the Soviet Union (production +2).',
    "Il Regno Unito libera il Caucaso, che torna all'Unione Sovietica (produzione +2).",
  ],
  [
    { type: 'capital-lost', power: 'ussr', territory: 'russia', by: 'germany', loot: 6 },
    'The capital of the Soviet Union has fallen (Moscow): Germany seizes 6 IPCs.',
    "La capitale dell'Unione Sovietica è caduta (Mosca): la Germania prende 6 IPC.",
  ],
  [
    { type: 'capital-freed', power: 'ussr', territory: 'russia', by: 'uk', returned: ['urals', 'siberia'] },
    'The United Kingdom frees the capital of the Soviet Union (Moscow); back to the Soviet Union: Urals and Siberia.',
    "Il Regno Unito libera la capitale dell'Unione Sovietica (Mosca); tornano all'Unione Sovietica: Urali e Siberia.",
  ],
  [
    { type: 'strand', owner: 'japan', from: 'sz45', to: 'japan', count: 2 },
    '2 stranded fighters of Japan: Sea Zone 45 → Japan.',
    '2 caccia allo sbando del Giappone: zona di mare 45 → Giappone.',
  ],
  [
    { type: 'strand', owner: 'usa', from: 'sz40', to: null, count: 1 },
    '1 stranded fighter of the United States is lost in Sea Zone 40.',
    '1 caccia allo sbando degli Stati Uniti è perduto nella zona di mare 40.',
  ],
  [
    { type: 'landed', power: 'germany', from: 'ukraine', to: 'germany', units: { fighter: 1, bomber: 1 } },
    '1 fighter, 1 bomber of Germany landed: Ukraine → Germany.',
    'Atterraggio di 1 caccia, 1 bombardiere della Germania: Ucraina → Germania.',
  ],
  [
    { type: 'crashed', power: 'usa', space: 'sz40', units: { fighter: 1 } },
    'The United States loses 1 fighter that found no place to land (Sea Zone 40).',
    'Gli Stati Uniti perdono 1 caccia senza un posto dove atterrare (zona di mare 40).',
  ],
  [
    {
      type: 'mobilise',
      power: 'germany',
      placements: [
        { at: 'germany', from: 'germany', units: { infantry: 3 } },
        { at: 'sz5', from: 'germany', units: { submarine: 1 } },
      ],
      refund: { tank: 1 },
      refunded: 6,
    },
    'Germany mobilises 3 infantry in Germany; 1 submarine in Sea Zone 5. It returns 1 tank and gets 6 IPCs back.',
    'La Germania mobilita 3 fanterie in Germania; 1 sottomarino nella zona di mare 5. Restituzione di 1 carro armato: tornano 6 IPC.',
  ],
  [
    { type: 'income', power: 'japan', amount: 11, treasury: 12 },
    'Japan collects 11 IPCs and now has 12.',
    'Il Giappone raccoglie 11 IPC: ora il tesoro è 12.',
  ],
  [
    { type: 'skipped', power: 'ussr', phase: 'income' },
    'The Soviet Union has lost its capital: no income.',
    "La capitale dell'Unione Sovietica è perduta: niente reddito.",
  ],
  [
    { type: 'over', side: 'allies', reason: 'victory-long', cities: ['germany', 'japan'], production: { allies: 50, axis: 7 } },
    'The Allies win, holding Berlin and Tokyo (production: Allies 50, Axis 7).',
    'Vincono gli Alleati con Berlino e Tokyo (produzione: Alleati 50, Asse 7).',
  ],
  [
    { type: 'over', side: null, reason: 'round-limit', cities: [], production: { allies: 28, axis: 28 } },
    'The game is drawn at the round limit (production: Allies 28, Axis 28).',
    'La partita è pari al limite dei round (produzione: Alleati 28, Asse 28).',
  ],
];

describe('every event is one sentence with its numbers', () => {
  it.each(told)('%j', (event, en, it) => {
    expect(narrate(event, 'en')).toBe(en);
    expect(narrate(event, 'it')).toBe(it);
  });
});
