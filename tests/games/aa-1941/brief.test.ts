import { describe, expect, it } from 'vitest';
import { helpLines, languages, readOrder, selfplay } from '../../../lib/engine';
import { aa1941 } from '../../../lib/games/axis-allies';
import { optionsSchema } from '../../../lib/games/axis-allies/editions/1941/options';
import { bookSeatings } from '../../../lib/games/axis-allies/seatings';
import type { State } from '../../../lib/games/axis-allies/types';

const options = optionsSchema.parse({ roundLimit: 9 });
function stateOf(text: string): State {
  const set = aa1941.parsePosition(text, options);
  if (!set.ok) throw new Error(set.error.map((each) => each.text).join('\n'));
  return set.value;
}

describe('names of seats and moments', () => {
  it('a seat is named by its powers', () => {
    expect(aa1941.seatName('ussr-uk-usa', 'en')).toBe('Soviet Union, United Kingdom, United States');
    expect(aa1941.seatName('germany-japan', 'it')).toBe('Germania, Giappone');
  });

  it('a moment by round, power and phase', () => {
    expect(aa1941.momentName({ round: 3, power: 'germany', phase: 'combat-move' }, 'en')).toBe('Round 3, Germany, combat move');
    expect(aa1941.momentName({ round: 3, power: 'usa', phase: 'noncombat-move' }, 'it')).toBe('Round 3, Stati Uniti, movimento non ostile');
  });
});

describe('the brief', () => {
  const quiet = stateOf(`
    Round 2, Germany, purchase
    IPCs: USSR 0, Germany 13, UK 5, Japan 4, USA 1
    Russia (Germany): 2 infantry
    Germany: 3 infantry, 1 fighter
    Japan: 1 infantry
    sz5: Germany 1 transport [carrying Germany infantry]
    sz9: UK 1 destroyer
  `);

  it('says where the game stands, what is asked, money, forces and victory', () => {
    expect(aa1941.brief(quiet, 'en')).toEqual({
      headline: 'Round 2, Germany, purchase units',
      sections: [
        { title: 'What is asked', lines: ['What does Germany buy with its 13 IPCs?'] },
        {
          title: 'Production and treasury',
          lines: [
            'Soviet Union: production 4, treasury 0 IPCs, capital lost',
            'Germany: production 15, treasury 13 IPCs',
            'United Kingdom: production 12, treasury 5 IPCs',
            'Japan: production 9, treasury 4 IPCs',
            'United States: production 17, treasury 1 IPC',
          ],
        },
        {
          title: 'Forces',
          lines: [
            'Soviet Union: no units',
            'Germany: 6 infantry, 1 fighter, 1 transport',
            'United Kingdom: 1 destroyer',
            'Japan: 1 infantry',
            'United States: no units',
          ],
        },
        {
          title: 'Victory',
          lines: [
            'Allies: hold 2 of Berlin, Tokyo. Now: none.',
            'Axis: hold 2 of Washington, London, Moscow. Now: Moscow.',
            'The game ends after round 9; the side that produces more than at the start wins.',
          ],
        },
      ],
    });
  });

  it('in Italian', () => {
    const { headline, sections } = aa1941.brief(quiet, 'it');
    expect(headline).toBe('Round 2, Germania, acquisto di unità');
    expect(sections[0]?.lines).toEqual(['Che cosa compra la Germania con 13 IPC?']);
    expect(sections[1]?.lines[0]).toBe('Unione Sovietica: produzione 4, tesoro 0 IPC, capitale perduta');
    expect(sections[2]?.lines[1]).toBe('Germania: 6 fanterie, 1 caccia, 1 trasporto');
    expect(sections[3]?.lines[1]).toBe('Asse: controllare 2 fra Washington, Londra, Mosca. Ora: Mosca.');
  });

  it('names the battle that is on, and what waits in the mobilisation zone', () => {
    const fight = stateOf(`
      Round 2, Germany, combat
      Bought: 2 tanks
      Pending: none
      Battle: land Russia, round 2, press, main volley
      Russia: 2 infantry, Germany 3 infantry
      Origins: Russia from West Russia
    `);
    expect(aa1941.brief(fight, 'en').headline).toBe('Round 2, Germany, conduct combat: Battle in Russia, round 2');
    expect(aa1941.brief(fight, 'it').headline).toBe('Round 2, Germania, combattimento: Battaglia in Russia, round 2');
    expect(aa1941.brief(fight, 'en').sections[0]?.lines).toEqual(['Germany, Japan: Do you press the attack in Russia or retreat?']);
    expect(aa1941.brief(fight, 'en').sections[1]?.lines[1]).toContain('; in the mobilisation zone: 2 tanks');
  });

  it('ends with who won', () => {
    const over = stateOf('Round 5, USA, over\nEnding: axis, victory-long, Russia, United Kingdom');
    expect(aa1941.brief(over, 'en').headline).toBe('The Axis won');
    expect(aa1941.brief(over, 'it').headline).toBe('Vittoria: Asse');
  });
});

