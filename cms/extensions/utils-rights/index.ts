import { ContentTooLargeError, ForbiddenError, InvalidPayloadError, UnsupportedMediaTypeError } from '@directus/errors';
import type { Request } from '../express.ts';
import type { Hook } from '../hook.ts';
import { readAtMost } from './read-at-most.ts';
import { createTurns } from './turns.ts';

const MOST_BYTES = 10_000_000;

/** Endpoints that Directus offers to everybody and that are for administrators only here. */
const forAdministrators: Record<string, string> = {
	// Exports would be saved where other roles can read them. On SQLite it also deadlocks if rights depend on the user's account: Directus hangs
	// for a minute, and exits after a few of them. A download does neither.
	'/utils/export': 'Download the export instead of saving it to the file library',
	// Each takes a second of CPU, even without signing in: two hundred at once would block Directus for a minute.
	'/utils/hash': 'Hashing is for administrators',
	// Directus would request addresses that the user cannot reach themselves (SSRF).
	'/files/import': 'Download the file and upload it',
};

/** Directus fails on a body that is not a form. */
const isForm = (type: string) => /^multipart\/form-data\s*;.*\bboundary=\S/i.test(type);

/**
 * Directus reads an import inside a transaction and waits there for the end of the form, until `IMPORT_TIMEOUT` where the rows were saved
 * before it came: on SQLite nobody else is served meanwhile. So it gets the form in one piece, once all of it is here.
 */
function handOver(request: Request, body: Buffer, refuse: () => void): void {
	request.pipe = (form) => {
		let hasFile = false;
		form.once('file', () => {
			hasFile = true;
		});
		// Directus answers after it has read a file, and never if the form has none.
		form.once('finish', () => hasFile || refuse());
		form.end(body);
		return form;
	};
}

const utilsRights: Hook = ({ init }) => {
	init('routes.before', ({ app }) => {
		for (const [path, reason] of Object.entries(forAdministrators))
			app.use(path, ({ accountability }, _response, next) => next(accountability?.admin ? undefined : new ForbiddenError({ reason })));
		const inTurn = createTurns();
		app.use('/utils/import', async (request, _response, next) => {
			const mediaType = request.headers['content-type'] ?? '';
			if (request.method !== 'POST') return next();
			if (!isForm(mediaType)) return next(new UnsupportedMediaTypeError({ mediaType, where: 'Content-Type header' }));
			const user = request.accountability?.user;
			if (!user) return next(new ForbiddenError());
			const body = await inTurn(user, () => readAtMost(request, MOST_BYTES));
			if (body === 'interrupted') return;
			if (body === 'too large') return next(new ContentTooLargeError());
			handOver(request, body, () => next(new InvalidPayloadError({ reason: 'No file was included in the body' })));
			next();
		});
	});
};

export default utilsRights;
