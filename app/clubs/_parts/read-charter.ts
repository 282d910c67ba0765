import type { CharterInput } from '@/lib/play';

/** A charter as the form sent it; what the form leaves out is as it was. The use case looks at every part. */
export function readCharter(form: FormData, before: CharterInput): CharterInput {
  const text = (name: string, otherwise: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : otherwise;
  };
  const texts = (name: 'description' | 'houseRules') => ({
    en: text(`${name}.en`, before[name].en),
    it: text(`${name}.it`, before[name].it),
  });
  const emblem = Object.fromEntries(Object.entries(before.emblem).map(([part, value]) => [part, text(`emblem.${part}`, value)]));
  const { name, address = '', visibility, admission } = before;
  const read = {
    ...{ name: text('name', name), address: text('address', address), emblem },
    ...{ description: texts('description'), houseRules: texts('houseRules') },
    ...{ visibility: text('visibility', visibility), admission: text('admission', admission) },
  };
  // a select may send what it does not offer: the schema of the use case refuses that
  return read as CharterInput;
}

/** What the form of a new club begins with. */
export const newCharter: CharterInput = {
  name: '',
  address: '',
  emblem: { shape: 'shield', division: 'pale', charge: 'star', field: 'brick', tincture: 'gold' },
  description: { en: '', it: '' },
  houseRules: { en: '', it: '' },
  visibility: 'public',
  admission: 'request',
};
