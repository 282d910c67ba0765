import { germany } from './germany';
import { japan } from './japan';
import { uk } from './uk';
import { usa } from './usa';
import { ussr } from './ussr';

/** RREV-12: the national advantages. */
export const advantages = { ...ussr, ...germany, ...uk, ...japan, ...usa };
