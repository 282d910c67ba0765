import type * as z from 'zod';
import type { commonOptions } from '../orders';
import type { optionsSchema as options1941 } from './1941/options';
import type { optionsSchema as optionsRevised } from './revised/options';

type Common = { [O in keyof typeof commonOptions]: z.infer<(typeof commonOptions)[O]> };

/** A table's options: those of every edition, then those that some have; absent in the others. */
export type Options = Common & Partial<Omit<z.infer<typeof options1941> & z.infer<typeof optionsRevised>, keyof Common>>;
