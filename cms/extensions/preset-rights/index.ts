import { ForbiddenError } from '@directus/errors';
import type { Context, Hook, Row } from '../hook.ts';

const reason = 'A list is kept for yourself: lists for a role or for everybody are made by administrators';

/** Directus checks the owner of a preset only if one is sent. Without one, a preset, and the filters in it, would apply to everybody. */
const presetRights: Hook = ({ filter }) => {
	filter('presets.create', (payload: Row, _meta, context) => {
		const user = asker(context);
		if (!user) return payload;
		const own = { ...payload, user: payload['user'] ?? user };
		refuseForOthers(own, user);
		return own;
	});
	filter('presets.update', (payload: Row, _meta, context) => {
		const user = asker(context);
		if (user) refuseForOthers(payload, user);
		return payload;
	});
};

/** Null for set-up and administrators, who create presets for others. */
const asker = ({ accountability }: Context) => (accountability?.admin ? null : accountability?.user);

function refuseForOthers(payload: Row, user: string): void {
	const isTheirs = !('user' in payload) || payload['user'] === user;
	if (!isTheirs || payload['role'] != null) throw new ForbiddenError({ reason });
}

export default presetRights;
