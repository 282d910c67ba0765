import { addConsent, closeProposal, findProposal, insertProposal, openProposals, type Proposal } from '../../../db/affairs';
import { putLetter } from '../../../db/outbox';
import type { Wish } from '../../../db/schema';
import { outcomeBy } from '../../chance/ending';
import { type Clock, systemClock } from '../../clock';
import { type Caller, trouble, userOf } from '../access/caller';
import { ownerOnly, running } from '../access/conditions';
import type { Locked } from '../access/locked';
import { tellAside } from '../access/notify';
import { ownSeat, seatNamed } from '../access/visible-table';
import { findUndo, rewind } from '../orders/take-back';
import { passSeat } from '../seats/hand-over';
import { isAway } from '../timing/away';
import { appendAct, saveChange } from '../writer/save-change';
import { changeTable, openSession } from '../writer/session';

/** Days after which a proposal is forgotten. */
const lifetime = 14;

/** What became of a proposal the moment it was made or answered. */
export type ProposalState = 'open' | 'done' | 'refused' | 'outdated';

/**
 * Proposes something that the others must agree to, each in the name of all their seats. When nobody else is there to ask it is done at
 * once. Throws PlayError invalid or conflict for what cannot be proposed.
 */
export async function propose(
  caller: Caller,
  id: string,
  { seat, wish }: { seat: string; wish: Wish },
  clock: Clock = systemClock,
): Promise<{ id: string; progress: ProposalState }> {
  const user = userOf(caller);
  return changeTable(caller, id, clock, async (locked) => {
    running(locked, caller);
    const { tx, table, now } = locked;
    ownSeat(locked.seats, seat, caller);
    await mustMakeSense(locked, { seat, wish, user }, caller);
    for (const each of await openProposals(tx, id)) {
      if (isOutdated(each, locked)) await close(locked, each, 'outdated', null);
      else if (each.userId === user && each.wish.kind === wish.kind) await close(locked, each, 'withdrawn', user);
    }
    const row = await insertProposal(tx, { tableId: id, seat, userId: user, wish, seq: table.seq, createdAt: now });
    const made: Proposal = { ...row, agreed: [] };
    const done = await carryOut(locked, made, user);
    if (!done) await askOthers(locked, made);
    tellAside(tx, table);
    return { id: row.id, progress: done ? 'done' : 'open' };
  });
}

/** Agrees to a proposal or refuses it. The last one who agrees makes it happen; one who refuses ends it. */
export async function answerProposal(
  caller: Caller,
  id: string,
  { proposal: wanted, agree }: { proposal: string; agree: boolean },
  clock: Clock = systemClock,
): Promise<ProposalState> {
  const user = userOf(caller);
  return changeTable(caller, id, clock, async (locked) => {
    running(locked, caller);
    const found = await openOne(locked, wanted, caller);
    if (!votersOf(found, locked).has(user)) {
      throw trouble('forbidden', { en: 'You are not asked about this.', it: 'Questo non viene chiesto a te.' }, caller);
    }
    tellAside(locked.tx, locked.table);
    if (isOutdated(found, locked)) {
      await close(locked, found, 'outdated', null);
      return 'outdated';
    }
    if (!agree) {
      await close(locked, found, 'refused', user);
      const item = { kind: 'affair', tableId: id, userId: found.userId, payload: { what: 'refused', proposal: found.id } } as const;
      await putLetter(locked.tx, { ...item, notBefore: locked.now }, locked.now);
      return 'refused';
    }
    await addConsent(locked.tx, found.id, user, locked.now);
    return (await carryOut(locked, { ...found, agreed: [...found.agreed, user] }, user)) ? 'done' : 'open';
  });
}

/** Takes a proposal of the caller's back. */
export async function withdrawProposal(caller: Caller, id: string, proposal: string, clock: Clock = systemClock): Promise<void> {
  const user = userOf(caller);
  await changeTable(caller, id, clock, async (locked) => {
    const found = await openOne(locked, proposal, caller);
    if (found.userId !== user) throw trouble('forbidden', { en: 'This proposal is not yours.', it: 'Questa proposta non è tua.' }, caller);
    await close(locked, found, 'withdrawn', user);
    tellAside(locked.tx, locked.table);
  });
}

