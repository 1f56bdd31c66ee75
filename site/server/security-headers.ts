import type { MiddlewareHandler } from 'hono';

const headers = {
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'x-frame-options': 'SAMEORIGIN',
	'permissions-policy': 'camera=(), microphone=(), payment=()',
};

export const securityHeaders: MiddlewareHandler = async (context, next) => {
	await next();
	for (const [name, value] of Object.entries(headers)) context.header(name, value);
};
