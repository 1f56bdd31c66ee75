import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { runWithRequestId } from '#runtime/request-id.ts';

export const REQUEST_ID = 'x-request-id';
const LONGEST = 64;

/** A proxy's request id, if it is a plain token. */
export const findRequestId = (given: string | string[] | undefined): string | null =>
	typeof given === 'string' && given.length <= LONGEST && /^[\w.-]+$/.test(given) ? given : null;

/** Gives each request an id, in its answer and all its log lines: the proxy's own, or a new one. */
export const withRequestId =
	(next: RequestListener): RequestListener =>
	(request, response) => {
		const id = findRequestId(request.headers[REQUEST_ID]) ?? randomUUID();
		response.setHeader(REQUEST_ID, id);
		runWithRequestId(id, () => next(request, response));
	};
