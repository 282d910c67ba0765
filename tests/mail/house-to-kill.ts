import { pino } from 'pino';
import { adoptDatabase, openDatabase } from '../../db/client';
import { systemClock } from '../../lib/clock';
import { startReader } from '../../lib/mail/inbound/reader';
import { openWays } from '../../lib/worker/letter-box';
import { replies } from './inbox';
import { witnesses } from './sender';

// takes letters in until it is killed; prints the port it listens on

const database = await openDatabase({ url: process.env.DATABASE_URL ?? '', dataDir: '' });
adoptDatabase(database);
const door = { db: database.db, clock: systemClock, replies, host: 'fieldpost.test', baseUrl: 'https://fieldpost.test' };
const complain = (_: string, error: unknown) => console.error(error);
const box = await openWays(
  { ...door, ...witnesses, reader: startReader(), complain, alarm: console.error },
  { smtp: { port: 0, host: '127.0.0.1' } },
  pino({ level: 'silent' }),
);
console.log(box.port());
