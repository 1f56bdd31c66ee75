import { createBuckets } from '../../../sign-in/buckets.ts';
import { editorRole } from '../../access/editor.ts';
import { salesManagerRole } from '../../access/sales-manager.ts';
import type { Middleware } from '../express.ts';
import type { Hook } from '../hook.ts';
import { logFailure } from '../log-failure.ts';
import { sendError, sendTooMany } from '../sign-in-limit/http.ts';
import { buildCsvRows } from './csv-rows.ts';
import { followRows } from './follow-rows.ts';
import { createIndexWriter, INDEX } from './index-writer.ts';
import { listAllowedChanges } from './list-allowed-changes.ts';
import { readRequest, type SearchRequest } from './read-request.ts';
import { type Found, search } from './search.ts';

const NIGHTLY = '10 3 * * *';
const TRY_AGAIN_MS = 3000;

/** Enough for fast typing. */
const QUESTIONS = { burst: 40, everyMs: 250 };
const FILES = { burst: 5, everyMs: 20_000 };

/** Roles that may export what they see. */
const exporting = [editorRole.id, salesManagerRole.id];

/** The endpoint behind the site's `/admin/search`: one search over everything staff work on, with the rights of the person who asks. */
const counter: Hook = (on, { database, services, getSchema, logger }) => {
	const hasTable = async () => INDEX in ((await getSchema()) as { collections: object }).collections;
	const writer = createIndexWriter(
		database,
		hasTable,
		logFailure(logger, 'counter.index_failed', 'The index of the counter was not written'),
	);
	const asked = createBuckets(QUESTIONS);
	const taken = createBuckets(FILES);

	followRows(on, database, writer);
	on.schedule(NIGHTLY, () => writer.rewriteAll());

	/** At the very first start the table is created later. */
	const begin = async (): Promise<void> => {
		await writer.writeMissing();
		if (!writer.isReady()) setTimeout(() => void begin(), TRY_AGAIN_MS).unref();
	};
	on.init('app.after', () => void begin());

	const answer: Middleware = async (request, response, next) => {
		const { accountability, method } = request;
		if (method !== 'POST') return next();
		if (!accountability?.user || !(accountability.admin || accountability.app))
			return sendError(response, 403, 'FORBIDDEN', 'The counter is for staff.');
		const question = readRequest(request.body);
		if (!question) return sendError(response, 400, 'INVALID_PAYLOAD', 'That is no question for the counter.');
		const mayExport = accountability.admin === true || exporting.includes(accountability.role ?? '');
		const isFile = 'csv' in question && question.csv;
		if (isFile && !mayExport) return sendError(response, 403, 'FORBIDDEN', 'Files are for editors and sales managers.');
		const buckets = isFile ? taken : asked;
		const waitMs = buckets.wait(accountability.user, Date.now());
		if (waitMs > 0) return sendTooMany(response, waitMs);
		buckets.take(accountability.user, Date.now());
		try {
			if (!writer.isReady()) return sendError(response, 503, 'SERVICE_UNAVAILABLE', 'The counter is being prepared.');
			const schema = await getSchema();
			const asker = { accountability, schema, database, ItemsService: services.ItemsService };
			const toFile = async (found: Found, { kind }: SearchRequest) =>
				new services.ExportService({ schema, accountability }).transform(await buildCsvRows(found, kind, asker), 'csv');
			const reply = async () => {
				if ('rows' in question) return { rows: await listAllowedChanges(question, asker) };
				const found = await search(question, asker);
				if (!question.csv) return { ...found, mayExport };
				return { file: await toFile(found, question), isAll: found.isAll && found.groups.every(({ hasMore }) => !hasMore) };
			};
			const data = await reply();
			response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
			response.end(JSON.stringify({ data }));
		} catch (error) {
			next(error);
		}
	};
	on.init('routes.before', ({ app }) => app.use('/counter', answer));
};

export default counter;
