import { describe, expect, it } from 'vitest';
import { readOrder } from '../../../lib/engine';
import { aa1941 } from '../../../lib/games/axis-allies';
import type { Options } from '../../../lib/games/axis-allies/types';
import { given } from '../../support/given';

const refusal = (position: string, line: string, language: 'en' | 'it' = 'en', options: Partial<Options> = {}) => {
  const table = given(aa1941, options).position(position);
  const read = readOrder(aa1941, table.state, table.question(), line, language);
  if (read.ok) throw new Error(`accepted: ${line}`);
  const [violation] = read.error;
  return `${violation?.code} ${violation?.text}`;
};

const round = `Round 2, USSR, combat
  Pending: none
  Battle: land Ukraine, round 1, press, main volley
  Origins: Ukraine from Caucasus
  Ukraine: Germany 2 infantry, USSR 2 tanks
  Caucasus: 1 infantry`;
const whole =
  'E-NOTATION All that can leave retreats together: RETREAT to and the space, without units (RETREAT alone when only aircraft can leave).';

describe('a refusal says what is wrong with the order that was meant', () => {
  it.each(['RETREAT 1 tank to Caucasus', 'RETREAT tanks to Caucasus', 'RITIRATI tutti verso Caucaso', 'WITHDRAW 2 tanks'])(
    'R41-7.11: a retreat is of all that can go: %s',
    (line) => {
      expect(refusal(round, line)).toBe(whole);
    },
  );

  it('R41-7.11: a retreat to a space is read as before', () => {
    const table = given(aa1941).position(round);
    expect(table.reads('RETREAT to Caucasus')).toBe('RETREAT to Caucasus');
    expect(table.reads('RETREAT Caucasus')).toBe('RETREAT to Caucasus');
  });

  const islands = `Round 2, USA, noncombat-move
    Okinawa (USA):
    Iwo Jima (USA):
    sz44: USA 1 transport [carrying USA infantry + USA tank]`;

  it.each([
    'FERRY sz44 > sz45, unload infantry to Iwo Jima, tank to Okinawa',
    'FERRY sz44 > sz45, unload 1 infantry to Iwo Jima, 1 tank to Okinawa',
  ])('R41-14.10: one transport lands in one territory: %s', (line) => {
    expect(refusal(islands, line)).toBe(
      'E-OFFLOAD-TWICE A transport lands in one territory a turn, all in one clause: unload infantry + tank to Okinawa.',
    );
    expect(refusal(islands, line, 'it')).toMatch(/^E-OFFLOAD-TWICE Una nave trasporto sbarca in un solo territorio/);
  });

  it('R41-14.10: what boards may stand behind what lands', () => {
    const table = given(aa1941).position(`Round 2, UK, noncombat-move
      United Kingdom: 1 infantry
      Eastern Canada: 1 tank
      sz10: UK 1 transport [carrying UK infantry]`);
    expect(
      table.reads('FERRY sz10 > sz8, carrying UK infantry, unload infantry + tank to United Kingdom, 1 tank from Eastern Canada'),
    ).toMatch(/load tank from Eastern Canada/);
  });

  it('Q41-02: where the table keeps ships out of the Black Sea the refusal says so', () => {
    const position = 'Round 2, USSR, mobilise\nBought: 1 submarine';
    const closed = { blackSeaBuild: false };
    expect(refusal(position, 'PLACE 1 submarine in sz18 from Caucasus', 'en', closed)).toBe(
      'E-PLACE-TERRAIN At this table no ships are mobilised in Sea Zone 18, as none could leave it: choose another zone, or let the ships go back.',
    );
    expect(refusal(position, 'PLACE 1 submarine in sz18 from Caucasus', 'it', closed)).toMatch(/nessuna potrebbe uscirne/);
    expect(refusal(position, 'PLACE 1 submarine in sz5 from Caucasus', 'en', closed)).toMatch(/ships go to adjacent zones/);
  });

  it('R41-6.4: cargo that an order does not name is told as the order would say it', () => {
    const aboard = `Round 2, UK, combat-move
      Norway/Finland: 1 infantry
      sz6: USA 1 transport [carrying UK tank]`;
    expect(refusal(aboard, 'ASSAULT Norway/Finland: sz6, host USA, landing tank')).toBe(
      'E-UNITS There is no transport with that cargo in Sea Zone 6: there you can write "carrying UK tank".',
    );
    expect(given(aa1941).position(aboard).reads('ASSAULT Norway/Finland: sz6, host USA, carrying UK tank')).toBe(
      'ASSAULT Norway/Finland: sz6, host USA, carrying UK tank',
    );
    expect(refusal('Round 2, UK, noncombat-move\nsz6: UK 1 transport', 'MOVE 1 transport: sz6 > sz8, carrying UK tank', 'it')).toBe(
      "E-UNITS Nella zona di mare 6 non c'è nessun trasporto con quel carico: sono tutti vuoti.",
    );
  });

  it('R41-5.9: guests may be called fighters, and nothing else', () => {
    const deck = 'Round 2, USA, noncombat-move\nsz10: USA 1 carrier, UK 2 fighters';
    for (const words of ['guests 2 UK', 'guests 2 UK fighters', 'guests UK fighter + UK fighter', 'ospiti 2 Regno Unito caccia'])
      expect(given(aa1941).position(deck).reads(`MOVE 1 carrier: sz10 > sz11, ${words}`)).toBe('MOVE 1 carrier: sz10 > sz11, guests 2 UK');
    expect(refusal(deck, 'MOVE 1 carrier: sz10 > sz11, guests 1 UK tank')).toMatch(/"tank"/);
  });
});
