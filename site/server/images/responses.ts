import type { Kept } from './disk-cache.ts';

export const FOR_GOOD = 'public, max-age=31536000, immutable';
export const FOR_A_MINUTE = 'public, max-age=60';

export const notFound = () => new Response(null, { status: 404, headers: { 'cache-control': FOR_A_MINUTE, 'content-length': '0' } });
export const notAllowed = () => new Response(null, { status: 405, headers: { allow: 'GET, HEAD', 'content-length': '0' } });
export const busy = () =>
	new Response(null, { status: 503, headers: { 'retry-after': '2', 'cache-control': 'no-store', 'content-length': '0' } });

export const redirectTo = (location: string) =>
	new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store', 'content-length': '0' } });

export const acceptsAvif = (request: Request): boolean =>
	/(?:^|,)\s*image\/avif\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i.test(request.headers.get('accept') ?? '');

export function matchesEtag(request: Request, hash: string): boolean {
	const known = request.headers.get('if-none-match') ?? '';
	return known.split(',').some((tag) => ['*', `"${hash}"`, `W/"${hash}"`].includes(tag.trim()));
}

type Format = 'webp' | 'avif' | 'jpeg';

/** A WebP may be answered with an AVIF to clients that accept it. */
const chooseVary = (format: Format): { vary?: string } => (format === 'jpeg' ? {} : { vary: 'Accept' });

export const unchanged = (hash: string, format: Format, cacheControl: string) =>
	new Response(null, { status: 304, headers: { etag: `"${hash}"`, 'cache-control': cacheControl, ...chooseVary(format) } });

export function imageResponse(request: Request, { bytes, hash }: Kept, format: Format, cacheControl: string): Response {
	if (matchesEtag(request, hash)) return unchanged(hash, format, cacheControl);
	return new Response(request.method === 'HEAD' ? null : (bytes as Uint8Array<ArrayBuffer>), {
		headers: {
			'content-type': `image/${format}`,
			'content-length': String(bytes.length),
			'cache-control': cacheControl,
			etag: `"${hash}"`,
			...chooseVary(format),
			'x-content-type-options': 'nosniff',
		},
	});
}
