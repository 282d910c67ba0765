import { describe, expect, it } from 'vitest';
import { type Adjudication, adjudicate } from '../../../lib/commands/adjudication';

const judged = async (source: string): Promise<Adjudication> => {
  const answer = await adjudicate(`[game] aa-1941\n${source}`);
  if ('error' in answer) throw new Error(answer.error);
  expect(answer.refused).toEqual([]);
  return answer;
};
const asked = ({ questions }: Adjudication) => questions.map(({ id }) => id);
const told = ({ entries }: Adjudication) => entries.flatMap(({ events }) => events.map(({ text }) => text));

/** The attacker's only destroyer goes down beside its fighter: from then on neither side can hit the other. */
const lastDestroyer = (rules = '') => `[dice] 5 6 1 4
[position]
Round 2, UK, combat-move
${rules}
sz10: UK 1 destroyer
United Kingdom: 1 fighter
sz9: Germany 2 submarines
[orders ussr-uk-usa]
MOVE 1 destroyer: sz10 > sz9, attack
MOVE 1 fighter: United Kingdom > sz9
END`;

describe('R41-7.8, R41-7.9: nobody is asked to press on to where nothing can be hit', () => {
  it('aircraft whose last destroyer is sunk leave the submarines at once', async () => {
    const answer = await judged(lastDestroyer());
    expect(asked(answer)).toEqual(['2.uk.noncombat-move']);
    expect(told(answer).at(-1)).toBe(
      'The battle in Sea Zone 9 ends undecided; left: 2 submarines of Germany, 1 fighter of the United Kingdom.',
    );
    expect(answer.diceLeft).toBe(0);
  });

  it('games begun under rules 2 still ask', async () => {
    expect(asked(await judged(lastDestroyer('Rules: 2')))).toEqual(['2.uk.sz9.r1.press']);
  });

  it('submarines whose prey is down to the aircraft of a sunk carrier leave at once too', async () => {
    const answer = await judged(`[dice] 1 1 6 6 6 6
[position]
Round 2, Germany, combat-move
sz9: Germany 2 submarines
sz10: UK 1 destroyer, 1 carrier, 1 fighter
[orders germany-japan]
MOVE 2 submarines: sz9 > sz10
END`);
    expect(asked(answer)).not.toContain('2.germany.sz10.r1.press');
    expect(told(answer)).toContain(
      'The battle in Sea Zone 10 ends undecided; left: 2 submarines of Germany, 1 fighter of the United Kingdom.',
    );
  });

  it('transports that are left under the submarines with them are asked once: go, or be lost', async () => {
    const answer = await judged(`[dice] 6 1 4
[position]
Round 2, UK, combat-move
sz10: UK 1 destroyer, 1 transport
sz9: Germany 2 submarines
[orders ussr-uk-usa]
MOVE 1 destroyer, 1 transport: sz10 > sz9, attack
END
RETREAT to sz10`);
    expect(told(answer)).toContain('The United Kingdom retreats with 1 transport: Sea Zone 9 → Sea Zone 10.');
    expect(answer.entries.filter(({ decision }) => decision.endsWith('press'))).toHaveLength(1);
    expect(asked(answer)).toEqual(['2.japan.purchase']);
  });

  it('who can still be hit next round is asked', async () => {
    const answer = await judged(`[dice] 6 6 6 1
[position]
Round 2, UK, combat-move
sz10: UK 1 destroyer, 1 battleship
sz9: Germany 2 submarines
[orders ussr-uk-usa]
MOVE 1 destroyer, 1 battleship: sz10 > sz9, attack
END
LOSE 1 destroyer`);
    expect(asked(answer)).toEqual(['2.uk.sz9.r1.press']);
  });
});
