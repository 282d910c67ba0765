import { describe, expect, it } from 'vitest';
import { canonical, languages } from '../../../lib/engine';
import { aaRevised } from '../../../lib/games/axis-allies';
import { acceptedVoyages } from '../../support/accepted-orders';
import { given } from '../../support/given';

/** Japan's transport off the Carolines, with Wake Island on its way to Hawaii. */
const position = (...lines: string[]) =>
  given(aaRevised).position('Round 1, Japan, combat-move', 'Developments: Japan Lightning assaults', ...lines);
const troops = 'Caroline Islands: 1 infantry, 1 artillery';
const shores = ['Wake Island (USA):', 'Hawaiian Islands: '];
const ship = 'sz50: Japan 1 transport';
const boarding = 'load infantry + artillery from Caroline Islands';
const voyage = `ASSAULT Hawaiian Islands: sz50 > sz51 > sz52, ${boarding}`;
const first = 'first infantry to Wake Island from sz51';

describe('N-JP4 (L3417): lightning assaults', () => {
  it('N-JP4: who lands on the way is ashore while the ship sails on with the rest', () => {
    position(troops, ...shores, ship)
      .when(`${voyage}, ${first}`)
      .then({
        tells: [
          {
            type: 'sail',
            first: { type: 'infantry', to: 'wake-island', at: 'sz51' },
            lands: { to: 'hawaiian-islands', units: ['artillery'] },
          },
        ],
        at: {
          'Wake Island': '(USA) Japan 1 infantry [spent, by sea]',
          sz52: 'Japan 1 transport [spent, carrying Japan artillery, landing Japan artillery in Hawaiian Islands]',
          Parties: 'sz51 to Wake Island',
        },
      });
  });

  it('N-JP4: of ways that are alike the ship takes one past the first landing; two ships may make the same', () => {
    const cargo = 'carrying Japan infantry + Japan artillery';
    const table = position(...shores, `sz50: Japan 2 transports [${cargo}]`);
    for (const type of ['infantry', 'artillery']) {
      table.when(`ASSAULT Hawaiian Islands: sz50 > sz51 > sz52, ${cargo}, first ${type} to Wake Island from sz51`);
      table.then({ tells: [{ type: 'sail', path: ['sz50', 'sz51', 'sz52'] }] });
    }
    table.then({
      at: { 'Wake Island': '(USA) Japan 1 infantry [spent, by sea], 1 artillery [spent, by sea]', Parties: 'sz51 to Wake Island' },
    });
  });

  it('N-JP4: without the advantage no ship lands on the way', () => {
    given(aaRevised)
      .position('Round 1, Japan, combat-move', troops, ...shores, ship)
      .then({ refuses: { [`${voyage}, ${first}`]: 'E-NA' } });
  });

  it('N-JP4: over the turn one land unit and one infantry in all, and each landing takes somebody who can fight', () => {
    position(
      'Caroline Islands: 2 infantry, 1 artillery, 1 AA gun',
      ...shores,
      'sz50: Japan 1 transport [carrying Japan infantry]',
      'sz51: Japan 1 transport',
    ).then({
      refuses: {
        [`${voyage}, carrying Japan infantry, ${first}`]: 'E-CAPACITY',
        [`ASSAULT Hawaiian Islands: sz50 > sz51 > sz52, carrying Japan infantry, ${first}`]: 'E-AMPHIB-UNDECLARED',
        [`ASSAULT Hawaiian Islands: sz50 > sz51 > sz52, carrying Japan infantry, load AA gun from Caroline Islands, ${first}`]: 'E-AA-MOVE',
        'ASSAULT Hawaiian Islands: sz50 > sz51 > sz52, carrying Japan infantry, load AA gun from Caroline Islands, first AA gun to Wake Island':
          'E-AA-MOVE',
        'ASSAULT Hawaiian Islands: sz50 > sz51 > sz52, carrying Japan infantry, load infantry from Caroline Islands, first artillery to Wake Island':
          'E-UNITS',
      },
    });
  });

  it('N-JP4: the ship lands in two territories and moves on between them', () => {
    position(
      'Manchuria: 1 infantry, 1 artillery',
      'Kwangtung (USA):',
      'Soviet Far East: ',
      'Buryatia S.S.R.: ',
      ...shores,
      'sz61: Japan 1 transport [carrying Japan infantry + Japan artillery]',
      'sz51: Japan 1 transport [carrying Japan infantry + Japan artillery]',
    ).then({
      refuses: {
        // two shores of one zone
        'ASSAULT Soviet Far East: sz61 > sz62, carrying Japan infantry + Japan artillery, first infantry to Buryatia S.S.R. from sz62':
          'E-PATH',
        // a zone that is not on the way, and a shore that is not there
        'ASSAULT Hawaiian Islands: sz51 > sz52, carrying Japan infantry + Japan artillery, first infantry to Wake Island from sz57':
          'E-PATH',
        'ASSAULT Hawaiian Islands: sz51 > sz52, carrying Japan infantry + Japan artillery, first infantry to Midway from sz51': 'E-PATH',
        // the same territory, out of two zones
        'ASSAULT Buryatia S.S.R.: sz61 > sz60 > sz62, carrying Japan infantry + Japan artillery, first infantry to Buryatia S.S.R. from sz60':
          'E-OFFLOAD-TWICE',
        // own ground
        'ASSAULT Buryatia S.S.R.: sz61 > sz60, carrying Japan infantry + Japan artillery, first infantry to Manchuria from sz61':
          'E-CM-NO-COMBAT',
      },
    });
  });

  it('N-JP4: it may land where it begins, and ends its move in the first hostile zone', () => {
    const cargo = 'carrying Japan infantry + Japan artillery';
    const table = position(...shores, `sz51: Japan 1 transport [${cargo}]`, 'sz52: USA 1 destroyer, Japan 1 submarine [spent]', 'Midway: ');
    table.then({ refuses: { [`ASSAULT Midway: sz51 > sz52 > sz56, ${cargo}, first infantry to Hawaiian Islands from sz52`]: 'E-STOP' } });
    expect(table.takes(`ASSAULT Hawaiian Islands: sz51 > sz52, ${cargo}, first infantry to Wake Island from sz51`)).toBe(true);
  });

  it('N-JP4: a ship that begins among enemies lands nobody there before it leaves', () => {
    const cargo = 'carrying Japan infantry + Japan artillery';
    position(...shores, `sz51: USA 1 destroyer, Japan 1 transport [${cargo}]`).then({
      refuses: { [`ASSAULT Hawaiian Islands: sz51 > sz52, ${cargo}, first infantry to Wake Island`]: 'E-OFFLOAD-HOSTILE' },
    });
  });

  it('N-JP4: after the first landing nobody boards any more', () => {
    const cargo = 'carrying Japan infantry';
    position(troops, ...shores, 'New Guinea (UK):', `sz51: Japan 1 transport [${cargo}]`).then({
      refuses: {
        [`ASSAULT New Guinea: sz51 > sz50 > sz47, ${cargo}, load artillery from Caroline Islands, first infantry to Wake Island`]:
          'E-LOAD-AFTER-OFFLOAD',
      },
    });
  });

  it('N-JP4: both landings stand in one order', () => {
    const table = position(troops, ...shores, ship).when(`ASSAULT Wake Island: sz50 > sz51, ${boarding}, landing infantry`);
    table.then({
      refuses: { 'ASSAULT Hawaiian Islands: sz51 > sz52, carrying Japan infantry + Japan artillery': 'E-OFFLOAD-TWICE' },
    });
    const [said] = table.refusal('ASSAULT Hawaiian Islands: sz51 > sz52, carrying Japan infantry + Japan artillery');
    expect(said?.text).toContain('first');
  });

  it('N-JP4, RREV-8.2: the first landing is not called off, the second may be', () => {
    const table = position(troops, ...shores, ship)
      .when(`${voyage}, ${first}`)
      .when('END');
    table.then({ asks: ['landing germany-japan'], refuses: { 'CALL OFF in Wake Island': 'E-AMPHIB-REDIRECT' } });
    table.when('CALL OFF');
    expect(table.state.control['hawaiian-islands']).toBe('usa');
    table.then({ at: { 'Wake Island': '1 infantry [spent]', sz52: 'Japan 1 transport [spent, carrying Japan artillery]' } });
  });

  it('N-JP4, RREV-8.1: who landed first fights on when the ship is sunk in the zone of the second', () => {
    const table = position(
      'Wake Island (USA): 1 infantry',
      'Hawaiian Islands: ',
      'sz52: USA 1 destroyer, Japan 1 submarine [spent]',
      'sz51: Japan 1 transport [carrying Japan infantry + Japan artillery]',
    );
    table.when('ASSAULT Hawaiian Islands: sz51 > sz52, carrying Japan infantry + Japan artillery, first artillery to Wake Island');
    table.when('END').dice(6, 1).when('battle sz52').when('lose 1 transport carrying Japan infantry');
    table.dice(6, 1, 2, 6).when('press');
    expect(table.told('ashore')).toEqual([]);
    expect(table.state.control['wake-island']).toBe('japan');
  });

  it('N-JP4, RREV-7.5: ships may join the first landing, and bombard there', () => {
    const table = position(troops, 'Wake Island (USA): 2 infantry', 'Hawaiian Islands: ', ship, 'sz58: Japan 1 battleship');
    table.then({ refuses: { 'MOVE 1 battleship: sz58 > sz51': 'E-CM-NO-COMBAT' } });
    table.when(`${voyage}, first artillery to Wake Island`).when('MOVE 1 battleship: sz58 > sz51').when('END');
    table.dice(4, 6, 6, 2, 6).when('CALL OFF');
    expect(table.told('fire').map(({ step, side }) => `${step} ${side}`)).toEqual([
      'bombard attack',
      ...['main attack', 'main defence', 'main attack', 'main defence'],
    ]);
    expect(table.state.control['wake-island']).toBe('japan');
  });

  it('N-JP4, RREV-7.5: ships that retreated into its zone do not', () => {
    const table = position(
      'Origins: sz58 from sz51',
      troops,
      'Wake Island (USA): 2 infantry',
      'Hawaiian Islands: ',
      ship,
      'sz58: USA 1 destroyer, Japan 1 battleship [spent]',
    );
    table.when(`${voyage}, first artillery to Wake Island`).when('END').when('CALL OFF');
    table.dice(6, 6).when('battle sz58').dice(2, 6, 6, 2, 6).when('retreat to sz51');
    expect(table.told('fire').some(({ step }) => step === 'bombard')).toBe(false);
  });

  it('N-JP4, RREV-8.3: of an assault that landed on the way nobody retreats by land', () => {
    const cargo = 'carrying Japan infantry + Japan artillery';
    const table = position(
      'Origins: Buryatia S.S.R. from Manchuria',
      'Buryatia S.S.R.: 2 infantry, Japan 1 infantry [spent]',
      'Soviet Far East: ',
      `sz61: Japan 1 transport [${cargo}]`,
    );
    table.when(`ASSAULT Soviet Far East: sz61 > sz60 > sz62, ${cargo}, first artillery to Buryatia S.S.R. from sz60`).when('END');
    table.dice(6, 6, 6, 6, 1, 1, 6, 6).when('PROCEED');
    expect(table.told('fire')).toHaveLength(4);
    expect(table.last('battle')).toMatchObject({ space: 'buryatia-ssr', amphibious: true });
  });

  it.each([
    ['troops aboard', 'carrying Japan infantry + Japan artillery', 'Japan: ', 'sz61 > sz60 > sz62'],
    ['troops that board, of which a gun does not land', 'carrying Japan infantry', 'Manchuria: 1 tank, 1 AA gun', 'load tank'],
  ])('N-JP4: the form offers every first landing that the rules accept, of %s, and the picture shows it', (_title, cargo, land, part) => {
    const table = position(land, 'Buryatia S.S.R.: ', 'Soviet Far East: ', `sz61: Japan 1 transport [${cargo}]`);
    const offers = table.offers().filter((line) => line.startsWith('ASSAULT'));
    expect(new Set(offers).size).toBe(offers.length);
    expect(offers.toSorted()).toEqual([...acceptedVoyages(table)].filter((line) => line.startsWith('ASSAULT')).sort());
    const landing = offers.filter((line) => line.includes('first'));
    expect(landing.filter((line) => line.includes(part))).toHaveLength(2);
    expect(landing).toHaveLength(2);
    table.when(landing[0] ?? '');
    const ways = aaRevised.paint(table.view('public'), 'en').arrows?.map(({ path }) => path);
    expect(ways).toContainEqual(['sz60', 'buryatia-ssr']);
  });

  it('N-JP4: a position with a landing on the way reads back, before the battles and in them', () => {
    const table = position(troops, 'Wake Island (USA): 2 infantry', 'Hawaiian Islands: 1 infantry', ship);
    table.when(`${voyage}, ${first}`);
    const readsBack = () => {
      const read = aaRevised.parsePosition(aaRevised.formatPosition(table.state), table.state.options);
      expect(canonical(read)).toBe(canonical({ ok: true, value: table.state }));
      expect(aaRevised.invariants?.(table.state)).toEqual([]);
    };
    readsBack();
    table.when('END');
    readsBack();
  });

  it.each([
    ['en', `${voyage}, first 1 infantry to Wake Island`],
    [
      'it',
      'ASSALTA Isole Hawaii: zm50 > zm51 > zm52, carica fanteria + artiglieria da Isole Caroline, prima fanteria verso Isola di Wake da zm51',
    ],
  ] as const)('N-JP4: the order reads as it is written (%s)', (language, line) => {
    const table = position(troops, ...shores, ship);
    const read = aaRevised.parse(line, table.view('public'), table.question(), language);
    if (!read.ok) throw new Error(canonical(read.error));
    expect(read.value).toMatchObject({ first: { type: 'infantry', to: 'wake-island', at: 'sz51' } });
    for (const each of languages)
      expect(aaRevised.parse(aaRevised.format(read.value, each), table.view('public'), table.question(), each)).toEqual(read);
  });
});
