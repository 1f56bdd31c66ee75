/** A price that nobody asked about for longer than this is stale, for visitors and staff. */
export const STALE_AFTER_DAYS = 14;
