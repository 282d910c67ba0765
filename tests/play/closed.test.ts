import { beforeAll, expect, it } from 'vitest';
import { answerProposal, expireDue, propose, type Receipt, tableView } from '../../lib/play';
import { clocked } from '../support/clocked';
import { onEachDatabase } from '../support/databases';
import { newUser, type Player, ridgesFor, send } from '../support/tables';

const textOf = (receipt: Receipt) => (receipt.kind === 'closed' ? receipt.violations[0]?.text : receipt.kind);

onEachDatabase('orders for a question that is closed', () => {
  let ann: Player;
  let bob: Player;
  beforeAll(async () => {
    [ann, bob] = [await newUser('Ann'), await newUser('Bob', 'it')];
  });

  it('are told what answered it, and by which way', async () => {
    const id = await ridgesFor(ann, bob);
    await send(ann, id, 'red', ['DEPLOY 3'], { decision: '1.deploy.red', via: 'mail' });
    expect(textOf(await send(ann, id, 'red', ['DEPLOY 4'], { decision: '1.deploy.red' }))).toBe(
      'Your answer is in already and waits for those of the others. Look at the table for what is asked now.',
    );
    await send(bob, id, 'blue', ['DEPLOY 2']);
    expect(textOf(await send(ann, id, 'red', ['DEPLOY 4'], { decision: '1.deploy.red' }))).toBe(
      'This question is not open any more. The answer was: DEPLOY 3 (by letter). Look at the table for what is asked now.',
    );
  });

  it('are told of the deadline that answered it, in the language of the sender', async () => {
    const table = await clocked(ann, bob);
    await send(ann, table.id, 'red', ['DEPLOY 2'], {}, table.clockAt(1));
    await expireDue(table.at(24));
    const receipt = await send(bob, table.id, 'blue', ['DEPLOY 1'], { decision: '1.deploy.blue', language: 'it' }, table.clockAt(25));
    expect(textOf(receipt)).toContain('Questa domanda non è più aperta. La risposta è stata: SCHIERA 0 (alla scadenza).');
  });

  it('are told nothing of answers that were taken back, of questions never asked, or of other seats', async () => {
    const id = await ridgesFor(ann, bob);
    expect(textOf(await send(ann, id, 'red', ['DEPLOY 4'], { decision: '9.deploy.red' }))).toMatch(
      /^This question is not open: it has been/,
    );
    await send(ann, id, 'red', ['DEPLOY 3']);
    await send(bob, id, 'blue', ['DEPLOY 2']);
    expect(textOf(await send(ann, id, 'red', ['DEPLOY 4'], { decision: '1.deploy.blue' }))).toMatch(
      /^This question is not open: it has been/,
    );
    // whoever lost the ridge answers, and all goes back behind the question
    const [loser, holder] = (await tableView(ann, id)).questions[0]?.seat === 'red' ? (['red', ann] as const) : (['blue', bob] as const);
    await send(holder, id, loser, ['PASS']);
    const wish = await propose(ann, id, { seat: 'red', wish: { kind: 'take-back', entry: 1 } });
    await answerProposal(bob, id, { proposal: wish.id, agree: true });
    const rally = { decision: `1.rally.${loser}`, language: 'en' } as const;
    expect(textOf(await send(holder, id, loser, ['PASS'], rally))).toMatch(
      /^This question is not open: it has been answered, was taken back/,
    );
  });
});
