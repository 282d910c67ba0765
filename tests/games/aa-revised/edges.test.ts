import { describe, expect, it } from 'vitest';
import { aaRevised } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';
import { at } from './advantages';

const on = (turn: string, ...lines: string[]) => at(`Round 1, ${turn}`, ...lines);

describe('transports and bridging', () => {
  it('RREV-11.5: one ship bridges from two territories of its zone to a third', () => {
    const table = on(
      'Germany, combat-move',
      'sz5: Germany 1 transport',
      'Norway: 1 infantry',
      'Germany: 1 tank',
      'Karelia S.S.R.: 1 infantry',
    );
    table.when('ASSAULT Karelia S.S.R.: sz5, load infantry from Norway, load tank from Germany\nEND').dice(1, 1, 6).when('PROCEED');
    table.then({ at: { 'Karelia S.S.R.': '(Germany) 1 infantry [spent], 1 tank [spent]' } });
  });

  it('RREV-11.5: after a landing of a part the rest stays aboard and the ship where it is', () => {
    const table = on('UK, combat-move', 'sz6: UK 1 transport [carrying UK infantry + UK tank]', 'Norway: ');
    table.when('ASSAULT Norway: sz6, carrying UK infantry + UK tank, landing infantry\nEND\nPROCEED');
    table.then({
      refuses: {
        'FERRY sz6, carrying UK tank, unload tank to United Kingdom': 'E-TT-USED',
        'MOVE 1 transport: sz6 > sz7, carrying UK tank': 'E-ALREADY-MOVED',
      },
    });
  });

  it('RREV-11.5: after a bridge neither ship nor troops move on; a gun crosses with an infantry', () => {
    const table = on('UK, noncombat-move', 'sz6: UK 1 transport', 'United Kingdom: 1 AA gun, 1 infantry', 'Norway (UK): ');
    table.when('FERRY sz6, load AA gun + infantry from United Kingdom, unload AA gun + infantry to Norway');
    table.then({
      refuses: { 'MOVE 1 transport: sz6 > sz7': 'E-ALREADY-MOVED', 'MOVE 1 infantry: Norway > Karelia S.S.R.': 'E-ALREADY-MOVED' },
    });
  });

  it('RREV-6.2, RREV-6.11: a transport among enemies loads nothing, sails away, loads there and assaults', () => {
    const table = on(
      'UK, combat-move',
      'sz7: UK 1 transport [carrying UK infantry], Germany 1 submarine',
      'Norway: ',
      'United Kingdom: 1 infantry',
    );
    table.then({ refuses: { 'FERRY sz7, carrying UK infantry, load infantry from United Kingdom': 'E-LOAD-HOSTILE' } });
    table.when('ASSAULT Norway: sz7 > sz6, carrying UK infantry, load infantry from United Kingdom in sz6\nEND\nPROCEED');
    table.then({ at: { Norway: '(UK) 2 infantry [spent]' } });
  });

  it('RREV-8.1: aircraft alone may clear the zone of a landing', () => {
    const table = on(
      'UK, combat-move',
      'sz6: UK 1 transport [carrying UK infantry]',
      'United Kingdom: 2 fighters',
      'sz5: Germany 1 transport',
      'Karelia S.S.R. (Germany): ',
    );
    table
      .when('MOVE 2 fighters: United Kingdom > sz6 > sz5\nASSAULT Karelia S.S.R.: sz6 > sz5, carrying UK infantry')
      .dice(1, 6, 6)
      .when('END\nPROCEED');
    table.then({ at: { 'Karelia S.S.R.': 'UK 1 infantry [spent]' } });
  });
});

