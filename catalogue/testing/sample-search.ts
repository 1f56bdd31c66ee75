import { assemble } from '#content/documents.ts';
import { isCollection } from '#content/entities/registry.ts';
import { findLayout } from '#content/layout.ts';
import { createReader } from '#content/reader.ts';
import { openReplica } from '#content/replica/replica.ts';
import { makeWorld } from '#seed/world/world.ts';
import { openSearch } from '../open-search.ts';
import { TODAY } from './random-listings.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** As in the sample brokerage. */
const PROPERTIES = 800;

export function openSampleSearch() {
	const replica = openReplica(':memory:', silent);
	replica.change(({ put }) =>
		[...makeWorld(TODAY, PROPERTIES).records()].flatMap(({ collection, row, parts }) => {
			const layout = findLayout(collection);
			if (!layout || !isCollection(collection)) return [];
			return put(
				collection,
				assemble(layout, row, (table) => parts.filter((part) => part.table === table).flatMap(({ rows }) => rows)),
			);
		}),
	);
	const search = openSearch(replica, () => TODAY);
	return {
		search,
		read: createReader(replica),
		close(): void {
			search.close();
			replica.close();
		},
	};
}
