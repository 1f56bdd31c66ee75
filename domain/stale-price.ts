/** A price that was last checked longer ago is marked as stale, for visitors and staff. */
export const STALE_AFTER_DAYS = 14;
