import { data } from 'react-router';
import type { Unavailable } from '#outbox/outbox.ts';
import { type ErrorInfo, readAsk } from './not-found.ts';
import type { PageRequest } from './page-loader.ts';

/** Throws 503 when the outbox cannot be read, so that nobody is told that their submission is unknown. */
export function orUnavailable<T>(request: PageRequest, found: T | Unavailable): T {
	if (found !== 'unavailable') return found as T;
	throw data({ kind: 'unavailable', path: '', ways: { places: [], ask: readAsk(request) } } satisfies ErrorInfo, { status: 503 });
}
