import type { Card, Side } from '../cards';
import { type ArmyTerms, costOf, mostUnits, pointsOf } from '../rules/army';
import { alliancesOf, alliedIn, type Draft, draftOf, offeredTo, oneOf, type Random } from './draft';
import { type Role, roleOf } from './roles';

/** How often a card is one of the nation that leads, where it has one for the role. */
const ownShare = 0.85;

/** Armies that are made before the dearest of them has to do, where none spends enough. */
const attempts = 4;

/** What fills an army up: the more often named, the more often taken. */
const fillers: readonly Role[] = ['infantry', 'infantry', 'fire-support', 'anti-tank', 'tank', 'light'];

/** An army in the making, and the cards that it may have by their roles. */
interface Recruiter {
  draft: Draft;
  ofRole(role: Role): readonly Card[];
  /** Takes a card of the role at about that price, a cheaper or dearer one where there is none; false: it can have none. */
  takes(role: Role, least: number, most: number): boolean;
}

function recruiterOf(draft: Draft, pool: readonly Card[], nation: string | null, random: Random): Recruiter {
  const wanted = (cards: readonly Card[], least: number, most: number): Card | undefined => {
    const own = cards.filter((card) => card.nation === nation);
    const from = own.length > 0 && random() < ownShare ? own : cards;
    const within = from.filter(({ cost }) => cost >= least && cost <= most);
    if (within.length > 0) return oneOf(within, random);
    const byCost = from.toSorted((a, b) => a.cost - b.cost);
    return byCost.findLast(({ cost }) => cost < least) ?? byCost[0];
  };
  const ofRole = (role: Role) => pool.filter((card) => roleOf(card) === role);
  return {
    draft,
    ofRole,
    takes(role, least, most) {
      const left = draft.left();
      let open = ofRole(role).filter(({ cost }) => cost <= left);
      for (;;) {
        const card = wanted(open, least, most);
        if (!card) return false;
        if (draft.takes(card)) return true;
        open = open.filter((each) => each !== card);
      }
    },
  };
}

/** Who holds ground, who leads and who shoots from afar, with a first tank before the points are gone. */
function recruitFoot({ ofRole, takes }: Recruiter, points: number, random: Random): void {
  const some = (most: number) => 1 + Math.floor(random() * (points >= 70 ? most : 1));
  const times = (count: number, role: Role, most: number) => {
    for (let n = 0; n < count; n++) takes(role, 0, most);
  };
  times(1, 'infantry', Math.max(3, points / 20));
  // nations that have no anti-tank weapons yet, or none but heavy ones, have their tanks
  const piercing = Math.max(7, points / 8);
  times(some(2), ofRole('anti-tank').some(({ cost }) => cost <= piercing) ? 'anti-tank' : 'tank', piercing);
  takes('tank', points / 10, points / 3);
  times(some(3), 'infantry', points / 20);
  if (points >= 40) times(some(2), 'fire-support', points / 8);
  if (points >= 60) times(1, 'commander', points / 8);
  if (points >= 90 && random() < 0.35 && takes('artillery', 0, points / 5)) takes('spotter', 0, 6);
  if (points >= 90 && random() < 0.2) takes('aircraft', 0, points / 5);
  if (points >= 90 && random() < 0.2) takes('specialist', 0, points / 5);
  if (random() < 0.25) times(some(3), 'obstacle', 2);
}

/** Spends most of what is left on tanks of about the same price. */
function recruitTanks({ draft, ofRole, takes }: Recruiter, random: Random): void {
  const slots = mostUnits - draft.cards().filter(({ type }) => type !== 'obstacle').length;
  const dearest = Math.max(...ofRole('tank').map(({ cost }) => cost));
  const price = Math.min(dearest, 14 + 26 * random());
  for (let n = Math.max(1, Math.min(slots, Math.round(draft.left() / price))); n > 0; n--) {
    const share = draft.left() / n;
    if (!takes('tank', share * 0.6, share * 1.2)) return;
  }
}

/** An army led by one nation; the more cards a nation has, the more often it leads. */
function recruited(options: ArmyTerms, side: Side, offered: readonly Card[], random: Random): readonly Card[] {
  const nation = oneOf(
    offered.flatMap((card) => card.nation ?? []),
    random,
  );
  if (nation === undefined) return [];
  const alliance = oneOf(
    alliancesOf(offered).filter((each) => each.includes(nation)),
    random,
  );
  const pool = alliedIn(offered, alliance ?? [nation]);
  const draft = draftOf(options, side);
  const recruiter = recruiterOf(draft, pool, nation, random);
  recruitFoot(recruiter, pointsOf(options, side), random);
  recruitTanks(recruiter, random);
  while (!draft.isFull() && recruiter.takes(oneOf(fillers, random) ?? 'infantry', 0, draft.left()));
  draft.upgrade(pool, random, (dearer, card) => card.type !== 'obstacle' && roleOf(dearer) === roleOf(card));
  return draft.cards();
}

/**
 * A legal army as a practice player makes it: infantry, machine guns, anti-tank weapons, a commander and tanks of one nation and its allies, now and then
 * artillery with a spotter, an aircraft, a hero or obstacles. Empty where the side has no card (before 1939).
 */
export function sensibleArmy(options: ArmyTerms, side: Side, random: Random): string[] {
  const offered = offeredTo(options, side);
  let best: readonly Card[] = [];
  for (let n = 0; n < attempts && costOf(best) < 0.9 * pointsOf(options, side); n++) {
    const army = recruited(options, side, offered, random);
    if (costOf(army) > costOf(best)) best = army;
  }
  return best.map(({ id }) => id);
}
