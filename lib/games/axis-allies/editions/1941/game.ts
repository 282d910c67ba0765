import { axisAllies } from '../../game';
import { edition1941 } from '.';
import { optionFields } from './fields';
import { optionsSchema } from './options';
import outlines from './outlines.geo.json';
import { readings } from './readings';

/** Axis & Allies 1941. See README.md. */
export const aa1941 = axisAllies({
  id: 'aa-1941',
  title: { en: 'Axis & Allies: 1941', it: 'Axis & Allies: 1941' },
  summary: {
    en: 'Five powers, one world war, an evening at a table or a season by letter; for two to five.',
    it: 'Cinque potenze, una guerra mondiale, una sera al tavolo o una stagione per lettera; da due a cinque.',
  },
  stage: 'beta',
  edition: edition1941,
  optionsSchema,
  optionFields,
  readings,
  outlines,
});
