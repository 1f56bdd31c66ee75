import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { runWithRequestId } from '#runtime/request-id.ts';

export const REQUEST_ID = 'x-request-id';
const LONGEST = 64;

/** What a proxy gave the request, where it is a name and nothing else. */
export const findRequestId = (given: string | string[] | undefined): string | null =>
	typeof given === 'string' && given.length <= LONGEST && /^[\w.-]+$/.test(given) ? given : null;

/** A name for each request, in its answer and in all that is logged of it: the proxy's own, or one of ours. */
export const withRequestId =
	(next: RequestListener): RequestListener =>
	(request, response) => {
		const id = findRequestId(request.headers[REQUEST_ID]) ?? randomUUID();
		response.setHeader(REQUEST_ID, id);
		runWithRequestId(id, () => next(request, response));
	};
