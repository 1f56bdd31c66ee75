import { createPageRequest } from '../page-loader.ts';
import { findPreview } from '../preview/find-preview.ts';
import { readAddress } from '../preview/preview-address.ts';
import type { Route } from './+types/preview';

/** The preview banner. Null unless the visitor is staff or has a link. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
	const request = createPageRequest(args);
	const page = readAddress(request.url.searchParams.get('path'), request.site.origin);
	const preview = page && (await findPreview(request, args.request.headers, page));
	return Response.json(preview?.banner ?? null, { headers: { 'cache-control': 'private, no-store' } });
}
