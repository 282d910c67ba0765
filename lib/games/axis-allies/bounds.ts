/** Spaces of the longest way, an island at either end of it. */
export const longestPath = 11;

/** IPCs that may be bid for a side. */
export const mostBid = 60;
