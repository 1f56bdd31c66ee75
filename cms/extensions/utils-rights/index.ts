import { ForbiddenError } from '@directus/errors';
import type { Hook } from '../hook.ts';

/** What Directus offers to everybody under /utils, and only administrators may have here. */
const forAdministrators: Record<string, string> = {
	// It lies where other roles look. And on SQLite it waits for itself where somebody's rights depend on their account: Directus stands still
	// for a minute, and ends after a few of them. A download does neither.
	'/utils/export': 'Download the export instead of saving it to the file library',
	// Each takes a second of a processor, also from somebody who has not signed in: two hundred at once were a minute without Directus.
	'/utils/hash': 'Hashing is for administrators',
};

const utilsRights: Hook = ({ init }) => {
	init('routes.before', ({ app }) => {
		for (const [path, reason] of Object.entries(forAdministrators))
			app.use(path, ({ accountability }, _response, next) => next(accountability?.admin ? undefined : new ForbiddenError({ reason })));
	});
};

export default utilsRights;
