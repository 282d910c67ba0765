import { describe, expect, it } from 'vitest';
import { languages } from '../../../lib/engine';
import { aaRevised } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

const position = (...lines: string[]) => given(aaRevised).position('Round 1, UK, combat-move', ...lines);
const troops = 'carrying UK infantry, landing UK infantry in Norway';
const shooting = (table: ReturnType<typeof position>) => table.told('fire').map(({ side, step }) => `${step} ${side}`);

describe('RREV-7.5: bombardment', () => {
  it('RREV-7.5: battleships of the landing zone fire first, once; what they hit does not fire back', () => {
    const table = position('Norway: 2 infantry', `sz3: UK 1 battleship, 1 transport [${troops}]`);
    table.when('END').dice(4, 6, 2).when('PROCEED');
    expect(shooting(table)).toEqual(['bombard attack', 'main attack', 'main defence']);
    expect(table.told('fire')[0]?.rolls).toEqual([{ owner: 'uk', type: 'battleship', needs: 4, dice: [4] }]);
    expect(table.told('fire')[2]?.rolls[0]?.dice.length).toBe(1);
    table.then({ at: { sz3: 'UK 1 transport [spent], 1 battleship [spent, fought]' } });
  });

  it('RREV-7.5: its hits fall on land units alone', () => {
    const table = position('Norway: 1 infantry, 1 fighter', `sz3: UK 2 battleships, 1 transport [${troops}]`);
    table.when('END').dice(1, 1, 6, 1).when('PROCEED');
    expect(table.told('losses')[0]?.losses).toEqual([{ owner: 'germany', type: 'infantry', count: 1 }]);
    expect(table.told('fire')[2]?.rolls.map((each) => each.type)).toEqual(['fighter']);
  });

  it('RREV-7.5: where no land unit defends nobody bombards', () => {
    const table = position('Norway: 1 fighter', `sz3: UK 1 battleship, 1 transport [${troops}]`);
    table.when('END').dice(1, 6).when('PROCEED');
    expect(shooting(table)).toEqual(['main attack', 'main defence']);
  });

  it('RREV-4.3: destroyers do with combined bombardment, on 3', () => {
    const table = position(
      'Developments: UK combined bombardment',
      'Norway: 1 infantry',
      `sz3: UK 1 destroyer, 1 battleship, 1 transport [${troops}]`,
    );
    table.when('END').dice(6, 3).when('PROCEED');
    expect(table.told('fire')[0]?.rolls.map(({ type, needs }) => `${type} ${needs}`)).toEqual(['destroyer 3', 'battleship 4']);
    expect(table.state.control.norway).toBe('uk');
  });

  it('RREV-8.1: ships that fought at sea before do not', () => {
    const table = position('Norway: 1 infantry', `sz3: Germany 1 transport, UK 1 battleship, 1 transport [${troops}]`);
    table.dice(4, 6).when('END').dice(1, 6).when('PROCEED');
    expect(shooting(table)).toEqual(['main attack', 'main defence', 'main attack', 'main defence']);
  });

  it('RREV-7.5: ships that retreated into the zone do not either', () => {
    const table = position(
      'Origins: sz2 from sz3',
      'Norway: 1 infantry',
      'sz2: Germany 1 destroyer, UK 1 battleship',
      `sz3: UK 1 transport [${troops}]`,
    );
    table.when('END').dice(6, 6).when('battle sz2').when('retreat to sz3');
    table.dice(1, 6).when('PROCEED');
    expect(shooting(table).slice(2)).toEqual(['main attack', 'main defence']);
  });

  it('DPREV-2: ships can be told to hold their fire, or to fire at another landing', () => {
    const shores = [
      'Norway: 1 infantry',
      'Karelia S.S.R. (Germany): 1 infantry',
      'sz5: UK 2 battleships, 1 transport [carrying UK infantry, landing UK infantry in Norway], 1 transport [carrying UK tank, landing UK tank in Karelia S.S.R.]',
    ];
    const usual = position(...shores)
      .when('END')
      .when('battle Norway')
      .dice(6, 6, 1, 6)
      .when('PROCEED');
    usual.dice(3, 6).when('PROCEED');
    expect(usual.told('fire')[0]).toMatchObject({ space: 'norway', step: 'bombard', rolls: [{ dice: [6, 6] }] });
    expect(usual.told('fire').filter((each) => each.step === 'bombard').length).toBe(1);
    const split = position(...shores).when('BOMBARD 1 battleship in sz5 to Karelia S.S.R.\nEND');
    split.when('battle Karelia S.S.R.').dice(4).when('PROCEED');
    expect(split.told('fire')).toMatchObject([{ space: 'karelia-ssr', step: 'bombard', rolls: [{ dice: [4] }] }]);
    const held = position(...shores)
      .when('HOLD FIRE 2 battleships in sz5\nEND')
      .when('battle Norway')
      .dice(1, 6)
      .when('PROCEED');
    held.dice(3, 6).when('PROCEED');
    expect(held.told('fire').some((each) => each.step === 'bombard')).toBe(false);
  });

  it('DPREV-2: what was said can be taken back; what changes nothing is refused', () => {
    const table = position('Norway: 1 infantry', `sz3: UK 1 battleship, 1 transport [${troops}]`);
    table.then({ refuses: { 'BOMBARD nothing in sz3 to Norway': 'E-ALREADY-MOVED', 'HOLD FIRE nothing in sz3': 'E-ALREADY-MOVED' } });
    table.when('BOMBARD 1 battleship in sz3 to Norway').then({
      refuses: { 'BOMBARD 1 battleship in sz3 to Norway': 'E-ALREADY-MOVED', 'HOLD FIRE 1 battleship in sz3': 'E-UNITS' },
    });
    const [refused] = table.refusal('HOLD FIRE 1 battleship in sz3');
    expect(refused?.text).toContain('take those back first, for example with BOMBARD nothing in sz3 to Norway.');
    table.when('BOMBARD nothing in sz3 to Norway').then({ at: { Bombards: '' } });
    table.when('HOLD FIRE 1 battleship in sz3').then({ at: { Bombards: 'sz3: 1 battleship' } });
    table.when('HOLD FIRE nothing in sz3').then({ at: { Bombards: '' } });
    expect(table.state.turn).not.toHaveProperty('bombards');
  });

  it('DPREV-2: only ships that are there, at a shore that is assaulted from there', () => {
    position('Norway: 1 infantry', `sz3: UK 1 battleship, 1 transport [${troops}]`, 'sz2: UK 1 battleship').then({
      refuses: {
        'BOMBARD 2 battleships in sz3 to Norway': 'E-UNITS',
        'BOMBARD 1 destroyer in sz3 to Norway': 'E-UNITS',
        'BOMBARD 1 battleship in sz3 to Karelia S.S.R.': 'E-AMPHIB-UNDECLARED',
        'BOMBARD 1 battleship in sz2 to Norway': 'E-AMPHIB-UNDECLARED',
      },
    });
  });

  it('DPREV-2: the rest of the ships fire at the dearest shore beside those that were told to', () => {
    const table = position('Norway: 3 infantry', `sz3: UK 2 battleships, 1 transport [${troops}]`);
    table.when('BOMBARD 1 battleship in sz3 to Norway\nEND').dice(4, 4, 6, 1).when('PROCEED');
    expect(table.told('fire')[0]?.rolls).toEqual([{ owner: 'uk', type: 'battleship', needs: 4, dice: [4, 4] }]);
  });

  it('the form offers all that may be said of them, and the picture shows it', () => {
    const table = position('Norway: 1 infantry', `sz3: UK 1 battleship, 1 transport [${troops}]`);
    const offered = table.offers().filter((line) => /BOMBARD|HOLD/.test(line));
    expect(offered).toEqual(['BOMBARD 1 battleship in sz3 to Norway', 'HOLD FIRE 1 battleship in sz3']);
    for (const line of offered) expect(table.reads(line)).toBe(line);
    table.when('BOMBARD 1 battleship in sz3 to Norway');
    expect(table.offers().filter((line) => /BOMBARD|HOLD/.test(line))).toEqual(['BOMBARD nothing in sz3 to Norway']);
    const titles = aaRevised.paint(table.view('public'), 'en').arrows?.map((each) => each.title);
    expect(titles).toContain('Bombardment: 1 battleship → Norway');
  });

  it.each([
    { type: 'bombard', zone: 'sz3', target: 'norway', units: { battleship: 2 } },
    { type: 'bombard', zone: 'sz3', units: { destroyer: 1, battleship: 1 } },
    { type: 'landing', target: 'norway', proceed: true },
    { type: 'landing', target: 'norway', proceed: false },
  ] as const)('%j is read as it is written, in both languages', (order) => {
    const table = position('sz3: UK 1 battleship');
    for (const language of languages) {
      const read = aaRevised.parse(aaRevised.format(order, language), table.view('public'), table.question(), language);
      expect(read).toEqual({ ok: true, value: order });
    }
  });

  it('house option low luck: a bombardment is a volley of its own', () => {
    const table = given(aaRevised, { lowLuck: true }).position(
      'Round 1, UK, combat-move',
      'Norway: 3 infantry',
      `sz3: UK 2 battleships, 1 transport [${troops}]`,
    );
    table.when('END').dice(2, 6, 2).when('PROCEED');
    expect(table.told('fire')[0]).toMatchObject({ step: 'bombard', luck: [{ strength: 8, die: 2 }], hits: 2 });
  });
});

