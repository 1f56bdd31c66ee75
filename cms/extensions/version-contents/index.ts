import { InvalidPayloadError } from '@directus/errors';
import type { Hook, Row } from '../hook.ts';
import { findForeign } from './find-foreign.ts';

/**
 * A version holds what the form of its record holds: columns, texts and links. Directus writes a version with every right there is when it is read,
 * and then takes that back: whatever else stood in it would change what its reader sees of others.
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
