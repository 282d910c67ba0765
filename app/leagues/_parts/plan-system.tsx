import { getTranslations } from 'next-intl/server';
import { CheckField, SelectField, TextField } from '@/app/_ui/field';
import type { Field } from '@/lib/engine';
import type { SeasonInput } from '@/lib/play';
import { systemKind, systems } from './plan-choices';
import { seatingChosen } from './seatings';

interface Props {
  start: SeasonInput;
  /** Who may sit at a table of several; null: the game has none. */
  seating: Field | null;
  /** Of smaller tables that the game allows. */
  sizes: readonly number[];
}

/** How the season is paired; style sheets alone show what belongs to the system that is chosen. */
export async function SystemFields({ start, seating, sizes }: Props) {
  const t = await getTranslations('seasonPlan');
  const { system, rounds } = start;
  const ladder = system.kind === 'ladder' ? system : null;
  const bracket = system.kind === 'elimination' ? system : null;
  const robin = system.kind === 'round-robin' ? system : null;
  const offered = systems.filter((each) => each !== 'tables' || seating);
  const number = (name: string, label: string, value: number | null | undefined, hint?: string) => (
    <TextField name={name} label={label} hint={hint} inputMode="numeric" defaultValue={value ?? ''} autoComplete="off" />
  );
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-xl font-semibold">{t('system')}</legend>
      <SelectField
        name="system"
        label={t('meetings')}
        options={offered.map((value) => ({ value, label: t(`systems.${value}`) }))}
        defaultValue={systemKind(system)}
      />
      {seating && (
        <div className="if-tables">
          <SelectField
            name="seating"
            label={t('seating')}
            hint={t('seatingHint')}
            options={seating.choices ?? []}
            defaultValue={seatingChosen(seating, start)}
          />
        </div>
      )}
      <div className="if-robin grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          name="numbers"
          label={t('numbers')}
          options={(['seeds', 'drawn'] as const).map((value) => ({ value, label: t(`numbersOf.${value}`) }))}
          defaultValue={robin?.numbers ?? 'seeds'}
        />
        {number('roundsLimit', t('roundsLimit'), robin ? rounds : null, t('roundsLimitHint'))}
      </div>
      <div className="if-counted">{number('rounds', t('rounds'), robin || bracket ? 5 : (rounds ?? 5))}</div>
      <div className="if-swiss">
        <SelectField
          name="first"
          label={t('first')}
          options={(['points', 'sides'] as const).map((value) => ({ value, label: t(`firsts.${value}`) }))}
          defaultValue={system.kind === 'swiss' ? system.first : 'points'}
        />
      </div>
      <div className="if-bracket grid gap-4">
        <SelectField
          name="drawn"
          label={t('drawn')}
          options={(['replay', 'higher-seed'] as const).map((value) => ({ value, label: t(`drawns.${value}`) }))}
          defaultValue={bracket?.drawn ?? 'replay'}
        />
        <div className="if-twice">
          {/* a control called "reset" would stand in place of the form’s own */}
          <CheckField name="finalAgain" label={t('reset')} defaultChecked={bracket?.reset ?? true} />
        </div>
      </div>
      <div className="if-ladder grid items-end gap-4 sm:grid-cols-2">
        {number('reach', t('reach'), ladder?.reach ?? 3)}
        {number('ladderRest', t('ladderRest'), ladder?.rest ?? 2)}
        <div className="sm:col-span-2">
          <SelectField
            name="moves"
            label={t('moves')}
            options={(['step-in', 'swap'] as const).map((value) => ({ value, label: t(`movesOf.${value}`) }))}
            defaultValue={ladder?.moves ?? 'step-in'}
          />
        </div>
        {number('idleRounds', t('idleRounds'), ladder?.idle?.rounds, t('idleHint'))}
        {number('idlePlaces', t('idlePlaces'), ladder?.idle?.places ?? 1)}
      </div>
      {sizes.length > 0 && (
        <div className="if-tables">
          <SelectField
            name="smallest"
            label={t('smallest')}
            hint={t('smallestHint')}
            options={[
              { value: '', label: t('smallestNone') },
              ...sizes.map((size) => ({ value: `${size}`, label: t('smallestOf', { seats: size }) })),
            ]}
            defaultValue={`${(system.kind === 'tables' && system.smallest) || ''}`}
          />
        </div>
      )}
    </fieldset>
  );
}
