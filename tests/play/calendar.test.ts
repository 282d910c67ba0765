import { beforeAll, expect, it } from 'vitest';
import { calendarOf, calendarSince, closeCalendar, openCalendar } from '../../lib/play';
import { clocked } from '../support/clocked';
import { onEachDatabase } from '../support/databases';
import { newUser, type Player, send } from '../support/tables';

const secretIn = (address: string) => /\/calendar\/([\w-]+)\.ics$/.exec(address)![1]!;
/** Lines of an iCalendar file as they were before they were folded. */
const linesOf = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n');

onEachDatabase('the calendar of deadlines', () => {
  let ann: Player;
  let bruno: Player;
  beforeAll(async () => {
    [ann, bruno] = [await newUser('Ann'), await newUser('Bruno', 'it')];
  });

  it('has one event a deadline, in the reader’s language, that moves with it', async () => {
    const table = await clocked(ann, bruno);
    const secret = secretIn(await openCalendar(bruno));
    const before = linesOf((await calendarOf(secret, table.clockAt(0)))!);
    expect(before.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(before).toContain('DTSTART:20260329T120000Z');
    expect(before).toContain('SUMMARY:Clocked (Blu): scade il tempo per rispondere');
    expect(before.find((line) => line.startsWith('URL'))).toContain(`/tables/${table.id}`);
    await send(ann, table.id, 'red', ['DEPLOY 2'], {}, table.clockAt(1));
    await send(bruno, table.id, 'blue', ['DEPLOY 1'], {}, table.clockAt(2));
    const after = linesOf((await calendarOf(secret, table.clockAt(2)))!);
    expect(after).toContain('DTSTART:20260328T200000Z');
    await send(bruno, table.id, 'blue', ['PASS'], {}, table.clockAt(3));
    await send(bruno, table.id, 'blue', ['DEPLOY 1'], {}, table.clockAt(3));
    expect(await calendarOf(secret)).not.toContain('VEVENT');
  });

  it('tells nothing that others may not know: no question, no hidden number', async () => {
    const table = await clocked(ann, bruno);
    const text = (await calendarOf(secretIn(await openCalendar(ann)), table.clockAt(0)))!;
    expect(text).toContain('BEGIN:VEVENT');
    expect(text).not.toContain(ann.email);
    expect(text).not.toMatch(/compan|deploy\d|reserve/i);
  });

  it('ends with its address: a new one replaces it, and revoking leaves none', async () => {
    const first = secretIn(await openCalendar(ann));
    const second = secretIn(await openCalendar(ann));
    expect(await calendarOf(first)).toBeNull();
    expect(await calendarOf(second)).toContain('BEGIN:VCALENDAR');
    expect(await calendarSince(ann)).toMatch(/T/);
    await closeCalendar(ann);
    expect(await calendarOf(second)).toBeNull();
    expect(await calendarSince(ann)).toBeNull();
    for (const wrong of ['', 'x', '../../etc/passwd', 'a'.repeat(32)]) expect(await calendarOf(wrong)).toBeNull();
  });
});
