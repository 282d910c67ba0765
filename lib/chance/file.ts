import { z } from 'zod';
import { vias } from '../engine/via';

const draw = z.strictObject({ label: z.string(), sides: z.int().min(1), values: z.array(z.int()) });
/** So many bytes. */
const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`), { error: `must be ${2 * bytes} hex digits` });
const hex64 = hex(32);

/**
 * What an installation signs its files with: covers the canonical JSON of the whole file without `value`. `key` is the SHA-256 of the public
 * half's 32 bytes, `site` where it is published.
 */
const signature = z.strictObject({
  algorithm: z.literal('Ed25519'),
  key: hex64,
  publicKey: z.string().regex(/^[\w-]{43}$/, { error: 'must be 32 bytes in base64url' }),
  site: z.string().max(300),
  value: z.string().regex(/^[\w-]{86}$/, { error: 'must be 64 bytes in base64url' }),
});

const word = z.strictObject({
  seat: z.string(),
  /** Drawn by whoever sent it. */
  word: z.string().max(100),
  /** SHA-256 of the seat's next word. */
  pledge: hex64.optional(),
});

/** A round of a public beacon: `signature` is its value, by which anybody can tell that it is the beacon's own. */
const beaconValue = z.strictObject({ round: z.int().min(1), signature: hex(48) });

/** A chain of a public beacon, as the installation was set up with. README.md says which signatures it makes. */
export const beaconChain = z.strictObject({
  /** Its hash: how servers of the beacon call it. */
  chain: hex64,
  /** Its public key, compressed. */
  key: hex(96),
  /** When its first round came out, in seconds since 1970. */
  genesis: z.int().min(0),
  /** Seconds between its rounds. */
  period: z.int().min(1),
});

/** What came from outside and is mixed into an entry's dice, and into all after them. */
const mixed = z.strictObject({
  words: z.array(word).min(1).optional(),
  /** The database was another one than at the entry before: it was restored or moved. */
  epoch: z.string().max(64).optional(),
  /** Of the round that was named before it; absent: it could not be had, or none was due. */
  beacon: beaconValue.optional(),
  /** The round that is named for the entries behind it. */
  named: z.int().min(1).optional(),
});

/** Who holds a seat: a user's id, the practice bot, or nobody known. */
export const holderSchema = z.union([z.strictObject({ user: z.string() }), z.literal('bot'), z.literal('nobody')]);

/** What was agreed before the start: what the game counts for, and who plays on for somebody who gives it up. */
export const termsSchema = z.strictObject({
  /** training: orders are taken back without asking. */
  counts: z.enum(['rated', 'unrated', 'training']),
  /** mate: somebody of the same side, where there is one, else the bot. substitute: the bot, until somebody takes the seat. */
  leaving: z.enum(['mate', 'substitute', 'bot']),
  /** Bot accounts count as anybody does, as the season admits them; absent: ratings of people do not move where one plays. */
  bots: z.literal('rated').optional(),
});
export type Terms = z.infer<typeof termsSchema>;

/** A whole table as one JSON file. README.md in this folder says what each field means and how it is checked. */
export const gameFileSchema = z.strictObject({
  format: z.literal('fieldpost-game-1'),
  /** How its dice are made; absent: by the first recipe. */
  recipe: z.literal(2).optional(),
  table: z.string(),
  game: z.string(),
  title: z.string(),
  /** The game's rules version at the opening. */
  rules: z.int(),
  options: z.record(z.string(), z.unknown()),
  /**
   * In the game's order; `word` was mixed into the dice, `pledge` is the SHA-256 of the seat's first word to come, `holder` who played it at the
   * start (absent in games that began before that was kept), `player` is for reading only.
   */
  seats: z.array(
    z.strictObject({ seat: z.string(), word: z.string(), pledge: hex64.optional(), holder: holderSchema.optional(), player: z.string() }),
  ),
  commitment: hex64,
  /** Revealed when the game is over. */
  secret: hex64.nullable(),
  opening: z.strictObject({
    at: z.string(),
    draws: z.array(draw),
    checksum: z.string(),
    /** Of the database at the start. */
    epoch: z.string().max(64).optional(),
    /** Absent in games that began before they were kept: such a game counts for no rating. */
    terms: termsSchema.optional(),
    /** Absent: no public beacon is mixed in. `round`: the first that is named. */
    beacon: beaconChain.extend({ round: z.int().min(1) }).optional(),
    hash: hex64,
  }),
  entries: z.array(
    z.strictObject({
      seq: z.int().min(1),
      seat: z.string(),
      decision: z.string(),
      order: z.record(z.string(), z.unknown()),
      notation: z.string(),
      draws: z.array(draw),
      /** Absent where nothing came. */
      mixed: mixed.optional(),
      rules: z.int(),
      via: z.enum(vias),
      round: z.int(),
      power: z.string().nullable(),
      phase: z.string(),
      at: z.string(),
      checksum: z.string(),
      hash: hex64,
    }),
  ),
  status: z.enum(['running', 'over']),
  outcome: z
    .strictObject({
      winners: z.array(z.string()),
      scores: z.record(z.string(), z.number()),
      reason: z.string(),
      text: z.strictObject({ en: z.string(), it: z.string() }),
    })
    .nullable(),
  /** Absent in files that were recorded outside an installation. */
  signature: signature.optional(),
});

export type GameFile = z.infer<typeof gameFileSchema>;
export type FileEntry = GameFile['entries'][number];
export type Mixed = z.infer<typeof mixed>;
export type MixedWord = z.infer<typeof word>;
export type BeaconValue = z.infer<typeof beaconValue>;
export type OpeningBeacon = NonNullable<GameFile['opening']['beacon']>;
export type Signature = z.infer<typeof signature>;
