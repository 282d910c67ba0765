import type { Shots } from '../../lib/games/axis-allies/types';

/**
 * Battles of Axis & Allies Revised as the rulebook tells them, one unit an object, knowing nothing of the engine: a second opinion for it.
 * Who fires on what is told to a dealer of dice, who may object.
 */
export type Arms = Readonly<Record<string, number>>;

export interface Side {
  arms: Arms;
  technologies: readonly string[];
  /** Types in the order in which they are given up. */
  losses: readonly string[];
}

export interface Clash {
  kind: 'sea' | 'land';
  attack: Side;
  defence: Side;
  /** Ships that fire at the shore before the first round. */
  bombards?: Arms;
  /** No land unit of the attacker leaves. */
  amphibious?: boolean;
  submerge: 'never' | 'always';
  /** The attacker leaves after so many rounds; 0: never. */
  leaveAfter: number;
  /** House option: six points of a volley are a hit, one die decides on the rest. Guns roll as ever. */
  lowLuck: boolean;
}

export interface Volley {
  side: 'attack' | 'defence';
  step: Shots | 'flak';
  /** "type needs" and how many dice. */
  shots: Readonly<Record<string, number>>;
}

/** Of a volley the dice of each "type needs"; with low luck the one die, if any, as "rest". */
export type Dealer = (volley: Volley) => Readonly<Record<string, readonly number[]>>;

export interface Left {
  attack: Arms;
  defence: Arms;
  /** Of these, submerged ones. */
  submerged: number;
  left: boolean;
}

interface Piece {
  type: string;
  hurt?: boolean;
  /** Hit, and gone at the end of the round. */
  doomed?: boolean;
}

const air = ['fighter', 'bomber'];
const attackOn: Arms = { infantry: 1, artillery: 2, tank: 3, fighter: 3, bomber: 4, submarine: 2, destroyer: 3, carrier: 1, battleship: 4 };
const defendOn: Arms = {
  ...{ infantry: 2, artillery: 2, tank: 3, fighter: 4, bomber: 1 },
  ...{ submarine: 2, transport: 1, destroyer: 3, carrier: 3, battleship: 4 },
};

const piecesOf = (arms: Arms): Piece[] => Object.entries(arms).flatMap(([type, n]) => Array.from({ length: n }, () => ({ type })));
const armsOf = (pieces: readonly Piece[]): Arms => {
  const arms: Record<string, number> = {};
  for (const { type } of pieces) arms[type] = (arms[type] ?? 0) + 1;
  return arms;
};
const isAir = ({ type }: Piece) => air.includes(type);
const isShip = (each: Piece) => !isAir(each);
const isSub = ({ type }: Piece) => type === 'submarine';
const isStanding = (each: Piece) => !each.doomed;
const has = (pieces: readonly Piece[], type: string) => pieces.some((each) => each.type === type);

