import { getTranslations } from 'next-intl/server';
import { type Shown, shown } from './order';

/** Looks among the user's tables: by words, and by how far they are. Works without scripts, and its address can be kept. */
export async function Finder({ find, show }: { find: string; show: Shown }) {
  const t = await getTranslations('tables');
  return (
    <search>
      <form action="/tables" className="mb-6 flex flex-wrap items-end gap-3 font-sans">
        <p className="grid min-w-0 flex-[1_1_16rem] gap-1">
          <label htmlFor="find" className="text-[0.9375rem] font-semibold">
            {t('find')}
          </label>
          <input id="find" name="find" type="search" className="input" maxLength={100} defaultValue={find} placeholder={t('findHint')} />
        </p>
        <p className="grid flex-[0_1_14rem] gap-1">
          <label htmlFor="show" className="text-[0.9375rem] font-semibold">
            {t('show')}
          </label>
          <select id="show" name="show" className="input" defaultValue={show}>
            {shown.map((each) => (
              <option key={each} value={each}>
                {t(`shown.${each}`)}
              </option>
            ))}
          </select>
        </p>
        <button type="submit" className="button">
          {t('apply')}
        </button>
      </form>
    </search>
  );
}
