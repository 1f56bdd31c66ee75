import type { MiddlewareHandler } from 'hono';

const YEAR = 365 * 24 * 60 * 60;

const OURS_ALONE = "frame-ancestors 'self';";

/** Against framing, base-tag injection and forms posted elsewhere. */
export const basePolicy = `${OURS_ALONE} base-uri 'self'; object-src 'none'; form-action 'self'`;

const headers = {
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'cross-origin-opener-policy': 'same-origin',
	'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), serial=(), midi=(), display-capture=()',
};

/** For every response. */
export function securityHeaders(isHttps: boolean): MiddlewareHandler {
	return async (context, next) => {
		await next();
		for (const [name, value] of Object.entries(headers)) context.header(name, value);
		const policy = context.res.headers.get('content-security-policy');
		if (!policy) context.header('content-security-policy', basePolicy);
		// A preview may also be framed by Studio, which the older header cannot express.
		if (!policy || policy.includes(OURS_ALONE)) context.header('x-frame-options', 'SAMEORIGIN');
		if (isHttps) context.header('strict-transport-security', `max-age=${YEAR}`);
	};
}
