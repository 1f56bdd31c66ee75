import type { InlineHashes } from '#app/first-view/inline-hashes.ts';
import type { Config } from '#config';
import { basePolicy } from './security-headers.ts';

const byHash = (hash: string) => `'sha256-${hash}'`;

type Services = Pick<Config, 'analytics' | 'challenge' | 'mapStyleUrl'>;

/** The Content-Security-Policy of a page: our own files, what stands in its document by hash, and configured services. */
export function createPagePolicy({ analytics, challenge, mapStyleUrl }: Services): (inline: InlineHashes) => string {
	const origin = (address: string | undefined) => (address ? [new URL(address).origin] : []);
	const challenger = origin(challenge?.script);
	// A map style names its own hosts for tiles, glyphs and sprites.
	const maps = mapStyleUrl ? ['https:', ...origin(mapStyleUrl)] : [];
	const directive = (name: string, ...sources: string[]) => [name, "'self'", ...sources].join(' ');
	const fixed = [
		directive('default-src'),
		directive('img-src', 'data:', 'blob:', ...maps),
		directive('connect-src', ...origin(analytics?.url), ...challenger, ...maps),
		directive('worker-src', 'blob:'),
		// Films and tours from other sites may be anywhere.
		directive('media-src', 'https:'),
		directive('frame-src', 'https:'),
		basePolicy,
	];
	return ({ scripts, styles }) =>
		[directive('script-src', ...challenger, ...scripts.map(byHash)), directive('style-src', ...styles.map(byHash)), ...fixed].join('; ');
}
