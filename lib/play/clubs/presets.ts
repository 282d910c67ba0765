import { database } from '../../../db/client';
import { type ClubPresetRow, deletePreset, insertPreset, presetsOf } from '../../../db/club-affairs';
import { type AbsenceRule, newId } from '../../../db/schema';
import { type Clock, systemClock } from '../../clock';
import { isGameId, loadGame } from '../../games/registry';
import type { TimeControl, TimeControlInput } from '../../time-control';
import { type Caller, mustBeSound, plainText, trouble } from '../access/caller';
import { gameAndOptions } from '../access/chosen-game';
import { checkedTimeControl } from '../timing/time-control';
import { changeClub, visibleClub } from './club-look';
import { mustBeAllowed } from './rights';

export const mostPresets = 30;
/** Characters of a preset's name. */
export const longestPresetName = 60;

export interface NewPreset {
  name: string;
  game: string;
  options: Record<string, unknown>;
  timeControl: TimeControlInput;
  absence: AbsenceRule;
}

/** A game with its options and its clock, to start tables of the club from. */
export interface ClubPreset {
  id: string;
  name: string;
  game: string;
  gameTitle: string;
  options: Record<string, unknown>;
  timeControl: TimeControl;
  absence: AbsenceRule;
}

/** Presets of a club by name, for its members; those of games that this server does not have are left out. */
export async function clubPresets(caller: Caller, slug: string): Promise<ClubPreset[]> {
  const { club, role } = await visibleClub(caller, slug);
  mustBeAllowed(role, 'read', caller);
  const { db } = await database();
  const presets = (await presetsOf(db, club.id)).map((row) => presetOf(row, caller));
  return (await Promise.all(presets)).filter((each) => each !== null);
}

async function presetOf({ id, name, game, options, timeControl, absence }: ClubPresetRow, caller: Caller): Promise<ClubPreset | null> {
  if (!isGameId(game)) return null;
  const { title } = await loadGame(game);
  return { id, name, game, gameTitle: title[caller.language], options, timeControl, absence };
}

/** Keeps a preset; throws invalid for options or a clock that no table could have. */
export async function keepPreset(caller: Caller, slug: string, input: NewPreset, clock: Clock = systemClock): Promise<{ id: string }> {
  mustBeSound(input, caller);
  const name = plainText(input.name, longestPresetName);
  if (name === '') throw trouble('invalid', { en: 'Give the preset a name.', it: 'Dai un nome al modello.' }, caller);
  const { options } = await gameAndOptions(caller, input);
  const timeControl = checkedTimeControl(input.timeControl, caller);
  return changeClub(
    caller,
    slug,
    'equip',
    async ({ tx, club, now }) => {
      if ((await presetsOf(tx, club.id)).length >= mostPresets) {
        throw trouble(
          'conflict',
          { en: `A club has ${mostPresets} presets at most.`, it: `Un circolo ha al più ${mostPresets} modelli.` },
          caller,
        );
      }
      const row = { id: newId(), clubId: club.id, name, game: input.game, options: options as Record<string, unknown> };
      if (!(await insertPreset(tx, { ...row, timeControl, absence: input.absence, createdAt: now }))) {
        throw trouble(
          'conflict',
          { en: 'The club has a preset of this name.', it: 'Il circolo ha già un modello con questo nome.' },
          caller,
        );
      }
      return { id: row.id };
    },
    clock,
  );
}

/** One that is gone already is as wished. */
export async function dropPreset(caller: Caller, slug: string, id: string): Promise<void> {
  await changeClub(caller, slug, 'equip', async ({ tx, club }) => {
    await deletePreset(tx, club.id, id);
  });
}