/**
 * The owner of a table takes a seat from its player; the practice bot plays on in it. In a game that hides facts only a seat that is kept
 * waiting for: else an owner could look at what another seat sees, through an account of their own; throws conflict.
 */
export async function removePlayer(caller: Caller, id: string, seat: string, clock: Clock = systemClock): Promise<void> {
  const user = userOf(caller);
  await changeTable(caller, id, clock, async (locked) => {
    running(locked, caller);
    ownerOnly(locked, caller);
    if (seatNamed(locked.seats, seat, caller).userId === null) throw nobodyThere(caller);
    if (!ownerMayRemove(locked, { seat, questions: locked.tableRows.questions })) {
      throw trouble(
        'conflict',
        {
          en: 'This game hides facts: the owner alone can remove a player only after two missed deadlines in a row, or with a question overdue (30 days where no clock runs). Until then the players decide, and all others must agree.',
          it: 'Questo gioco nasconde informazioni: chi ha creato il tavolo può togliere da solo un giocatore solo dopo due scadenze di fila mancate o con una domanda scaduta (30 giorni dove non corre un orologio). Fino ad allora decidono i giocatori, e tutti gli altri devono essere d’accordo.',
        },
        caller,
      );
    }
    await remove(locked, seat, { by: null, consent: [], actor: user });
  });
}

const nobodyThere = (caller: Caller) =>
  trouble('conflict', { en: 'Nobody else plays this seat.', it: 'Nessun altro gioca questo posto.' }, caller);

async function openOne({ tx, table }: Locked, id: string, caller: Caller): Promise<Proposal> {
  const found = /^[a-z0-9]{16}$/.test(id) ? await findProposal(tx, id) : null;
  if (found && found.tableId === table.id && found.closedAt === null) return found;
  throw trouble('not-found', { en: 'This proposal is not open (any more).', it: 'Questa proposta non è (più) aperta.' }, caller);
}

const close = ({ tx, now }: Locked, { id }: Proposal, fate: 'done' | 'refused' | 'withdrawn' | 'outdated', by: string | null) =>
  closeProposal(tx, id, { fate, closedAt: now, closedBy: by });

/** The game went on since orders were to be taken back, who proposed has left, or nobody cared for too long. */
export function isOutdated(
  { wish, seq, userId, createdAt }: Proposal,
  { table, seats, now }: Pick<Locked, 'table' | 'seats' | 'now'>,
): boolean {
  const isGone = (user: string) => !seats.some((seat) => seat.userId === user);
  if (isGone(userId) || now.getTime() - createdAt.getTime() > lifetime * 86_400_000) return true;
  if (wish.kind === 'remove') return seats.find(({ seat }) => seat === wish.seat)?.userId == null;
  return wish.kind === 'take-back' && seq !== table.seq;
}

/** Training tables were agreed on for that: orders are taken back there without asking. */
export const isDoneUnasked = ({ opening }: Pick<Locked['table'], 'opening'>, wish: Pick<Wish, 'kind'>): boolean =>
  opening?.terms?.counts === 'training' && wish.kind === 'take-back';

/** Users who must agree: everybody who plays, without who proposes and who is to go. */
export function votersOf({ wish, userId }: Pick<Proposal, 'wish' | 'userId'>, { seats }: Pick<Locked, 'seats'>): Set<string> {
  const leaves = wish.kind === 'remove' ? seats.find(({ seat }) => seat === wish.seat)?.userId : null;
  return new Set(seats.flatMap((seat) => (seat.userId === null || seat.userId === userId || seat.userId === leaves ? [] : [seat.userId])));
}

async function mustMakeSense(
  locked: Locked,
  { seat, wish, user }: { seat: string; wish: Wish; user: string },
  caller: Caller,
): Promise<void> {
  const { tx, table, seats, now } = locked;
  const wrong = (en: string, it: string) => trouble('conflict', { en, it }, caller);
  switch (wish.kind) {
    case 'take-back': {
      if (await findUndo(tx, table.id, { seat, entry: wish.entry, now })) return;
      throw wrong('There is no such order of this seat that still stands.', 'Questo posto non ha un ordine simile ancora valido.');
    }
    case 'end':
      for (const winner of wish.winners) seatNamed(seats, winner, caller);
      return;
    case 'remove': {
      const row = seatNamed(seats, wish.seat, caller);
      if (row.userId === null || row.userId === user) throw nobodyThere(caller);
      if (votersOf({ wish, userId: user }, locked).size > 0 || isLate(locked, { seat: wish.seat, questions: locked.tableRows.questions }))
        return;
      throw wrong(
        'With nobody else to agree, a player can be removed only after missing two deadlines in a row, or with a question overdue (30 days where no clock runs).',
        'Se nessun altro può dare il consenso, un giocatore si può togliere solo dopo due scadenze di fila mancate o con una domanda scaduta (30 giorni dove non corre un orologio).',
      );
    }
  }
}

