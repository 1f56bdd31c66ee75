import { type Change, mayWrite, stamps, type WrittenFields, type WrittenRows } from '../expected-writes.ts';
import type { Actor } from './actors.ts';
import type { Row } from './content.ts';
import { findParent } from './schema.ts';
import { isOwn, isPublished, type World } from './truth.ts';

type Target = { table: string; row: Row };

function findAllowedChange(world: World, actor: Actor, collection: string, row: Row): { change: Change; target: Target | null } {
	const all = mayWrite[actor.role];
	const owner = findOwner(world, collection, row);
	const parent = findParent(world.schema, collection);
	const change = all[collection] ?? (parent ? (all[parent.to] ?? {}) : {});
	return { change, target: owner };
}

/** The row that decides: for a part, its parent. */
function findOwner({ schema, truth }: World, collection: string, row: Row): Target | null {
	const parent = findParent(schema, collection);
	const [table, key] = parent
		? [parent.to, row[parent.field]]
		: collection === 'property_private'
			? ['property', row['property']]
			: [null, null];
	if (!table) return { table: collection, row };
	const found = truth.find(table, key);
	return found ? { table, row: found } : null;
}

function covers(world: World, actor: Actor, rows: WrittenRows | undefined, target: Target | null): boolean {
	if (!rows) return false;
	if (rows === 'all') return true;
	if (!target) return false;
	const isTheirs = isOwn(world, actor, target.table, target.row);
	if (rows === 'byHand') return target.row['key'] === null && (actor.role !== 'agent' || isTheirs);
	return rows === 'unpublished' ? isTheirs && !isPublished(world, actor, target.table, target.row) : isTheirs;
}

const includes = (fields: WrittenFields, field: string) =>
	!stamps.includes(field) &&
	(fields === 'all' || (Array.isArray(fields) ? fields.includes(field) : 'except' in fields && !fields.except.includes(field)));

export function mayUpdate(world: World, actor: Actor, collection: string, row: Row, field: string): boolean {
	const { change, target } = findAllowedChange(world, actor, collection, row);
	return (change.update ?? []).some(({ rows, fields }) => covers(world, actor, rows, target) && includes(fields, field));
}

export function mayCreate(world: World, actor: Actor, collection: string, row: Row): boolean {
	const { change, target } = findAllowedChange(world, actor, collection, row);
	return covers(world, actor, change.create, target);
}

export function mayDelete(world: World, actor: Actor, collection: string, row: Row): boolean {
	const { change, target } = findAllowedChange(world, actor, collection, row);
	return covers(world, actor, change.delete, target);
}