describe('help', () => {
  it('asks in one sentence, shows the notation and two orders that are legal here and now', () => {
    const state = stateOf('Round 1, Germany, purchase\nIPCs: Germany 12');
    const [decision] = aa1941.decisions(state);
    if (!decision) throw new Error('nothing is asked');
    const { question, notation, examples } = aa1941.help(state, decision, 'en');
    expect(question).toBe('What does Germany buy with its 12 IPCs?');
    expect(notation).toEqual(['BUY number unit, number unit …', 'BUY nothing']);
    for (const line of examples) expect(readOrder(aa1941, state, decision, line, 'en')).toMatchObject({ ok: true });
    expect(examples).toHaveLength(2);
  });

  it('DP-6: whoever chooses the losses of defenders that did not agree is asked about theirs, not about the own ones', () => {
    const state = stateOf(
      'Round 2, Germany, combat\nOrigins: Western Europe from Germany\nPending: none\n' +
        'Battle: land Western Europe, round 1, defender-losses, main volley\nHits: 1 other\nJoint: attacker\nWestern Europe (UK): Germany 2 tanks, UK 2 infantry, USA 1 infantry',
    );
    const [decision] = aa1941.decisions(state);
    if (!decision) throw new Error('nothing is asked');
    expect(decision.seat).toContain('germany');
    expect(aa1941.help(state, decision, 'en').question).toBe(
      'The defenders in Western Europe do not agree: which of their units take your 1 hit?',
    );
    expect(aa1941.help(state, decision, 'it').question).toBe(
      "I difensori in Europa occidentale non sono d'accordo: quali delle loro unità prendono il tuo colpo?",
    );
  });

  it('every kind of question met in play has its sentence and examples that are orders, in both languages', () => {
    const kinds = new Set<string>();
    selfplay(aa1941, optionsSchema.parse({ seating: 'ussr,germany,uk,japan,usa', roundLimit: 5 }), {
      seed: 'help',
      checksums: false,
      visit(state, decision) {
        if (kinds.has(decision.kind)) return;
        kinds.add(decision.kind);
        for (const language of languages) {
          const help = aa1941.help(state, decision, language);
          for (const line of help.examples) expect(readOrder(aa1941, state, decision, line, language)).toMatchObject({ ok: true });
          expect(help.examples.length).toBeGreaterThan(0);
          expect(helpLines(help).join(' ')).not.toMatch(/undefined|NaN/);
        }
      },
    });
    expect([...kinds]).toEqual(expect.arrayContaining(['purchase', 'combat-move', 'press', 'noncombat-move', 'mobilise']));
  });
});

describe('narration of a whole random game', () => {
  it('has no hole in either language', () => {
    const { entries } = selfplay(aa1941, options, { seed: 'tales', checksums: false, most: 400 });
    const events = entries.flatMap((entry) => entry.told.map((told) => told.event));
    expect(events.length).toBeGreaterThan(300);
    for (const event of events) {
      for (const language of languages)
        expect(aa1941.narrate(event, language)).toMatch(/^[\p{Lu}\d](?!.*(undefined|NaN|\[object|\(\)| {2})).*\.$/u);
    }
  });
});

describe('fields', () => {
  it('options: every field of the schema, with its default, choices the schema takes and the house options marked', () => {
    for (const language of languages) {
      const fields = aa1941.optionFields(language);
      expect(fields.map((field) => field.name).sort()).toEqual(Object.keys(optionsSchema.shape).sort());
      expect(Object.fromEntries(fields.map((field) => [field.name, field.default]))).toEqual(optionsSchema.parse({}));
      expect(fields.filter((field) => field.house).map((field) => field.name)).toEqual(['roundLimit', 'auction', 'bid', 'bidFor']);
      for (const { name, choices = [] } of fields) {
        for (const { value } of choices) expect(optionsSchema.safeParse({ [name]: value }).success).toBe(true);
      }
    }
    expect(aa1941.optionFields('en')[0]?.choices?.[0]?.label).toBe(
      '2 players: Soviet Union, United Kingdom, United States / Germany, Japan',
    );
    expect(aa1941.optionFields('it')[0]?.choices).toHaveLength(bookSeatings.length);
  });

  it('standing orders: every field of the schema, defaults that it takes', () => {
    for (const language of languages) {
      const fields = aa1941.policyFields(language);
      expect(fields.map((field) => field.name).sort()).toEqual(
        Object.keys(aa1941.policySchema.parse(aa1941.defaultPolicy(options, 'uk'))).sort(),
      );
      const defaults = Object.fromEntries(fields.map((field) => [field.name, field.default]));
      expect(aa1941.policySchema.parse(defaults)).toEqual(defaults);
    }
  });
});

describe('charts', () => {
  it('show the unit table, the powers and the income of the map', () => {
    const [units, powers, territories] = aa1941.charts?.('it') ?? [];
    expect(units?.rows).toHaveLength(9);
    expect(units?.rows[6]).toEqual(['Torpediniere', '8', '2', '2', '2']);
    expect(units?.rows[5]).toEqual(['Trasporto', '7', '2', '–', '–']);
    expect(powers?.rows[1]).toEqual(['Germania', 'Asse', 'Berlino (Germania)', '12']);
    expect(territories?.rows.reduce((sum, row) => sum + Number(row[2]), 0)).toBe(7 + 12 + 12 + 9 + 17);
  });
});
