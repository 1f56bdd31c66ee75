/** How much is read of what came with a form, in bytes. The site's entrance goes by the same numbers as those who read forms. */
export type BodyLimits = { bytes: number; fileBytes: number; files: number };

/** What was typed, all fields together. */
export const TEXT_MOST = 256_000;

/** Names of fields and what stands between them come on top. */
const AROUND = TEXT_MOST;

/** More is read of a file than we take, so that one that is too large is refused alone and not with all that came with it. */
export const FILE_MOST = 25_000_000;

export const formLimits = { bytes: TEXT_MOST + AROUND, fileBytes: 0, files: 0 } as const satisfies BodyLimits;
export const cvLimits = { bytes: FILE_MOST + formLimits.bytes, fileBytes: FILE_MOST, files: 1 } as const satisfies BodyLimits;

const TOO_LARGE = 'BodyTooLarge';

/** What anyone who reads a body meets where it goes beyond what its address takes. */
export const bodyTooLarge = (): Error => Object.assign(new Error('the body is larger than its address takes'), { name: TOO_LARGE });

/** Known by its name: pages are built apart from the server that makes it. */
export const isBodyTooLarge = (error: unknown): boolean => error instanceof Error && error.name === TOO_LARGE;
