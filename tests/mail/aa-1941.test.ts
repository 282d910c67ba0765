import { beforeEach, expect, it } from 'vitest';
import { continueTable } from '../../lib/play';
import { onOneDatabase } from '../support/databases';
import { clear, collect, evening, type Received } from './evening';
import { testPost } from './post';

const pause = 11_000;
const body = (letter: Received | undefined) => letter?.text.split('\n-- \n')[0];
const to = (letters: Received[], name: string) => letters.find((letter) => letter.to === `${name}@example.org`);

onOneDatabase('letters about Axis & Allies', () => {
  beforeEach(clear);

  it('read well in English and in Italian', async () => {
    const post = await testPost();
    const table = await evening(post, { id: 'world', game: 'aa-1941', options: {}, title: 'Roma contro tutti' });
    post.clock.pass(pause);
    const first = to(await collect(post), 'anna');
    expect(first?.subject).toBe('Your turn: Roma contro tutti (Axis & Allies: 1941) – Round 1, Soviet Union, purchase units');
    expect(body(first)).toMatchInlineSnapshot(`
      "Axis & Allies: 1941, Roma contro tutti
      Round 1, Soviet Union, purchase units

      YOUR TURN

      The game has begun.

      Soviet Union: What does the Soviet Union buy with its 7 IPCs?
      Answer by Tuesday 5 August, 11:00 (Europe/London). When time is up
      standing orders answer, else the game’s default; where it has none, the
      game waits.
      Rules, Buying units:
      https://fieldpost.test/rules/aa-1941/full#AA-P1

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

      - Prices: infantry 3, tank 6, fighter 10, bomber 12, submarine 6,
        transport 7, destroyer 8, aircraft carrier 12, battleship 16.
      - Units each industrial complex can place: Caucasus 2, Russia 3.

          BUY number unit, number unit …
          BUY nothing

      Ready to type; nothing else is legal now:
          BUY nothing
          BUY 1 transport
          BUY 1 submarine
          BUY 1 tank
          BUY 1 infantry
          BUY 2 infantry

      What is left of the turn, legal as it stands. Change it and send it
      back; what stands behind # is not read:
          BUY 2 infantry
          # Attacks go here, one a line; after several, send what stands behind this END once they are fought:
          # MOVE 2 infantry: Karelia > West Russia
          # MOVE 1 tank: Caucasus > Northwestern China > Coastal China
          END
          # Moves without combat go here, one a line:
          # MOVE number unit, …: space > space > …
          END
          PLACE 2 infantry in Caucasus

      WHAT STANDS WHERE

      Soviet Union
      - Archangel: 3 infantry
      - Caucasus: 3 infantry, 1 tank
      - Karelia: 3 infantry
      - Russia: 3 infantry, 1 tank, 1 fighter
      - Siberia: 3 infantry
      - Without units: Soviet Far East, Urals

      Germany
      - Eastern Europe: 4 infantry, 2 tanks
      - Germany: 3 infantry, 1 fighter, 1 bomber
      - North Africa: 1 tank
      - Norway/Finland: 2 infantry
      - Southern Europe: 2 infantry, 1 fighter
      - Ukraine: 3 infantry, 2 tanks
      - West Russia: 3 infantry
      - Western Europe: 2 infantry, 1 tank, 1 fighter

      United Kingdom
      - Anglo-Egypt Sudan: 2 infantry, 1 tank
      - Australia: 1 infantry
      - Eastern Canada: 1 tank
      - India: 2 infantry, 1 fighter
      - Union of South Africa: 1 infantry
      - United Kingdom: 1 infantry, 1 fighter, 1 bomber
      - Without units: Belgian Congo/Kenya, Borneo, East Indies, French
        Equatorial Africa, French Madagascar, French West Africa, Gibraltar,
        Iceland, Italian East Africa, Middle East, New Guinea, New Zealand,
        Solomon Islands, Western Canada

      Japan
      - Coastal China: 2 infantry
      - Japan: 4 infantry, 1 tank, 1 fighter, 1 bomber
      - Manchuria: 2 infantry
      - Southeast Asia: 2 infantry
      - Without units: Caroline Islands, Iwo Jima, Okinawa

      United States
      - Eastern United States: 2 infantry, 1 tank, 1 fighter, 1 bomber
      - Hawaiian Islands: 1 infantry
      - Philippine Islands: 1 infantry
      - Szechwan: 2 infantry
      - Western United States: 2 infantry, 1 tank
      - Without units: Alaska, Brazil, Central America, East Mexico,
        Greenland, Mexico, Midway, Northwestern China, Wake Island, West
        Indies

      At sea and elsewhere
      - Sea Zone 4: Soviet Union 1 submarine
      - Sea Zone 5: Germany 1 submarine, 1 battleship
      - Sea Zone 8: United Kingdom 1 submarine, 1 battleship
      - Sea Zone 9: Germany 1 submarine
      - Sea Zone 10: United Kingdom 1 transport, 1 destroyer
      - Sea Zone 11: United States 1 transport
      - Sea Zone 14: United Kingdom 1 fighter, 1 aircraft carrier
      - Sea Zone 16: Germany 1 submarine, 1 transport, 1 destroyer
      - Sea Zone 29: United Kingdom 1 transport, 1 destroyer
      - Sea Zone 31: Japan 1 submarine, 1 destroyer
      - Sea Zone 33: United Kingdom 1 submarine, 1 transport
      - Sea Zone 40: United States 1 battleship
      - Sea Zone 42: United States 2 fighters, 1 submarine, 1 transport, 1
        aircraft carrier
      - Sea Zone 45: Japan 2 fighters, 1 transport, 1 aircraft carrier, 1
        battleship
      - Sea Zone 46: Japan 1 fighter, 1 transport, 1 destroyer, 1 aircraft
        carrier

      The whole map:
      https://fieldpost.test/tables/world/board.svg

      Review the game:
      https://fieldpost.test/tables/world/review/0?play=1

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
    expect(second?.subject).toBe('Tocca a te: Roma contro tutti (Axis & Allies: 1941) – Round 1, Germania, acquisto di unità');
    expect(body(second)).toMatchInlineSnapshot(`
      "Axis & Allies: 1941, Roma contro tutti
      Round 1, Germania, acquisto di unità

      TOCCA A TE

      Germania: Che cosa compra la Germania con 12 IPC?
      Rispondi entro martedì 5 agosto, ore 12:00 (Europe/Rome). Scaduto il
      tempo rispondono gli ordini permanenti, altrimenti la risposta
      predefinita del gioco; se non c’è, la partita aspetta.
      Regole, Comprare unità:
      https://fieldpost.test/rules/aa-1941/full#AA-P1

      Dai i tuoi ordini:
      https://fieldpost.test/tables/world

      FINORA

      In breve
      - 1 battaglia, nessuna persa.

      Preparazione
      - Round 1: tocca all'Unione Sovietica.

      Round 1, Unione Sovietica, acquisto di unità
      - L'Unione Sovietica compra 2 fanterie per 6 IPC; ne restano 1.

      Round 1, Unione Sovietica, movimento ostile
      - L'Unione Sovietica muove 3 fanterie: Russia → Russia occidentale.

      Round 1, Unione Sovietica, combattimento
      - Battaglia in Russia occidentale: l'Unione Sovietica attacca con 3
        fanterie contro 3 fanterie della Germania.
      - Attacco, round 1: 3 fanterie (1): 4 4 3 – nessun colpo a segno.
      - Difesa, round 1: 3 fanterie (2 o meno): 5 4 5 – nessun colpo a segno.
      - L'Unione Sovietica si ritira con 3 fanterie: Russia occidentale →
        Russia.
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
      - Unione Sovietica: 17 fanterie, 2 carri armati, 1 caccia, 1 sottomarino
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

      - Prezzi: fanteria 3, carro armato 6, caccia 10, bombardiere 12,
        sottomarino 6, trasporto 7, torpediniere 8, portaerei 12, corazzata
        16.
      - Unità che ogni complesso industriale può mobilitare: Germania 4.

          COMPRA numero unità, numero unità …
          COMPRA niente

      Pronti da scrivere, validi ora:
          COMPRA 3 fanterie
          COMPRA 2 fanterie

      Ciò che resta del turno, valido così com’è. Cambialo e rimandalo; quello
      che sta dietro # non si legge:
          COMPRA 4 fanterie
          # Qui gli attacchi, uno per riga; se sono più d’uno, manda ciò che segue questo FINE quando sono combattuti:
          # MUOVI 1 carro armato: Nord Africa > Sudan anglo-egiziano
          # MUOVI 1 fanteria: Russia occidentale > Russia
          FINE
          # Qui i movimenti senza combattimento, uno per riga:
          # MUOVI numero unità, …: spazio > spazio > …
          FINE
          PIAZZA 4 fanterie in Germania

      CHE COSA STA DOVE

      Unione Sovietica
      - Arcangelo: 3 fanterie
      - Caucaso: 3 fanterie, 1 carro armato
      - Carelia: 3 fanterie
      - Russia: 5 fanterie, 1 carro armato, 1 caccia
      - Siberia: 3 fanterie
      - Senza unità: Estremo Oriente sovietico, Urali

      Germania
      - Europa orientale: 4 fanterie, 2 carri armati
      - Germania: 3 fanterie, 1 caccia, 1 bombardiere
      - Nord Africa: 1 carro armato
      - Norvegia/Finlandia: 2 fanterie
      - Europa meridionale: 2 fanterie, 1 caccia
      - Ucraina: 3 fanterie, 2 carri armati
      - Russia occidentale: 3 fanterie
      - Europa occidentale: 2 fanterie, 1 carro armato, 1 caccia

      Regno Unito
      - Sudan anglo-egiziano: 2 fanterie, 1 carro armato
      - Australia: 1 fanteria
      - Canada orientale: 1 carro armato
      - India: 2 fanterie, 1 caccia
      - Unione Sudafricana: 1 fanteria
      - Regno Unito: 1 fanteria, 1 caccia, 1 bombardiere
      - Senza unità: Congo belga/Kenya, Borneo, Indie Orientali, Africa
        equatoriale francese, Madagascar francese, Africa occidentale
        francese, Gibilterra, Islanda, Africa orientale italiana, Medio
        Oriente, Nuova Guinea, Nuova Zelanda, Isole Salomone, Canada
        occidentale

      Giappone
      - Cina costiera: 2 fanterie
      - Giappone: 4 fanterie, 1 carro armato, 1 caccia, 1 bombardiere
      - Manciuria: 2 fanterie
      - Sud-est asiatico: 2 fanterie
      - Senza unità: Isole Caroline, Iwo Jima, Okinawa

      Stati Uniti
      - Stati Uniti orientali: 2 fanterie, 1 carro armato, 1 caccia, 1
        bombardiere
      - Isole Hawaii: 1 fanteria
      - Isole Filippine: 1 fanteria
      - Szechwan: 2 fanterie
      - Stati Uniti occidentali: 2 fanterie, 1 carro armato
      - Senza unità: Alaska, Brasile, America Centrale, Messico orientale,
        Groenlandia, Messico, Midway, Cina nord-occidentale, Isola di Wake,
        Indie Occidentali

      In mare e altrove
      - Zona di mare 4: Unione Sovietica 1 sottomarino
      - Zona di mare 5: Germania 1 sottomarino, 1 corazzata
      - Zona di mare 8: Regno Unito 1 sottomarino, 1 corazzata
      - Zona di mare 9: Germania 1 sottomarino
      - Zona di mare 10: Regno Unito 1 trasporto, 1 torpediniere
      - Zona di mare 11: Stati Uniti 1 trasporto
      - Zona di mare 14: Regno Unito 1 caccia, 1 portaerei
      - Zona di mare 16: Germania 1 sottomarino, 1 trasporto, 1 torpediniere
      - Zona di mare 29: Regno Unito 1 trasporto, 1 torpediniere
      - Zona di mare 31: Giappone 1 sottomarino, 1 torpediniere
      - Zona di mare 33: Regno Unito 1 sottomarino, 1 trasporto
      - Zona di mare 40: Stati Uniti 1 corazzata
      - Zona di mare 42: Stati Uniti 2 caccia, 1 sottomarino, 1 trasporto, 1
        portaerei
      - Zona di mare 45: Giappone 2 caccia, 1 trasporto, 1 portaerei, 1
        corazzata
      - Zona di mare 46: Giappone 1 caccia, 1 trasporto, 1 torpediniere, 1
        portaerei

      La mappa intera:
      https://fieldpost.test/tables/world/board.svg

      Ripercorri la partita:
      https://fieldpost.test/tables/world/review/0?play=1

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

  it('tell what a battle led to with the battle', async () => {
    const post = await testPost();
    const table = await evening(post, { id: 'battle', game: 'aa-revised', options: {} });
    const attacks = ['MOVE 3 infantry, 1 tank: Archangel > West Russia', 'MOVE 3 infantry, 1 artillery, 2 tanks: Russia > West Russia'];
    await table.play('ussr-uk-usa', 'BUY 8 infantry', ...attacks, 'MOVE 1 fighter: Russia > West Russia', 'END');
    await table.play('ussr-uk-usa', 'END', 'PLACE 8 infantry in Russia');
    post.clock.pass(pause);
    const [, fought = ''] = body(to(await collect(post), 'bruno'))?.split('Unione Sovietica, combattimento\n') ?? [];
    expect(fought.split('\n\n')[0]).toContain('conquista la Russia occidentale');
  });
});
