import { beforeEach, expect, it } from 'vitest';
import { continueTable } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { clear, collect, evening, type Received } from './evening';
import { testPost } from './post';

const pause = 11_000;
const body = (letter: Received | undefined) => letter?.text.split('\n-- \n')[0];
const to = (letters: Received[], name: string) => letters.find((letter) => letter.to === `${name}@example.org`);

onEachDatabase('letters about Axis & Allies: 1941', () => {
  beforeEach(clear);

  it('read well in English and in Italian', async () => {
    const post = await testPost();
    const table = await evening(post, { id: 'world', game: 'aa-1941', options: {}, title: 'Roma contro tutti' });
    post.clock.pass(pause);
    const first = to(await collect(post), 'anna');
    expect(first?.subject).toBe('Axis & Allies: 1941, Roma contro tutti: Round 1, Soviet Union, purchase units – your turn');
    expect(body(first)).toMatchInlineSnapshot(`
      "Axis & Allies: 1941, Roma contro tutti
      Round 1, Soviet Union, purchase units

      YOUR TURN

      The game has begun.

      Soviet Union, United Kingdom, United States: What does the Soviet Union
      buy with its 7 IPCs?
      Answer by Tuesday 5 August, 11:00 (Europe/London). When time is up
      standing orders answer, else the game’s default; where it has none, the
      game waits.

      Give your orders:
      https://fieldpost.test/tables/world

      AT THE TABLE
      - Soviet Union, United Kingdom, United States: Anna (you)
      - Germany, Japan: Bruno

      SO FAR

      Set-up
      - Round 1: the turn of the Soviet Union.

      WHERE THINGS STAND

      Production and treasury
      - Soviet Union: production 7, treasury 7 IPCs
      - Germany: production 12, treasury 12 IPCs
      - United Kingdom: production 12, treasury 12 IPCs
      - Japan: production 9, treasury 9 IPCs
      - United States: production 17, treasury 17 IPCs

      Forces
      - Soviet Union: 15 infantry, 2 tanks, 1 fighter, 1 submarine
      - Germany: 19 infantry, 6 tanks, 3 fighters, 1 bomber, 3 submarines, 1
        transport, 1 destroyer, 1 battleship
      - United Kingdom: 7 infantry, 2 tanks, 3 fighters, 1 bomber, 2
        submarines, 3 transports, 2 destroyers, 1 aircraft carrier, 1
        battleship
      - Japan: 10 infantry, 1 tank, 4 fighters, 1 bomber, 1 submarine, 2
        transports, 2 destroyers, 2 aircraft carriers, 1 battleship
      - United States: 8 infantry, 2 tanks, 3 fighters, 1 bomber, 1 submarine,
        2 transports, 1 aircraft carrier, 1 battleship

      Victory
      - Allies: hold 2 of Berlin, Tokyo. Now: none.
      - Axis: hold 2 of Washington, London, Moscow. Now: none.

      HOW TO WRITE YOUR ORDERS
      On the table page you can click your orders or type them, one a line.

          BUY number unit, number unit …
          BUY nothing

      Ready to type, legal now:
          BUY 1 infantry
          BUY 2 infantry

      Review the game:
      https://fieldpost.test/tables/world/review

      Standing orders:
      https://fieldpost.test/tables/world/orders
      "
    `);
    await table.play(
      'ussr-uk-usa',
      'BUY 2 infantry',
      'MOVE 3 infantry: Russia > West Russia',
      'END',
      'END',
      'MOBILISE 2 infantry in Russia',
    );
    post.clock.pass(pause);
    const second = to(await collect(post), 'bruno');
    expect(second?.subject).toBe('Axis & Allies: 1941, Roma contro tutti: Round 1, Germania, acquisto di unità – tocca a te');
    expect(body(second)).toMatchInlineSnapshot(`
      "Axis & Allies: 1941, Roma contro tutti
      Round 1, Germania, acquisto di unità

      TOCCA A TE

      Germania, Giappone: Che cosa compra la Germania con 12 IPC?
      Rispondi entro martedì 5 agosto, ore 12:00 (Europe/Rome). Scaduto il
      tempo rispondono gli ordini permanenti, altrimenti la risposta
      predefinita del gioco; se non c’è, la partita aspetta.

      Dai i tuoi ordini:
      https://fieldpost.test/tables/world

      FINORA

      Preparazione
      - Round 1: tocca all'Unione Sovietica.

      Round 1, Unione Sovietica, acquisto di unità
      - L'Unione Sovietica compra 2 fanterie per 6 IPC; ne restano 1.

      Round 1, Unione Sovietica, movimento ostile
      - L'Unione Sovietica muove 3 fanterie: Russia → Russia occidentale.
      - Battaglia in Russia occidentale: l'Unione Sovietica attacca con 3
        fanterie contro 3 fanterie della Germania.
      - Attacco, round 1: 3 fanterie (1): 4 4 3 – nessun colpo a segno.
      - Difesa, round 1: 3 fanterie (2 o meno): 5 4 5 – nessun colpo a segno.

      Round 1, Unione Sovietica, combattimento
      - Attacco, round 2: 3 fanterie (1): 4 4 2 – nessun colpo a segno.
      - Difesa, round 2: 3 fanterie (2 o meno): [1] [2] 4 – 2 colpi a segno.
      - L'attaccante: perde 2 fanterie.
      - Attacco, round 3: 1 fanteria (1): 6 – nessun colpo a segno.
      - Difesa, round 3: 3 fanterie (2 o meno): 6 [1] 3 – 1 colpo a segno.
      - L'attaccante: perde 1 fanteria.
      - Il difensore vince la battaglia in Russia occidentale; in campo: 3
        fanterie della Germania.

      Round 1, Unione Sovietica, mobilitazione di nuove unità
      - L'Unione Sovietica mobilita 2 fanterie in Russia.
      - L'Unione Sovietica raccoglie 7 IPC: ora il tesoro è 8.
      - Round 1: tocca alla Germania.

      LA SITUAZIONE

      Produzione e tesoro
      - Unione Sovietica: produzione 7, tesoro 8 IPC
      - Germania: produzione 12, tesoro 12 IPC
      - Regno Unito: produzione 12, tesoro 12 IPC
      - Giappone: produzione 9, tesoro 9 IPC
      - Stati Uniti: produzione 17, tesoro 17 IPC

      Forze
      - Unione Sovietica: 14 fanterie, 2 carri armati, 1 caccia, 1 sottomarino
      - Germania: 19 fanterie, 6 carri armati, 3 caccia, 1 bombardiere, 3
        sottomarini, 1 trasporto, 1 torpediniere, 1 corazzata
      - Regno Unito: 7 fanterie, 2 carri armati, 3 caccia, 1 bombardiere, 2
        sottomarini, 3 trasporti, 2 torpedinieri, 1 portaerei, 1 corazzata
      - Giappone: 10 fanterie, 1 carro armato, 4 caccia, 1 bombardiere, 1
        sottomarino, 2 trasporti, 2 torpedinieri, 2 portaerei, 1 corazzata
      - Stati Uniti: 8 fanterie, 2 carri armati, 3 caccia, 1 bombardiere, 1
        sottomarino, 2 trasporti, 1 portaerei, 1 corazzata

      Vittoria
      - Alleati: controllare 2 fra Berlino, Tokyo. Ora: nessuna.
      - Asse: controllare 2 fra Washington, Londra, Mosca. Ora: nessuna.

      COME SCRIVERE GLI ORDINI
      Sulla pagina del tavolo puoi comporre gli ordini con i clic o scriverli,
      uno per riga.

          COMPRA numero unità, numero unità …
          COMPRA niente

      Pronti da scrivere, validi ora:
          COMPRA 1 portaerei
          COMPRA 1 caccia

      Ripercorri la partita:
      https://fieldpost.test/tables/world/review

      Ordini permanenti:
      https://fieldpost.test/tables/world/orders
      "
    `);
  });

  it('tell a whole round in short, battles by their end and not by their dice', async () => {
    const post = await testPost();
    const options = { seating: 'ussr,germany,uk,japan,usa' };
    const table = await evening(post, { id: 'fiveway', game: 'aa-1941', options, title: 'Five seats' });
    await table.play('ussr', 'BUY nothing', 'END', 'END');
    await table.play('germany', 'BUY nothing', 'END', 'END');
    await continueTable(table.id, Number.POSITIVE_INFINITY, post.clock);
    post.clock.pass(pause);
    const letter = to(await collect(post), 'anna');
    const [, news = ''] = /SINCE YOUR LAST TURN\n\n([\s\S]*)\n\nWHERE THINGS STAND/.exec(letter?.text ?? '') ?? [];
    expect(news).toMatch(/^In short; the details are in the review\.\n/);
    expect(news).toMatch(/^- The (attacker|defender) wins the battle/m);
    expect(news).not.toMatch(/^- (Attack|Defence), round/m);
    expect(news.match(/^- /gm)?.length).toBeLessThanOrEqual(60);
  });
});
