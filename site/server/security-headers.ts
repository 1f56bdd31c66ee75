import type { MiddlewareHandler } from 'hono';

const YEAR = 365 * 24 * 60 * 60;

const OURS_ALONE = "frame-ancestors 'self';";

/** Nobody else shows our pages in a frame, gives our links another base, or is sent our forms. */
export const basePolicy = `${OURS_ALONE} base-uri 'self'; object-src 'none'; form-action 'self'`;

const headers = {
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'cross-origin-opener-policy': 'same-origin',
	'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), serial=(), midi=(), display-capture=()',
};

/** For every answer there is, no matter who gives it. */
export function securityHeaders(isHttps: boolean): MiddlewareHandler {
	return async (context, next) => {
		await next();
		for (const [name, value] of Object.entries(headers)) context.header(name, value);
		const policy = context.res.headers.get('content-security-policy');
		if (!policy) context.header('content-security-policy', basePolicy);
		// A preview names Studio as well, which the older header cannot say.
		if (!policy || policy.includes(OURS_ALONE)) context.header('x-frame-options', 'SAMEORIGIN');
		if (isHttps) context.header('strict-transport-security', `max-age=${YEAR}`);
	};
}
