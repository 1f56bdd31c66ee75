import { ForbiddenError } from '@directus/errors';
import type { Hook } from '../hook.ts';

/** Directus takes the steps of a flow apart before it looks whether somebody may delete it: anybody could break those of the administrators. */
const flowRights: Hook = (_on, { services }) => {
	const { prototype } = services.FlowsService;
	const { deleteMany } = prototype;
	if (typeof deleteMany !== 'function') throw new Error('Directus deletes flows in another way: anybody could break them.');
	prototype.deleteMany = function (keys, options) {
		if (this.accountability && !this.accountability.admin) throw new ForbiddenError();
		return deleteMany.call(this, keys, options);
	};
};

export default flowRights;
