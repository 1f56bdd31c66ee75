import { InvalidPayloadError } from '@directus/errors';
import type { Hook, Row } from '../hook.ts';
import { findForeign } from './find-foreign.ts';

/**
 * A version may contain only what its record's form does: columns, texts and links. Directus reads a version by applying it with full rights and
 * rolling back, so anything else in it could show its reader other rows.
 */
const versionContents: Hook = ({ filter }) => {
	filter('versions.update', async (payload: Row, { keys }, { database }) => {
		if (!('delta' in payload)) return payload;
		for (const { collection } of await database('directus_versions').select('collection').whereIn('id', keys)) {
			const foreign = findForeign(String(collection), payload['delta']);
			if (foreign)
				throw new InvalidPayloadError({
					reason: `“${foreign}” is saved in the record itself, not in a version. · يُحفظ «${foreign}» في السجل نفسه لا في نسخة منه`,
				});
		}
		return payload;
	});
};

export default versionContents;
