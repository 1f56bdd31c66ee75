import { inParallel } from './client.ts';
import type { Examiner } from './examiner.ts';
import { askEndpoints } from './questions/endpoints.ts';
import { askForFields, askForRows } from './questions/fields.ts';
import { askByGraphql } from './questions/graphql.ts';
import { askByAggregate, askByChangingQuery, askByFilter, askByOrder, askBySearch } from './questions/oracles.ts';
import { askThroughRelations } from './questions/relations.ts';
import { askBySocket } from './questions/sockets.ts';
import { type Collection, isOurs } from './schema.ts';
import { listCollections } from './truth.ts';
import { tryHistory } from './writes/history.ts';
import { tryNested } from './writes/nested.ts';
import { tryRows } from './writes/rows.ts';
import { trySystem } from './writes/system.ts';
import { tryUpdates } from './writes/update.ts';

/** In this order: later kinds skip fields that earlier ones were refused. */
export const kindsOfQuestion: Record<string, (examiner: Examiner) => Promise<void>> = {
	rows: (examiner) => everywhere(examiner, askForRows),
	'each field': (examiner) =>
		everywhere(examiner, async (_, collection) => void examiner.refused.set(collection.name, await askForFields(examiner, collection))),
	filter: (examiner) => everywhere(examiner, askByFilter),
	sort: (examiner) => everywhere(examiner, askByOrder),
	'aggregate and groupBy': (examiner) => everywhere(examiner, askByAggregate),
	search: (examiner) => everywhere(examiner, askBySearch),
	'changes by query': (examiner) => everywhere(examiner, askByChangingQuery),
	GraphQL: (examiner) => everywhere(examiner, askByGraphql),
	relations: (examiner) => everywhere(examiner, askThroughRelations),
	'web socket': askBySocket,
	'files and other addresses': askEndpoints,
};

/** One after another: each is judged by what changed since the one before. */
export const kindsOfWriting: Record<string, (examiner: Examiner) => Promise<void>> = {
	'every field': (examiner) => oneByOne(examiner, tryUpdates),
	'every way': (examiner) => oneByOne(examiner, tryRows),
	'through relations': (examiner) => oneByOne(examiner, tryNested),
	'history and order': (examiner) => oneByOne(examiner, tryHistory),
	'Directus itself': trySystem,
};

type Work = (examiner: Examiner, collection: Collection) => Promise<void>;

const everywhere = (examiner: Examiner, work: Work) =>
	inParallel(listCollections(examiner.schema), (collection) => work(examiner, collection));

/** Their rows change with every write to others; `counter-secrets.test.ts` tries to write to the counter's index. */
const followers = ['content_change', 'counter_index'];

async function oneByOne(examiner: Examiner, work: Work): Promise<void> {
	for (const collection of listCollections(examiner.schema))
		if (isOurs(collection.name) && ![...followers, 'languages'].includes(collection.name)) await work(examiner, collection);
}
