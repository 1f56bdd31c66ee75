import type { Config } from '#config';
import { basePolicy } from './security-headers.ts';

type Services = Pick<Config, 'analytics' | 'challenge' | 'mapStyleUrl'>;

/** The Content-Security-Policy of a page: our own files, its inline scripts by hash, and configured services. */
export function createPagePolicy({ analytics, challenge, mapStyleUrl }: Services): (scriptHashes: readonly string[]) => string {
	const origin = (address: string | undefined) => (address ? [new URL(address).origin] : []);
	const challenger = origin(challenge?.script);
	// A map style names its own hosts for tiles, glyphs and sprites.
	const maps = mapStyleUrl ? ['https:', ...origin(mapStyleUrl)] : [];
	const directive = (name: string, ...sources: string[]) => [name, "'self'", ...sources].join(' ');
	const fixed = [
		directive('default-src'),
		// For style attributes, and for the scroll lock of dialogs, whose rule contains a measured width.
		directive('style-src', "'unsafe-inline'"),
		directive('img-src', 'data:', 'blob:', ...maps),
		directive('connect-src', ...origin(analytics?.url), ...challenger, ...maps),
		directive('worker-src', 'blob:'),
		// Films and tours from other sites may be anywhere.
		directive('media-src', 'https:'),
		directive('frame-src', 'https:'),
		basePolicy,
	];
	return (scriptHashes) => [directive('script-src', ...challenger, ...scriptHashes.map((hash) => `'sha256-${hash}'`)), ...fixed].join('; ');
}
