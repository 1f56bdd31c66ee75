import { DirectusError } from '#directus/api.ts';

/** A problem that a person can solve: printed as one sentence, without a stack. */
export class Failure extends Error {}

export function explain(error: unknown): string {
	if (error instanceof Failure || (error instanceof Error && error.constructor.name === 'ConfigError')) return error.message;
	if (error instanceof DirectusError && error.status === 401)
		return 'Directus does not know the installation’s token any more: stop the system and start it again, then it has all its rights back.';
	const code = (error as NodeJS.ErrnoException | null)?.code;
	const path = (error as NodeJS.ErrnoException | null)?.path;
	if (error instanceof TypeError && error.message === 'fetch failed') return 'Directus does not answer.';
	if (/file is not a database|malformed/.test(String(error)))
		return `A database cannot be read (${error instanceof Error ? error.message : error}): it is damaged.`;
	if (code === 'ENOSPC' || /SQLITE_FULL|disk is full/.test(String(error))) return 'There is no space left on the disk.';
	if (code === 'EEXIST' || code === 'ENOTDIR') return `${path} cannot be used as a folder: something else has that name.`;
	if (code === 'EACCES' || code === 'EROFS') return `The folder ${path ?? 'with the data'} cannot be written to.`;
	return error instanceof Error ? error.message : String(error);
}

/** For logs; no stack for a Failure. */
export const describeError = (error: unknown): { error: string; stack?: string } => ({
	error: error instanceof Error ? error.message : String(error),
	...(error instanceof Error && !(error instanceof Failure) && error.stack && { stack: error.stack }),
});

const STOPPING = 'Stopping.';

/** Aborts work in progress, because everything is being stopped. */
export const createStoppedFailure = () => new Failure(STOPPING);
export const isStopping = (error: unknown) => error instanceof Failure && error.message === STOPPING;
