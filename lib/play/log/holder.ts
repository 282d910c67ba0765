import type { SeatRow } from '../../../db/tables';
import type { ActHolder } from '../../chance/act';

type HolderColumns = Pick<SeatRow, 'userId' | 'bot'>;

/** Who holds a seat, as the log names them. */
export const holderOfRow = ({ userId, bot }: HolderColumns): ActHolder => (userId !== null ? { user: userId } : bot ? 'bot' : 'nobody');

/** The same as rows have it. */
export const columnsOfHolder = (holder: ActHolder): HolderColumns => ({
  userId: typeof holder === 'object' ? holder.user : null,
  bot: holder === 'bot',
});
