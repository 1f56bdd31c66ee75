import { trackValidUntil } from '#content/reads.ts';
import { logger } from './logger.ts';

/**
 * Builds a section that the page can do without: an error is logged and the section left out. Anything a loader calls outside of this is
 * required, and an error there shows the error page.
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

/** The same for each record of a list. */
export const optionalEach = <R extends { id: number | string }, T>(
	request: { url: URL },
	section: string,
	records: readonly R[],
	build: (record: R, index: number) => T,
): NonNullable<T>[] =>
	records.flatMap((record, index) => optional(request, `${section} ${record.id}`, () => build(record, index)) ?? []) as NonNullable<T>[];
