import { forAdministrators, type Router } from '../endpoint.ts';
import type { Database } from '../hook.ts';
import { copyNames, named } from '../names/copy-names.ts';
import { folded, foldTexts } from '../names/fold-texts.ts';

/** `POST /fill-names`, for set-up: fills names and folded texts of records that are older than these columns, or whose texts were changed outside Directus. */
function handler(router: Router, { database }: { database: Database }): void {
	router.post(
		'/',
		forAdministrators(async (_request, response) => {
			const filled: string[] = [];
			for (const one of named) {
				const count = await copyNames(database, one, 'all');
				if (count) filled.push(`${count} × ${one.collection}`);
			}
			for (const collection of folded.keys()) {
				const count = await foldTexts(database, collection, 'all');
				if (count) filled.push(`${count} × searched words of ${collection}`);
			}
			response.json({ data: filled });
		}),
	);
}

export default { id: 'fill-names', handler };
