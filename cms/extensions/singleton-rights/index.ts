import { ForbiddenError } from '@directus/errors';
import { model } from '../../schema/model.ts';
import type { Hook } from '../hook.ts';

const singletons = model.filter(({ singleton }) => singleton);

const namesRows = (body: unknown) =>
	Array.isArray(body) || (typeof body === 'object' && body !== null && ('keys' in body || 'query' in body));

/** Directus treats a DELETE of a singleton as one without keys, and fails at the missing keys. */
const singletonRights: Hook = ({ init }) => {
	init('routes.before', ({ app }) => {
		for (const { name } of singletons)
			app.use(`/items/${name}`, ({ method, url, body }, _response, next) => {
				const isUnnamed = method === 'DELETE' && /^\/?(?:\?|$)/.test(url) && !namesRows(body);
				next(isUnnamed ? new ForbiddenError({ reason: `${name} is one row, which stays` }) : undefined);
			});
	});
};

export default singletonRights;
