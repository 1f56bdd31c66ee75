import type { Config } from '#config';
import { basePolicy } from './security-headers.ts';

type Services = Pick<Config, 'analytics' | 'challenge' | 'mapStyleUrl'>;

/** What a page may load and run: our own files, the scripts that stand in it, known by their hash, and the services that are configured. */
export function createPagePolicy({ analytics, challenge, mapStyleUrl }: Services): (scriptHashes: readonly string[]) => string {
	const origin = (address: string | undefined) => (address ? [new URL(address).origin] : []);
	const challenger = origin(challenge?.script);
	// A style names hosts of its own for tiles, glyphs and sprites.
	const maps = mapStyleUrl ? ['https:', ...origin(mapStyleUrl)] : [];
	const directive = (name: string, ...sources: string[]) => [name, "'self'", ...sources].join(' ');
	const fixed = [
		directive('default-src'),
		// Attributes of ours and the scroll lock of dialogs, whose rule holds a measure: no hash can know it.
		directive('style-src', "'unsafe-inline'"),
		directive('img-src', 'data:', 'blob:', ...maps),
		directive('connect-src', ...origin(analytics?.url), ...challenger, ...maps),
		directive('worker-src', 'blob:'),
		// Films and tours of others, wherever editors found them.
		directive('media-src', 'https:'),
		directive('frame-src', 'https:'),
		basePolicy,
	];
	return (scriptHashes) => [directive('script-src', ...challenger, ...scriptHashes.map((hash) => `'sha256-${hash}'`)), ...fixed].join('; ');
}