describe('forces of several powers', () => {
  it('RREV-8.4: troops land from an ally’s ship in their own turn, and own ships bombard for them, an ally’s never', () => {
    const landing = (turn: string, order: string, ships: string) =>
      on(`${turn}, combat-move`, ships, 'Norway: 1 infantry').when(`${order}\nEND`);
    const own = landing(
      'USA',
      'ASSAULT Norway: sz6, host UK, carrying USA infantry',
      'sz6: UK 1 transport [carrying USA infantry], USA 1 battleship',
    );
    own
      .dice(4)
      .when('PROCEED')
      .then({ at: { Norway: '(USA) 1 infantry [spent]' } });
    const theirs = landing(
      'UK',
      'ASSAULT Norway: sz6, carrying UK infantry',
      'sz6: USA 1 battleship, UK 1 transport [carrying UK infantry]',
    );
    theirs.dice(1, 6).when('PROCEED');
    expect(theirs.told('fire').map(({ step }) => step)).toEqual(['main', 'main']);
  });

  it('RREV-11.5: with a ship goes down what it carries, whosever it is', () => {
    const table = on('Germany, combat-move', 'sz6: UK 1 transport [carrying USA infantry + UK infantry], Germany 1 battleship');
    table
      .dice(1, 6)
      .when('END')
      .then({ at: { sz6: 'Germany 1 battleship [spent, fought]' } });
  });

  it('RREV-7.6: an ally’s destroyer lets the victims of submarines fire', () => {
    const table = on('Germany, combat-move', 'sz7: Germany 2 submarines, UK 1 transport, USA 1 destroyer');
    table
      .dice(1, 1, 1, 6)
      .when('END')
      .then({ at: { sz7: 'Germany 1 submarine [spent, fought]' } });
  });

  it('RREV-8.4: a fighter starts from an ally’s carrier in its own turn and comes back to it', () => {
    const table = on('UK, combat-move', 'sz6: USA 1 carrier, UK 1 fighter', 'sz5: Germany 1 transport');
    table.when('MOVE 1 fighter: sz6 > sz5').dice(1, 6).when('END').when('MOVE 1 fighter: sz5 > sz6\nEND');
    table.then({ at: { sz6: 'UK 1 fighter, USA 1 carrier' } });
  });

  it('RREV-6.7: guests on an attacking carrier are no losses to choose', () => {
    const table = on('USA, combat-move', 'sz51: USA 1 carrier, 1 submarine, UK 2 fighters', 'sz57: Japan 1 destroyer');
    table.when('MOVE 1 carrier, 1 submarine: sz51 > sz57').dice(6, 6, 1).when('END');
    table.then({ asks: ['casualties ussr-uk-usa'], refuses: { 'LOSE 1 UK fighter': 'E-CASUALTY-SET' } });
  });
});

describe('what a letter tells who answers by it alone', () => {
  it('RREV-12.0: what an advantage does that may be used now', () => {
    const table = on(
      'Germany, reaction',
      'Developments: UK Enigma decoded',
      'Anglo-Egypt: 2 infantry, Germany 1 tank [spent]',
      'Trans-Jordan: ',
    );
    const facts = (language: 'en' | 'it') => aaRevised.help(table.view('ussr-uk-usa'), table.question(), language).facts;
    expect(facts('en')?.[0]).toMatch(/^Enigma decoded: Once, after Germany/);
    expect(facts('it')?.[0]).toMatch(/^Enigma decifrato: Una volta/);
  });

  it('DP-6: how many hits there are to place, and which losses an ally proposes', () => {
    const table = given(aaRevised, { seating: 'ussr,germany,uk,japan,usa' }).position(
      'Round 1, Japan, combat-move',
      'India: UK 2 infantry, USA 1 infantry, Japan 3 tanks [spent]',
      'Origins: India from French Indochina',
    );
    table.dice(1, 6, 6).when('END');
    expect(aaRevised.help(table.view('uk'), table.question('uk'), 'en').question).toBe('Which of your units take 1 hit in India?');
    table.when('LOSE 1 USA infantry', 'uk').then({ asks: ['agree usa'] });
    expect(aaRevised.help(table.view('usa'), table.question('usa'), 'it').facts).toEqual(['Proposta: PERDI 1 USA fanteria.']);
  });
});

