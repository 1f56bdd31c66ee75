import { trackValidUntil } from '#content/reads.ts';
import { logger } from './logger.ts';

/**
 * A section that its page can live without. What a loader calls outright is what the page cannot live without: there a throw is an error
 * page. Here it is logged, and the section left out.
 */
export function optional<T>(request: { url: URL }, section: string, build: () => T): T | null {
	try {
		return build();
	} catch (error) {
		if (error instanceof Response) throw error;
		trackValidUntil(0);
		logger.error('section.failed', 'A section failed and is left out', { path: request.url.pathname, section, error });
		return null;
	}
}

/** One of each record, without those that cannot be made. */
export const optionalEach = <R extends { id: number | string }, T>(
	request: { url: URL },
	section: string,
	records: readonly R[],
	build: (record: R, index: number) => T,
): NonNullable<T>[] =>
	records.flatMap((record, index) => optional(request, `${section} ${record.id}`, () => build(record, index)) ?? []) as NonNullable<T>[];
