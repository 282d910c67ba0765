import { auctionDesk } from '../kit/auction/desk';
import { catalogue as ofArmies } from './armies/catalogue';
import { format as written } from './notation/format';
import { mostBid } from './orders';
import { overlays as ofSides } from './overlay';
import { prompt as asked } from './prompts';
import type { K } from './state';

/** What the guided form asks of the game, without all that plays it: see `OrderDesk` of the registry. */
export const { prompt, overlays, catalogue, format } = auctionDesk<K>(
  { prompt: asked, overlays: ofSides, catalogue: ofArmies, format: written },
  { most: mostBid },
);
