import { createPageRequest } from '../page-loader.ts';
import { findPreview } from '../preview/find-preview.ts';
import { recordAt } from '../preview/preview-address.ts';
import type { Route } from './+types/preview';

const LONGEST_PATH = 1000;

/** The banner of a preview, once its page is there. Null for everybody but staff. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
	const request = createPageRequest(args);
	const record = recordAt((request.url.searchParams.get('path') ?? '').slice(0, LONGEST_PATH));
	const preview = record && (await findPreview(request, args.request.headers, record));
	return Response.json(preview?.banner ?? null, { headers: { 'cache-control': 'private, no-store' } });
}
