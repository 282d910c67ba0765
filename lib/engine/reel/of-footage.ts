import type { GameModule, Kinds } from '../game';
import type { Footage } from './footage';
import { type OrdersReel, reelOfOrders } from './orders';
import type { Reel } from './reel';
import { reelOfViews, type ViewsReel } from './views';

/** A reel that takes the entries of its footage, all at once or piece by piece. */
export interface OpenReel<K extends Kinds = Kinds> extends Reel<K> {
  append(entries: Footage<K>['entries']): void;
}

/** The set-up of a game from its footage, of either kind; its entries are appended. Throws `Divergence` where the rules lead elsewhere. */
export const reelOf = <K extends Kinds>(game: GameModule<K>, footage: Footage<K>): OpenReel<K> =>
  (footage.kind === 'views' ? reelOfViews(footage) : reelOfOrders(game, footage)) as (ViewsReel<K> | OrdersReel<K>) & OpenReel<K>;
