import type { MiddlewareHandler } from 'hono';
import type { Config } from '#config';
import type { Logger } from '#runtime/logger.ts';
import { isLoopback } from './own-origin.ts';
import type { Visitors } from './visitor.ts';

export type Warnings = ReturnType<typeof createWarnings>;

/** Configuration that works but is probably not intended: logged once, and listed in /readyz until the process ends. */
export function createWarnings(logger: Logger) {
	const said = new Set<string>();
	return {
		warn(text: string): void {
			if (said.has(text)) return;
			said.add(text);
			logger.warn('settings.warning', text);
		},
		list: (): string[] => [...said],
	};
}

const NO_PUBLIC_URL =
	'PUBLIC_URL is not set: links in pages, mails, feeds and sitemaps lead to localhost, and forms are taken from there only';
const UNDECLARED =
	'requests carry x-forwarded-for from a proxy that TRUSTED_PROXIES does not name: all its visitors share the limits of one';

export function warnOfSettings({ publicUrl, host, trustedProxies }: Config, warnings: Warnings): void {
	if (!publicUrl && (!isLoopback(host) || trustedProxies !== 0)) warnings.warn(NO_PUBLIC_URL);
}

export const warnOfProxies = (visitors: Visitors, warnings: Warnings): MiddlewareHandler => {
	return async (context, next) => {
		if (visitors.isForwardedByOther(context)) warnings.warn(UNDECLARED);
		await next();
	};
};
