import { auctionDesk } from '../kit/auction/desk';
import { format as written } from './notation/format';
import { mostBid } from './orders';
import { prompt as ofSides } from './prompts';
import type { K } from './types';

/** What the guided form asks of the game, without all that plays it: see `OrderDesk` of the registry. */
export const { prompt, format } = auctionDesk<K>({ prompt: ofSides, format: written }, { most: mostBid });
