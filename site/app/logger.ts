import { createLogger } from '#runtime/logger.ts';

/** The pages' bundle has its own instance; both write to stdout in the same format. */
export const logger = createLogger();
