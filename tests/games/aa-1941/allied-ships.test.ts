import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../../lib/commands/adjudication';

/** Code and text of the refusal of one order of the United Kingdom. */
async function refusal(phase: string, units: string, order: string): Promise<string> {
  const answer = await adjudicate(`[game] aa-1941
[position]
Round 2, UK, ${phase}
${units}
[orders ussr-uk-usa]
${order}`);
  if ('error' in answer) throw new Error(answer.error);
  const [violation] = answer.refused[0]?.violations ?? [];
  return violation ? `${violation.code} ${violation.text}` : 'accepted';
}

const bridge = 'United Kingdom: 2 infantry\nNorway/Finland (UK):\nsz6: USA 1 transport';

describe('R41-6.4, R41-14.10: allied ships and allied cargo are refused for what is wrong with them', () => {
  it.each([
    ['host USA, load infantry from United Kingdom, unload infantry to Norway/Finland', 'the ship named'],
    ['load infantry from United Kingdom, unload infantry to Norway/Finland', 'the ship not named'],
  ])('an ally\'s transport is no bridge: "FERRY sz6, %s"', async (rest) => {
    expect(await refusal('noncombat-move', bridge, `FERRY sz6, ${rest}`)).toBe(
      "E-ALLY-CARGO Units that board a ship of the United States now land in your next turn: no ally's ship is a bridge. Leave the unloading out.",
    );
  });

  it("who boards an ally's transport is told how to name it", async () => {
    expect(await refusal('noncombat-move', bridge, 'FERRY sz6, load infantry from United Kingdom')).toBe(
      'E-OWNER The transport in Sea Zone 6 belongs to the United States: to board or leave it, add host United States.',
    );
    expect(await refusal('noncombat-move', bridge, 'FERRY sz6, host United States, load infantry from United Kingdom')).toBe('accepted');
  });

  it("an ally's transport does not sail", async () => {
    expect(await refusal('noncombat-move', bridge, 'FERRY sz6 > sz5, load infantry from United Kingdom')).toMatch(/^E-OWNER/);
  });

  const guests = 'Norway/Finland: Germany 1 infantry\nsz6: UK 1 transport [carrying USA infantry]';

  it.each([
    'ASSAULT Norway/Finland: sz6, carrying USA infantry',
    'ASSAULT Norway/Finland: sz6, carrying USA infantry, landing infantry',
    'ASSAULT Norway/Finland: sz6',
  ])("allied cargo lands in no assault but its owner's: %s", async (order) => {
    expect(await refusal('combat-move', guests, order)).toBe(
      "E-ALLY-CARGO Allied cargo leaves only in its owner's turn; own aboard: nothing.",
    );
  });

  it('what is not aboard at all is another mistake', async () => {
    expect(await refusal('combat-move', guests, 'ASSAULT Norway/Finland: sz6, carrying USA infantry, landing tank')).toMatch(/^E-UNITS/);
  });

  it('nor does it leave in a ferry', async () => {
    const friendly = guests.replace('Norway/Finland: Germany 1 infantry', 'Norway/Finland (UK):');
    expect(await refusal('noncombat-move', friendly, 'FERRY sz6, carrying USA infantry, unload infantry to Norway/Finland')).toMatch(
      /^E-ALLY-CARGO/,
    );
    expect(await refusal('noncombat-move', friendly, 'FERRY sz6, unload infantry to Norway/Finland')).toMatch(/^E-ALLY-CARGO/);
  });
});
