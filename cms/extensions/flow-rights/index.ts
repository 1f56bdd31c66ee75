import { ForbiddenError } from '@directus/errors';
import type { Hook } from '../hook.ts';

/** Directus detaches the steps of a flow before it checks the right to delete it, so anybody could break an administrator's flow. */
const flowRights: Hook = (_on, { services }) => {
	const { prototype } = services.FlowsService;
	const { deleteMany } = prototype;
	if (typeof deleteMany !== 'function') throw new Error('Directus changed how it deletes flows: anybody could break them.');
	prototype.deleteMany = function (keys, options) {
		if (this.accountability && !this.accountability.admin) throw new ForbiddenError();
		return deleteMany.call(this, keys, options);
	};
};

export default flowRights;
