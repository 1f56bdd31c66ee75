/** Limits of a request body, in bytes, shared by the server's entrance and the code that parses forms. */
export type BodyLimits = { bytes: number; fileBytes: number; files: number };

/** All text fields together. */
export const TEXT_MOST = 256_000;

/** Added for field names and multipart boundaries. */
const AROUND = TEXT_MOST;

/** Higher than any accepted file, so that a large file is rejected by itself and not together with the whole form. */
export const FILE_MOST = 25_000_000;

export const formLimits = { bytes: TEXT_MOST + AROUND, fileBytes: 0, files: 0 } as const satisfies BodyLimits;
export const cvLimits = { bytes: FILE_MOST + formLimits.bytes, fileBytes: FILE_MOST, files: 1 } as const satisfies BodyLimits;

const TOO_LARGE = 'BodyTooLarge';

/** Thrown while reading a body that is over the limit of its address. */
export const bodyTooLarge = (): Error => Object.assign(new Error('the body is larger than its address takes'), { name: TOO_LARGE });

/** Compared by name, because the pages' bundle has its own copy of the class. */
export const isBodyTooLarge = (error: unknown): boolean => error instanceof Error && error.name === TOO_LARGE;
