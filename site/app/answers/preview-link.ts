import { localePath } from '../i18n/locale-paths.ts';
import { createPageRequest } from '../page-loader.ts';
import { readAddress } from '../preview/preview-address.ts';
import { shareDraft } from '../preview/share-draft.ts';
import type { Route } from './+types/preview-link';

export const loader = (): Response => new Response(null, { status: 405, headers: { allow: 'POST' } });

/**
 * Creates a link to a draft for somebody without an account. With a script it answers with JSON, without one it redirects to the page with
 * the link in its address.
 */
export async function action(args: Route.ActionArgs): Promise<Response> {
	const request = createPageRequest(args);
	const form = await args.request.formData().catch(() => new FormData());
	const page = readAddress(form.get('path'), request.site.origin);
	const shared = page && (await shareDraft(request, args.request.headers, page));
	const headers = { 'cache-control': 'private, no-store' };
	if (args.request.headers.get('accept')?.includes('application/json')) return Response.json({ share: shared?.share ?? null }, { headers });
	return new Response(null, { status: 303, headers: { ...headers, location: shared?.address ?? localePath('/', request.locale) } });
}
