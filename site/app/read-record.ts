import type { Entity } from '#content/entities/registry.ts';
import { type Addressable, parseId } from './addresses.ts';
import { notFound } from './not-found.ts';
import type { PageRequest } from './page-loader.ts';

/** The record in a page's address; throws 404 when there is none. */
export function readRecord<K extends Addressable>(request: PageRequest, kind: K, named: string | undefined): Entity<K> {
	const id = parseId(named);
	const record = id === null ? null : request.read.get(kind, id);
	if (!record) throw notFound(request);
	return record;
}
