import { ForbiddenError } from '@directus/errors';
import type { Hook } from '../hook.ts';

/**
 * An export that is saved to the file library lies where other roles look. And on SQLite it waits for itself where somebody's rights depend on
 * their account: Directus stands still for a minute, and ends after a few of them. A download does neither.
 */
const libraryExport: Hook = ({ init }) => {
	init('routes.before', ({ app }) =>
		app.use('/utils/export', ({ accountability }, _response, next) =>
			next(
				accountability?.admin ? undefined : new ForbiddenError({ reason: 'Download the export instead of saving it to the file library' }),
			),
		),
	);
};

export default libraryExport;
