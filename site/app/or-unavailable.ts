import { data } from 'react-router';
import type { Unavailable } from '#outbox/outbox.ts';
import { type ErrorInfo, readAsk } from './not-found.ts';
import type { PageRequest } from './page-loader.ts';

/** What the outbox found. Where it cannot be read, the page says so: nobody is told that what they sent is unknown. */
export function orUnavailable<T>(request: PageRequest, found: T | Unavailable): T {
	if (found !== 'unavailable') return found as T;
	throw data({ kind: 'unavailable', path: '', ways: { places: [], ask: readAsk(request) } } satisfies ErrorInfo, { status: 503 });
}