type Waiting = { seat: string; questions: Locked['tableRows']['questions'] };

/** Days after which a question that no clock counts is overdue. */
const patience = 30;

/** A player let two deadlines pass in a row, or leaves a question open that is overdue. */
function isLate({ seats, now }: Pick<Locked, 'seats' | 'now'>, { seat, questions }: Waiting): boolean {
  const isOverdue = ({ deadline, askedAt }: Waiting['questions'][number]) =>
    now.getTime() >= (deadline?.getTime() ?? askedAt.getTime() + patience * 86_400_000);
  return (
    seats.some((each) => each.seat === seat && isAway(each)) ||
    questions.some((each) => each.seat === seat && !each.held && isOverdue(each))
  );
}

/** Whether the owner of a table may take a seat from its player without asking the others. */
export const ownerMayRemove = (locked: Pick<Locked, 'game' | 'seats' | 'now'>, waiting: Waiting): boolean =>
  !locked.game.hidden || isLate(locked, waiting);

async function askOthers({ tx, table, seats, now }: Locked, proposal: Proposal): Promise<void> {
  for (const userId of votersOf(proposal, { seats })) {
    const payload = { what: 'asked', proposal: proposal.id };
    await putLetter(tx, { kind: 'affair', tableId: table.id, userId, payload, notBefore: now }, now);
  }
}

/** Does what a proposal wants once everybody agreed; false while somebody has not. */
async function carryOut(locked: Locked, proposal: Proposal, actor: string): Promise<boolean> {
  const { tx, seats } = locked;
  const { wish, seat, agreed } = proposal;
  const asksNobody = isDoneUnasked(locked.table, wish);
  if (!asksNobody && [...votersOf(proposal, locked)].some((user) => !agreed.includes(user))) return false;
  await close(locked, proposal, 'done', actor);
  const leaves = wish.kind === 'remove' ? wish.seat : null;
  const others = seats.filter((each) => each.userId !== null && each.seat !== seat && each.seat !== leaves).map((each) => each.seat);
  const consent = asksNobody ? [] : others;
  if (wish.kind === 'take-back') {
    const found = await findUndo(tx, locked.table.id, { seat, entry: wish.entry, now: locked.now });
    if (!found) throw new Error(`proposal ${proposal.id} takes back an order that does not stand`);
    await rewind(await openSession(locked), found.undo.to, { by: seat, consent, actor });
  } else if (wish.kind === 'remove') await remove(locked, wish.seat, { by: seat, consent, actor });
  else await end(locked, wish.winners, { by: seat, consent, actor });
  return true;
}

interface Agreed {
  by: string;
  consent: string[];
  actor: string;
}

async function remove(locked: Locked, seat: string, { by, consent, actor }: Omit<Agreed, 'by'> & { by: string | null }): Promise<void> {
  const row = locked.seats.find((each) => each.seat === seat);
  if (!row?.userId) throw new Error(`nobody plays ${seat} of ${locked.table.id}`);
  await passSeat(locked, row, { to: 'bot', why: 'removed', by, consent, actor, policy: null });
}

async function end(locked: Locked, winners: string[], { by, consent, actor }: Agreed): Promise<void> {
  const session = await openSession(locked);
  const act = { type: 'end' as const, winners, by, consent };
  const ended = await appendAct(session, act, { state: session.state, causedBy: 'agreement' });
  const progress = { state: ended.state, entries: [] };
  await saveChange(ended, {
    progress,
    more: false,
    causedBy: 'agreement',
    actor,
    ended: outcomeBy(locked.game, act, locked.game.moment(session.state)),
  });
}