describe('RREV-8.1 to 8.3: assaults', () => {
  it('RREV-8.1: the sea part comes before its landing, submerged submarines do not hinder it', () => {
    const table = position('Origins: sz3 from sz2', 'Norway: ', `sz3: Germany 1 submarine, UK 1 battleship, 1 transport [${troops}]`);
    table.dice(6, 6).when('END').when('press').when('submerge 1').when('PROCEED');
    expect(table.state.control.norway).toBe('uk');
    table.then({ at: { sz3: 'Germany 1 submarine [submerged], UK 1 transport [spent], 1 battleship [spent, fought]' } });
  });

  it('RREV-8.2: a landing may be called off when its turn comes, and goes nowhere else', () => {
    const table = position('Norway: 1 infantry', `sz3: UK 1 battleship, 1 transport [${troops}]`).when('END');
    table.then({
      asks: ['landing ussr-uk-usa'],
      refuses: { 'PROCEED in Finland': 'E-NOTATION', 'PROCEED in Karelia S.S.R.': 'E-AMPHIB-REDIRECT' },
    });
    table.when('CALL OFF');
    table.then({ asks: ['noncombat-move ussr-uk-usa'], at: { sz3: 'UK 1 transport [carrying UK infantry], 1 battleship' } });
  });

  it('RREV-8.2: who wants to be asked about landings is', () => {
    const table = position('Norway: ', `sz3: UK 1 transport [${troops}]`).when('END');
    const policy = aaRevised.defaultPolicy(table.state.options, 'ussr-uk-usa');
    const asked = table.question();
    expect(aaRevised.answer(table.view('public'), asked, policy)).toEqual({ type: 'landing', target: 'norway', proceed: true });
    expect(aaRevised.answer(table.view('public'), asked, { ...policy, ask: ['landing'] })).toBeNull();
  });

  it('RREV-8.2: the standing orders go ahead, and so does the deadline', () => {
    const table = position('Norway: ', `sz3: UK 1 transport [${troops}]`).when('END');
    table.expire();
    expect(table.state.control.norway).toBe('uk');
  });

  it('RREV-8.3: no land unit retreats from an assault, not even one that came by land; aircraft may', () => {
    const table = position(
      'Origins: Norway from Karelia S.S.R.',
      'Norway: 3 infantry, UK 1 infantry, 1 fighter [1 left]',
      `sz3: UK 1 transport [${troops}]`,
    );
    table.when('END').dice(6, 6, 6, 6, 6, 6).when('PROCEED');
    table.then({ asks: ['press ussr-uk-usa'], refuses: { 'retreat to Karelia S.S.R.': 'E-RETREAT-DEST' } });
    table.dice(1, 1, 1, 1, 6).when('retreat');
    expect(table.last('retreat')).toMatchObject({ to: null, units: { fighter: 1 } });
    expect(table.told('fire')[2]?.rolls).toEqual([{ owner: 'uk', type: 'infantry', needs: 1, dice: [1, 1] }]);
  });

  it('RREV-8.3: where nothing lands it is an ordinary battle', () => {
    const table = position(
      'Origins: Norway from Karelia S.S.R.',
      'Norway: 3 infantry, UK 2 infantry',
      `sz3: UK 1 transport [${troops}]`,
    ).when('END');
    table.dice(6, 6, 6, 6, 6).when('CALL OFF');
    expect(table.last('battle').amphibious).toBe(false);
    table.when('retreat to Karelia S.S.R.');
    table.then({ at: { 'Karelia S.S.R.': 'UK 2 infantry [spent]' } });
  });

  it('RREV-8.1: transports in the sea part fight with the fleet and carry their troops down', () => {
    const table = position('Norway: 1 infantry', `sz3: Germany 1 battleship, UK 1 destroyer, 1 transport [${troops}]`);
    table.dice(6, 4).when('END');
    table.dice(6, 4).when('lose 1 transport carrying UK infantry');
    expect(table.told('battle').map((each) => each.space)).toEqual(['sz3']);
    table.then({ at: { sz3: 'Germany 1 battleship' } });
  });

  it('RREV-6.11: a zone that stays hostile lets nobody ashore', () => {
    const table = position('Origins: sz3 from sz2', 'Norway: ', `sz3: Germany 1 battleship, UK 1 destroyer, 1 transport [${troops}]`);
    table.dice(6, 6).when('END').when('retreat to sz2');
    expect(table.told('ashore')).toEqual([]);
    table.then({ at: { sz2: 'UK 1 transport [spent, carrying UK infantry], 1 destroyer [spent]' } });
  });

  it('RREV-8.1: one territory may be assaulted from several zones, and each zone’s ships bombard', () => {
    const table = position(
      'Norway: 3 infantry',
      `sz3: UK 1 battleship, 1 transport [${troops}]`,
      `sz5: UK 1 battleship, 1 transport [${troops}]`,
    );
    table.when('END').dice(4, 4, 6, 1, 6).when('PROCEED');
    expect(table.told('fire')[0]?.rolls[0]?.dice).toEqual([4, 4]);
    expect(table.told('ashore').length).toBe(2);
  });

  it('a position in the middle of a landing is read as it is written', () => {
    const table = position('Norway: 2 infantry, 1 artillery', `sz3: UK 1 battleship, 1 transport [${troops}]`).when('END');
    for (const next of [() => table, () => table.dice(4).when('PROCEED')]) {
      const { state } = next();
      const read = aaRevised.parsePosition(aaRevised.formatPosition(state), state.options);
      expect(read.ok && read.value).toEqual(state);
    }
    table.then({ asks: ['casualties germany-japan'] });
  });
});