describe('canals, ways and zones', () => {
  it('RREV-2.3: a canal serves every ally and shuts out submarines; aircraft cross it, and a lost Panama is lost to all', () => {
    on('USA, combat-move', 'sz34: USA 1 submarine', 'sz15: Germany 1 transport').when('MOVE 1 submarine: sz34 > sz15');
    on('Germany, combat-move', 'sz15: Germany 1 submarine', 'sz34: UK 1 transport').then({
      refuses: { 'MOVE 1 submarine: sz15 > sz34': 'E-CANAL' },
    });
    on('Germany, combat-move', 'Southern Europe: 1 fighter', 'sz34: UK 1 transport', 'sz15: Germany 1 carrier').when(
      'MOVE 1 fighter: Southern Europe > sz14 > sz15 > sz34',
    );
    on('USA, noncombat-move', 'Panama (Japan): 1 infantry', 'sz20: USA 1 destroyer').then({
      refuses: { 'MOVE 1 destroyer: sz20 > sz19': 'E-CANAL' },
    });
  });

  it('RREV-6.9: a submarine leaves a destroyer’s zone as far as it goes, and is stopped by the next', () => {
    const table = on('Germany, combat-move', 'sz7: Germany 1 submarine, UK 1 destroyer', 'sz8: UK 1 destroyer');
    table.then({ refuses: { 'MOVE 1 submarine: sz7 > sz8 > sz2': 'E-STOP' } });
    table.when('MOVE 1 submarine: sz7 > sz12 > sz13');
  });

  it('RREV-6.2: a ship may leave one fight for another', () => {
    const table = on('Germany, combat-move', 'sz7: Germany 1 battleship, UK 1 destroyer', 'sz8: UK 1 transport');
    table
      .when('MOVE 1 battleship: sz7 > sz8')
      .dice(1, 6)
      .when('END')
      .then({ at: { sz7: 'UK 1 destroyer' } });
  });

  it('RREV-6.10 (L2606): a blitz may end in another friendly territory', () => {
    const table = on('Germany, combat-move', 'Ukraine S.S.R.: 1 tank', 'West Russia (USSR): ', 'Belorussia: 1 infantry');
    table.when('MOVE 1 tank: Ukraine S.S.R. > West Russia > Belorussia').then({ at: { Belorussia: '1 infantry, 1 tank [spent]' } });
  });

  it('RREV-9.3: no aircraft lands in what was taken or freed this turn', () => {
    on('UK, noncombat-move', 'Captured: Karelia S.S.R. from Germany', 'Karelia S.S.R.: UK 1 infantry', 'United Kingdom: 1 fighter').then({
      refuses: { 'MOVE 1 fighter: United Kingdom > sz3 > sz4 > Karelia S.S.R.': 'E-LANDING-FRESH' },
    });
  });
});

describe('capitals, complexes and the end of a round', () => {
  it('RREV-8.7: what an Axis power frees goes back to the other; for an owner without capital the liberator keeps it', () => {
    const japan = on('Japan, combat-move', 'Ukraine S.S.R. (USSR): 1 infantry', 'Caucasus (Japan): Japan 2 tanks');
    japan
      .when('MOVE 2 tanks: Caucasus > Ukraine S.S.R.')
      .dice(1, 1, 6)
      .when('END')
      .then({ at: { 'Ukraine S.S.R.': 'Japan 2 tanks [spent]' } });
    const usa = on('USA, combat-move', 'United Kingdom (Germany): Germany 1 infantry', 'India (Japan): ', 'Persia: USA 1 infantry');
    usa.when('MOVE 1 infantry: Persia > India\nEND').then({ at: { India: '(USA) 1 infantry [spent]' } });
  });

  it('RREV-9.9: nobody uses the complex that an ally without capital still holds', () => {
    const table = on('UK, mobilise', 'Russia (Germany): Germany 1 infantry', 'Caucasus: USSR 1 infantry', 'Bought: 1 infantry');
    table.then({ refuses: { 'PLACE 1 infantry in Caucasus': 'E-IC-INELIGIBLE' } });
  });

  it('RREV-9.9: in a zone between two complexes each makes no more than its own', () => {
    const table = on('Japan, mobilise', 'Complexes: Japan, Manchuria', 'Bought: 11 submarines');
    table.then({ refuses: { 'PLACE 9 submarines in sz61 from Japan, 2 submarines in sz61 from Manchuria': 'E-IC-LIMIT' } });
    table.when('PLACE 8 submarines in sz61 from Japan, 3 submarines in sz61 from Manchuria');
  });

  it('RREV-9.10: a new carrier among enemies takes fighters from its own complex alone; the enemy may leave or fight', () => {
    const usa = on('USA, mobilise', 'Bought: 1 carrier', 'Eastern United States: 1 fighter');
    usa.then({
      refuses: {
        'PLACE 1 carrier in sz55 from Western United States, load 1 fighter from Eastern United States in sz55': 'E-PLACE-CARRIER',
      },
    });
    const table = on('Germany, mobilise', 'Bought: 1 carrier, 1 fighter', 'sz5: UK 1 submarine', 'Germany: 1 fighter');
    table.when('PLACE 1 carrier in sz5, 1 fighter in sz5, load 1 fighter from Germany in sz5');
    table.until('combat-move').when('MOVE 1 submarine: sz5 > sz6 > sz7');
  });

  it('RREV-10.2: eight cities at the end of the round win; seven after a loss do not', () => {
    const axis = ['Karelia S.S.R. (Germany): Germany 1 infantry', 'Russia (Germany): Germany 1 infantry'];
    on('USA, noncombat-move', ...axis)
      .when('END')
      .then({ over: 'victory-minor' });
    on('USA, noncombat-move', ...axis, 'Kwangtung (USA): 1 infantry')
      .when('END')
      .until('research')
      .then({ over: null });
  });
});
