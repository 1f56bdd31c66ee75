import { ForbiddenError, InvalidPayloadError, UnsupportedMediaTypeError } from '@directus/errors';
import type { Request } from '../express.ts';
import type { Hook } from '../hook.ts';

/** What Directus offers to everybody, and only administrators may have here. */
const forAdministrators: Record<string, string> = {
	// It lies where other roles look. And on SQLite it waits for itself where somebody's rights depend on their account: Directus stands still
	// for a minute, and ends after a few of them. A download does neither.
	'/utils/export': 'Download the export instead of saving it to the file library',
	// Each takes a second of a processor, also from somebody who has not signed in: two hundred at once were a minute without Directus.
	'/utils/hash': 'Hashing is for administrators',
	// Directus would ask an address for somebody who cannot reach it themselves.
	'/files/import': 'Download the file and upload it',
};

/** Directus fails where it is handed no form to read. */
const isForm = (type: string) => /^multipart\/form-data\s*;.*\bboundary=\S/i.test(type);

/** Directus answers when it has read a file, and never where the form has none. */
function whenWithoutFile(request: Request, refuse: () => void): void {
	const { pipe } = request;
	request.pipe = (form, options) => {
		let hasFile = false;
		form.once('file', () => {
			hasFile = true;
		});
		form.once('finish', () => hasFile || refuse());
		return pipe.call(request, form, options) as typeof form;
	};
}

const utilsRights: Hook = ({ init }) => {
	init('routes.before', ({ app }) => {
		for (const [path, reason] of Object.entries(forAdministrators))
			app.use(path, ({ accountability }, _response, next) => next(accountability?.admin ? undefined : new ForbiddenError({ reason })));
		app.use('/utils/import', (request, _response, next) => {
			const mediaType = request.headers['content-type'] ?? '';
			if (request.method !== 'POST') return next();
			if (!isForm(mediaType)) return next(new UnsupportedMediaTypeError({ mediaType, where: 'Content-Type header' }));
			whenWithoutFile(request, () => next(new InvalidPayloadError({ reason: 'No file was included in the body' })));
			next();
		});
	});
};

export default utilsRights;
