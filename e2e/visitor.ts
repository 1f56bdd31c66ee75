import { randomInt } from 'node:crypto';

/** Somebody with an address of their own, so that limits of other tests do not reach them: in tests the site stands behind a proxy. */
export const someVisitor = () => ({
	extraHTTPHeaders: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
});
