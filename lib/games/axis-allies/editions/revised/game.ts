import { axisAllies } from '../../game';
import { editionRevised } from '.';
import { optionFields } from './fields';
import { optionsSchema } from './options';
import outlines from './outlines.geo.json';
import { readings } from './readings';

/** Axis & Allies Revised (2004). See README.md. */
export const aaRevised = axisAllies({
  id: 'aa-revised',
  title: { en: 'Axis & Allies: Revised', it: 'Axis & Allies: Revised' },
  summary: {
    en: 'The edition of 2004: technologies, national advantages, bombing raids and twelve victory cities; for two to five.',
    it: 'L’edizione del 2004: tecnologie, vantaggi nazionali, bombardamenti strategici e dodici città della vittoria; da due a cinque.',
  },
  stage: 'beta',
  edition: editionRevised,
  optionsSchema,
  optionFields,
  readings,
  outlines,
});
