import { type Context, Hono } from 'hono';
import type { UploadProblem } from '#app/context.ts';
import type { Visitors } from '../entrance/visitor.ts';
import { readAtMost } from '../images/read-at-most.ts';
import { PHOTO_BYTES_MOST } from './photo.ts';
import type { Uploads } from './uploads.ts';

const statusByProblem = { large: 413, kind: 415, broken: 422, pixels: 422, often: 429, busy: 503 } as const satisfies Record<
	UploadProblem,
	number
>;

/** Uploads one photograph at a time, for forms with a script; without one they are part of the form. */
export const uploadRoutes = (uploads: Uploads, visitors: Visitors) =>
	new Hono()
		.post('/_uploads/photos', async (context) => {
			context.header('cache-control', 'no-store');
			const bytes = await readAtMost(context.req.raw, PHOTO_BYTES_MOST);
			const taken = bytes ? await uploads.photo({ name: nameIn(context), bytes }, visitors.readAddress(context)) : tooLarge;
			return 'id' in taken ? context.json(taken) : context.json(taken, statusByProblem[taken.problem]);
		})
		.get('/_uploads/:file{[0-9a-f-]{36}\\.jpg}', async (context) => {
			const preview = await uploads.preview(context.req.param('file').slice(0, 36));
			if (!preview) return context.body(null, 404, { 'cache-control': 'no-store' });
			return context.body(new Uint8Array(preview), 200, {
				'content-type': 'image/jpeg',
				'cache-control': 'private, no-store',
				'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
			});
		});

const tooLarge = { problem: 'large' } as const;

function nameIn(context: Context): string {
	try {
		return decodeURIComponent(context.req.header('x-file-name') ?? '');
	} catch {
		return '';
	}
}
