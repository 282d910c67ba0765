import { beforeAll, describe, expect, it } from 'vitest';
import { audit, readGameFile } from '../../lib/chance/audit';
import type { GameFile } from '../../lib/chance/file';
import { checkSignature } from '../../lib/chance/signature';
import { newSigningKey, signed } from '../../lib/chance/signing';
import { parseTranscript, playTranscript } from '../../lib/chance/transcript';
import { checksum } from '../../lib/engine';
import { ridges } from '../../lib/games/ridges';
import { exportNotation, exportTable, exportText, importTable, publicKeys } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { recordedGame } from '../support/recorded';
import { codeOf, newUser, type Player, playToTheEnd, ridgesFor, send } from '../support/tables';

const recorded = () => recordedGame('tests/fixtures/ridges/bots-1.json');
const site = 'https://post.example.org';

describe('a signature', () => {
  const key = newSigningKey();

  it('holds for the file that was signed, and tells keys of the list from others', async () => {
    const file = signed(recorded(), key, site);
    expect(readGameFile(JSON.parse(JSON.stringify(file)))).toEqual({ ok: true, file });
    expect(await checkSignature(file, [{ id: key.id }])).toBe('known');
    expect(await checkSignature(file, [newSigningKey()])).toBe('stranger');
    expect(await checkSignature(recorded(), [key])).toBe('none');
    expect(await audit(ridges, file, { keys: [key] })).toMatchObject({ ok: true, signature: 'known' });
  });

  it('breaks with anything that is changed, what no chain covers included', async () => {
    const forgeries: ((file: GameFile) => void)[] = [
      (file) => Object.assign(file, { title: 'Another' }),
      (file) => Object.assign(file.seats[0]!, { player: 'Mallory' }),
      (file) => Object.assign(file.signature!, { site: 'https://elsewhere.example.org' }),
      (file) => Object.assign(file.signature!, { publicKey: newSigningKey().publicKey }),
      (file) => Object.assign(file.signature!, { key: newSigningKey().id }),
      (file) => Object.assign(file.signature!, { value: 'A'.repeat(86) }),
    ];
    for (const forge of forgeries) {
      const file = signed(recorded(), key, site);
      forge(file);
      expect(await audit(ridges, file, { keys: [key] })).toMatchObject({ ok: false, problem: { kind: 'signature' } });
    }
  });
});

onEachDatabase('a table', () => {
  let ann: Player;
  let bob: Player;
  beforeAll(async () => {
    ann = await newUser('Ann');
    bob = await newUser('Bob', 'it');
  });

  it('is exported with the signature of a key that this place publishes, the same each time', async () => {
    const id = await ridgesFor(ann, bob);
    await playToTheEnd(id, ann, bob);
    const [file, again] = [await exportTable(ann, id), await exportTable(bob, id)];
    expect(again.signature).toEqual(file.signature);
    const keys = await publicKeys();
    expect(await audit(ridges, file, { keys })).toMatchObject({ ok: true, signature: 'known', diceChecked: true });
    expect(JSON.stringify(keys)).not.toContain('private');
  });

  it('is told in the language of its reader, with players, options, orders, dice and result', async () => {
    const id = await ridgesFor(ann, bob, { title: 'Three hills' });
    await playToTheEnd(id, ann, bob);
    const [en, it] = [await exportText(ann, id), await exportText(bob, id)];
    expect(en).toMatch(/^Three hills\n=+\n/);
    for (const part of [/\nPlayers:\n.*Red.*: Ann\n.*Blue.*: Bob\n/, /\nOptions:\n {2}.+: 3\n/, /\nResult: .+\n/, /\n1\. Red: DEPLOY 2/])
      expect(en).toMatch(part);
    expect(it).toMatch(/\nGiocatori:\n/);
    expect(it).toMatch(/\n1\. Ross[oi]: SCHIERA 2/);
  });

  it('is written down in notation that leads to the same position, orders taken back included', async () => {
    const { id } = await importTable(ann, recordedGame('tests/fixtures/ridges/handed-over-and-taken-back.json'));
    const { entries } = await exportTable(ann, id);
    const text = await exportNotation(ann, id);
    expect(checksum(playTranscript(ridges, parseTranscript(text)))).toBe(entries.at(-1)!.checksum);
  });

  it('of a game that hides facts is given out in no form before it is over', async () => {
    const id = await ridgesFor(ann, bob);
    await send(ann, id, 'red', ['DEPLOY 2']);
    for (const give of [exportTable, exportText, exportNotation]) expect(await codeOf(give(ann, id))).toBe('forbidden');
  });
});