/** RREV-7: the whole battle, to what is left. */
export function fight(clash: Clash, deal: Dealer): Left {
  let attackers = piecesOf(clash.attack.arms);
  let defenders = piecesOf(clash.defence.arms).filter((each) => each.type !== 'aa-gun');
  const guns = (clash.defence.arms['aa-gun'] ?? 0) > 0;
  let submerged = 0;
  const away: Piece[] = [];
  const submergedOf = { attack: 0, defence: 0 };

  const fire = (side: Volley['side'], step: Volley['step'], shots: Record<string, number>): number => {
    if (Object.keys(shots).length === 0) return 0;
    const dice = deal({ side, step, shots });
    if (clash.lowLuck) {
      const strength = Object.entries(shots).reduce((sum, [shot, n]) => sum + n * Number(shot.split(' ')[1]), 0);
      const rest = dice.rest ?? [];
      if (rest.length !== (strength % 6 > 0 ? 1 : 0)) throw new Error(`${strength} points, and ${rest.length} dice`);
      return Math.floor(strength / 6) + rest.filter((die) => die <= strength % 6).length;
    }
    return Object.entries(dice).reduce(
      (hits, [shot, rolled]) => hits + rolled.filter((die) => die <= Number(shot.split(' ')[1])).length,
      0,
    );
  };
  /** First the first hits of battleships, then by the list. */
  const suffer = (pieces: Piece[], hits: number, { losses }: Side, can: (each: Piece) => boolean, kills: (each: Piece) => void) => {
    const targets = pieces.filter((each) => isStanding(each) && can(each)).sort((a, b) => losses.indexOf(a.type) - losses.indexOf(b.type));
    let rest = hits;
    for (const each of targets) {
      if (rest > 0 && each.type === 'battleship' && !each.hurt) {
        each.hurt = true;
        rest--;
      }
    }
    for (const each of targets) if (rest-- > 0) kills(each);
  };
  const shotsOf = (pieces: readonly Piece[], needs: (each: Piece) => number, dice: (each: Piece) => number = () => 1) => {
    const shots: Record<string, number> = {};
    for (const each of pieces) {
      const on = needs(each);
      if (on > 0) shots[`${each.type} ${on}`] = (shots[`${each.type} ${on}`] ?? 0) + dice(each);
    }
    return shots;
  };
  const doom = (each: Piece) => {
    each.doomed = true;
  };

  for (let round = 1; attackers.length > 0 && defenders.length > 0; round++) {
    // step 2 and 3, on land in the first round alone
    if (clash.kind === 'land' && round === 1) {
      const targets = attackers.filter(isAir);
      if (guns && targets.length > 0) {
        const dice = deal({ side: 'defence', step: 'flak', shots: shotsOf(targets, () => 1) });
        for (const [shot, rolled] of Object.entries(dice)) {
          for (const die of rolled) {
            if (die > 1) continue;
            const hit = attackers.findIndex((each) => each.type === shot.split(' ')[0]);
            attackers = attackers.toSpliced(hit, 1);
          }
        }
      }
      if (clash.bombards && defenders.some((each) => !isAir(each))) {
        const hits = fire(
          'attack',
          'bombard',
          shotsOf(piecesOf(clash.bombards), ({ type }) => (type === 'battleship' ? 4 : 3)),
        );
        suffer(defenders, hits, clash.defence, (each) => !isAir(each), doom);
        defenders = defenders.filter(isStanding);
      }
    }
    const warned = { attack: has(attackers, 'destroyer'), defence: has(defenders, 'destroyer') };
    if (clash.kind === 'sea') {
      const superb = clash.attack.technologies.includes('super submarines') ? 3 : 2;
      const both = [
        fire('attack', 'surprise', defenders.some(isShip) ? shotsOf(attackers.filter(isSub), () => superb) : {}),
        // they fire together, so a submarine that was hit fires too
        fire('defence', 'surprise', attackers.some(isShip) ? shotsOf(defenders.filter(isSub), () => 2) : {}),
      ];
      suffer(defenders, both[0] ?? 0, clash.defence, isShip, doom);
      suffer(attackers, both[1] ?? 0, clash.attack, isShip, doom);
      if (!warned.defence) defenders = defenders.filter(isStanding);
      if (!warned.attack) attackers = attackers.filter(isStanding);
    }
    // step 4
    let helped = attackers.filter(({ type }) => type === 'artillery').length;
    const strength = ({ type }: Piece) => (type === 'infantry' && helped-- > 0 ? 2 : (attackOn[type] ?? 0));
    const heavy = clash.attack.technologies.includes('heavy bombers') ? 2 : 1;
    const targets = defenders.some(isStanding);
    const shooters = attackers.filter((each) => clash.kind === 'land' || !isSub(each));
    const hits = targets
      ? fire(
          'attack',
          'main',
          shotsOf(shooters, strength, ({ type }) => (type === 'bomber' ? heavy : 1)),
        )
      : 0;
    suffer(defenders, hits, clash.defence, () => true, doom);
    // step 5
    const jets = clash.defence.technologies.includes('jet fighters') ? 5 : 4;
    const answer = ({ type }: Piece) => (type === 'fighter' ? jets : (defendOn[type] ?? 0));
    const answering = defenders.filter((each) => clash.kind === 'land' || !isSub(each));
    const back = attackers.some(isStanding) ? fire('defence', 'main', shotsOf(answering, answer)) : 0;
    suffer(attackers, back, clash.attack, () => true, doom);
    // step 6
    attackers = attackers.filter(isStanding);
    defenders = defenders.filter(isStanding);
    if (attackers.length === 0 || defenders.length === 0) break;
    // step 7
    const dive = (side: 'attack' | 'defence') => {
      const [own, others] = side === 'attack' ? [attackers, defenders] : [defenders, attackers];
      if (clash.kind !== 'sea' || clash.submerge !== 'always' || has(others, 'destroyer')) return own;
      submergedOf[side] += own.filter(isSub).length;
      submerged += own.filter(isSub).length;
      return own.filter((each) => !isSub(each));
    };
    attackers = dive('attack');
    if (attackers.length === 0) break;
    const harmless = attackers.every((each) => each.type === 'transport' || (isSub(each) && !defenders.some(isShip)));
    if (harmless || (clash.leaveAfter > 0 && round >= clash.leaveAfter)) {
      const stay = clash.amphibious ? attackers.filter((each) => !isAir(each)) : [];
      if (stay.length === 0 || stay.length === attackers.length) {
        if (stay.length === 0) return { ...leftOf(), left: true };
      } else {
        away.push(...attackers.filter(isAir));
        attackers = stay;
      }
    }
    defenders = dive('defence');
  }
  return { ...leftOf(), left: false };

  function leftOf(): Omit<Left, 'left'> {
    const down = (side: 'attack' | 'defence') => Array.from({ length: submergedOf[side] }, () => ({ type: 'submarine' }));
    return {
      attack: armsOf([...attackers, ...away, ...down('attack')]),
      defence: armsOf([...defenders, ...down('defence')]),
      submerged,
    };
  }
}
