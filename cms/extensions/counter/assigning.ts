import { assignable } from '../../../domain/counter/exchange.ts';
import { editorRole } from '../../access/editor.ts';
import { salesManagerRole } from '../../access/sales-manager.ts';
import type { Context } from '../hook.ts';

type Assignable = (typeof assignable)[number];

const roles = [editorRole, salesManagerRole].map(({ id, policies }) => ({
	id,
	updates: policies.flatMap(({ permissions }) => permissions).filter(({ action }) => action === 'update'),
}));

/** What this person can give to another agent, so that nothing is offered which Directus would refuse. It still decides. */
export const assignableBy = (accountability: NonNullable<Context['accountability']>): Assignable[] =>
	assignable.filter(
		(kind) =>
			accountability.admin ||
			roles.some(
				({ id, updates }) =>
					id === accountability.role &&
					updates.some(({ collection, fields }) => collection === kind && (fields.includes('agent') || fields.includes('*'))),
			),
	);
