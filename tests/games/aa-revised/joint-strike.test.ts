import { describe, expect, it } from 'vitest';
import { aaRevised } from '../../../lib/games/axis-allies';
import { stepsToLand } from '../../../lib/games/axis-allies/rules/air';
import { given } from '../../support/given';

/** A joint strike in the American turn, at a table where every power has a seat of its own. */
const strike = (phase: string, ...lines: string[]) =>
  given(aaRevised, { seating: 'ussr,germany,uk,japan,usa' }).position(
    `Round 1, USA, ${phase}`,
    'Developments: UK Joint strike',
    'Used: Joint strike',
    'Led: USA, UK',
    ...lines,
  );

describe('N-UK2: who leads a joint strike answers for it', () => {
  it('N-UK2, DP-4: the American player says whether attacking British submarines submerge', () => {
    const table = strike(
      'combat',
      'Pending: none',
      'Battle: sea sz8, round 2, attacker-submerges, main volley',
      'sz8: UK 1 submarine, USA 1 submarine, Germany 1 battleship',
    );
    table.then({ asks: ['submerge usa', 'submerge usa'] });
    table.when('SUBMERGE 1').then({ at: { Dived: 'UK' }, asks: ['submerge usa'] });
  });

  it('N-UK2: the question says that British moves follow, and then that battles do', () => {
    const table = strike('combat-move', 'sz10: USA 1 destroyer', 'sz2: UK 1 destroyer', 'sz9: Germany 1 submarine');
    const asked = () => aaRevised.help(table.view('usa'), table.question(), 'en').question;
    expect(asked()).toContain('END closes these moves, and those of the United Kingdom follow.');
    const closing = () => {
      const first = aaRevised.prompt(table.view('usa'), table.question(), [], 'en');
      return first.kind === 'pick' ? first.choices.find(({ value }) => value === 'end')?.hint : null;
    };
    expect(closing()).toBe('The moves of the United Kingdom follow, then the battles.');
    table.when('END');
    expect(closing()).toBe('Battles are fought; what was not announced is not attacked.');
    expect(asked()).toContain('END closes it, and the battles begin.');
  });

  it('N-UK2: in the noncombat move no British transport sails or takes troops aboard, and the form offers none', () => {
    const table = strike(
      'noncombat-move',
      'United Kingdom: UK 1 infantry',
      'Eastern Canada: UK 1 infantry',
      'sz1: USA 1 transport',
      'sz2: UK 1 transport [carrying UK infantry]',
      'sz7: UK 1 fighter [2 left]',
    ).when('END');
    table.then({
      refuses: {
        'FERRY sz2 > sz8, load infantry from United Kingdom in sz2': 'E-ALREADY-MOVED',
        'FERRY sz2, carrying UK infantry, unload infantry to United Kingdom': 'E-ALREADY-MOVED',
        'FERRY sz1, host USA, load infantry from Eastern Canada in sz1': 'E-ALREADY-MOVED',
      },
    });
    expect(table.offers().filter((each) => !each.startsWith('MOVE 1 fighter'))).toEqual(['END']);
  });

  it('N-UK2, R41-6.5: a consent asked for a British aircraft is another question than the one of the British turn', () => {
    const sunk = ['United Kingdom (Germany):', 'sz7: UK 1 fighter [1 left]', 'sz8: USSR 1 carrier'];
    const table = strike('noncombat-move', ...sunk).when('END');
    table.when('MOVE 1 fighter: sz7 > sz8').then({ asks: ['consent ussr'] });
    expect(table.question().id).toBe('1.usa.uk.consent.1');
  });

  it('N-UK2, R41-6.5: who declared the strike is not asked whether its own carriers and transports serve', () => {
    const landings = ['United Kingdom (Germany):', 'sz8: UK 1 carrier', 'sz7: UK 1 fighter [1 left], USA 1 fighter [1 left]'];
    const table = strike('noncombat-move', ...landings).when('MOVE 1 fighter: sz7 > sz8');
    table.then({ asks: ['noncombat-move usa'] });
    table.when('END\nMOVE 1 fighter: sz7 > sz8').then({ asks: ['noncombat-move usa'] });
    table.then({ at: { sz8: 'UK 1 fighter [spent], 1 carrier, USA 1 fighter [spent]' } });
    const aboard = strike('noncombat-move', 'Eastern Canada: USA 1 infantry', 'sz1: UK 1 transport');
    aboard.when('FERRY sz1, host UK, load infantry from Eastern Canada in sz1').then({ asks: ['noncombat-move usa'] });
  });

  it('N-UK2, N-US1: an American fighter keeps all its steps off an island while the British move', () => {
    const table = given(aaRevised, { seating: 'ussr,germany,uk,japan,usa' }).position(`Round 1, USA, combat-move
      Developments: UK Joint strike, USA Island bases
      Used: Joint strike
      Led: USA, UK
      Hawaiian Islands: USA 1 fighter
      sz52: Japan 1 submarine`);
    table.when('MOVE 1 fighter: Hawaiian Islands > sz52\nEND').then({ at: { sz52: 'Japan 1 submarine, USA 1 fighter [4 left]' } });
    expect(aaRevised.invariants?.(table.state)).toEqual([]);
  });

  it('N-UK2, R41-5.11: what a British tank rolls through is American', () => {
    const table = strike('combat-move', 'Algeria (UK): UK 1 tank', 'Libya:', 'Anglo-Egypt (Germany): 1 infantry').when('END');
    table.when('MOVE 1 tank: Algeria > Libya > Anglo-Egypt');
    expect(table.last('capture')).toMatchObject({ territory: 'libya', by: 'usa', to: 'usa' });
    table
      .dice(1, 6)
      .when('END')
      .then({ at: { Libya: '(USA)', 'Anglo-Egypt': '1 tank [spent]' } });
  });

  it('N-UK2, RREV-8.4: American fighters aboard a British carrier among enemy warships fight with it', () => {
    const table = strike('purchase', 'sz8: UK 1 carrier, USA 1 fighter, Germany 1 destroyer').when('BUY nothing');
    table.then({ asks: ['combat-move usa'], at: { sz8: 'Germany 1 destroyer, UK 1 carrier, USA 1 fighter' } });
  });

  it('N-UK2, RREV-6.7: American fighters ride into battle on a British carrier, and count on its slots once', () => {
    const table = strike('combat-move', 'sz31: UK 1 carrier, USA 2 fighters', 'sz35: Japan 1 battleship').when('END');
    const sails = (way: string) => `MOVE 1 carrier: ${way} > sz35, guests 2 USA`;
    expect(table.offers()).toEqual(['END', sails('sz31'), sails('sz31 > sz32'), sails('sz31 > sz37')]);
    table.then({ refuses: { 'MOVE 1 carrier: sz31 > sz35, no guests': 'E-CARGO-FIGHTER' } }).when('MOVE 1 carrier: sz31 > sz35');
    table.then({ at: { sz35: 'UK 1 carrier [spent], Japan 1 battleship, USA 2 fighters [spent, riding]' } });
  });

  it('N-UK2, RREV-6.7: and British ones on an American carrier after the battles', () => {
    const table = strike('noncombat-move', 'sz31: UK 2 fighters, USA 1 carrier').when('MOVE 1 carrier: sz31 > sz35');
    table.then({ at: { sz35: 'UK 2 fighters [spent], USA 1 carrier [spent]', sz31: '' } });
  });

  it('N-UK2, RREV-8.4: British fighters aboard a carrier that is not led stay out of it', () => {
    const table = strike('purchase', 'sz8: USSR 1 carrier, UK 1 fighter, Germany 1 destroyer').when('BUY nothing');
    table.then({ at: { sz8: 'USSR 1 carrier, Germany 1 destroyer, UK 1 fighter [hover]' } });
  });

  it('N-UK2, RREV-8.4: in a usual turn they stay out of it', () => {
    const usual = given(aaRevised).position('Round 1, USA, purchase', 'sz8: UK 1 carrier, USA 1 fighter, Germany 1 destroyer');
    usual.when('BUY nothing').then({ at: { sz8: 'Germany 1 destroyer, UK 1 carrier, USA 1 fighter [hover]' } });
  });

  it('N-UK2, N-US1: British aircraft have no American island bases, though the turn is the same', () => {
    const { state } = strike('combat-move', 'Developments: UK Joint strike, USA Island bases');
    expect(stepsToLand(state, 'sz56')).toBe(0);
    expect(stepsToLand({ ...state, power: 'uk' }, 'sz56')).toBe(1);
  });
});

describe('N-US1: landed over an island', () => {
  it('N-US1, ALG-AIR 12: a carrier with a landed fighter stays, though the island is part of its zone', () => {
    const table = given(aaRevised).position(
      'Round 1, USA, noncombat-move',
      'Developments: USA Island bases',
      'sz52: USA 1 fighter [spent], 1 carrier',
    );
    expect(table.offers()).toEqual(['END']);
    table.then({ refuses: { 'MOVE 1 carrier: sz52 > sz44': 'E-ALREADY-MOVED' } });
  });
});
