import { assemble, type Document } from '#content/documents.ts';
import { type CollectionName, isCollection } from '#content/entities/registry.ts';
import { findLayout } from '#content/layout.ts';
import { openReplica, type Replica } from '#content/replica/replica.ts';
import { makeWorld } from '#seed/world/world.ts';
import { TODAY } from './random-listings.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

export function openSampleReplica(properties: number): Replica {
	const replica = openReplica(':memory:', silent);
	const documents: [CollectionName, Document][] = [];
	for (const { collection, row, parts } of makeWorld(TODAY, properties).records()) {
		const layout = findLayout(collection);
		if (!layout || !isCollection(collection)) continue;
		const selectRows = (table: string) => parts.filter((part) => part.table === table).flatMap(({ rows }) => rows);
		documents.push([collection, assemble(layout, row, selectRows)]);
	}
	replica.change((edit) => documents.flatMap(([collection, document]) => edit.put(collection, document)));
	return replica;
}
