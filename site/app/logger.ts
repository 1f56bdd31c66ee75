import { createLogger } from '#runtime/logger.ts';

/** Pages are bundled apart from the server: a logger of their own, which writes the same lines to the same place. */
export const logger = createLogger();
