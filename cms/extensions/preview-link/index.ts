import { ForbiddenError, InvalidPayloadError } from '@directus/errors';
import { PANE_PARAMETER, readVersionKey } from '../../../domain/preview-key.ts';
import { previewPath } from '../../schema/previews.ts';
import type { Accountability } from '../express.ts';
import type { Database, ItemsService, Row } from '../hook.ts';
import { readCurrentRights } from './act-as.ts';
import { ownRows } from './own-rows.ts';
import { createSigner } from './sign-key.ts';
import { readVersionRows } from './version-rows.ts';

type Request = {
	accountability?: Accountability | null;
	body?: unknown;
	params: Record<string, string>;
	query: Record<string, unknown>;
};
type Response = { json(body: unknown): void; redirect(status: number, address: string): void; set(name: string, value: string): void };
type Handler = (request: Request, response: Response) => Promise<void>;
type Route = (path: string, handler: (request: Request, response: Response, next: (error: unknown) => void) => void) => void;
type Server = {
	database: Database;
	services: { ItemsService: ItemsService };
	getSchema(): Promise<unknown>;
	env: Record<string, unknown>;
};

const DAY = 24 * 60 * 60;
/** As many as the site requests at once. */
const MOST_ROWS = 5000;

/**
 * Links that show one draft to anyone who has them, for a day.
 * `POST /preview-link` creates one for a record that the person may read. `GET /preview-link/pane/…` is what Studio shows beside a form: it redirects to
 * the page on the site, where the link can be copied. `GET /preview-link/public-key` lets the site verify links. `POST /preview-link/rows` returns
 * the rows that a link opens, with the current rights of its creator.
 */
function handler(router: { get: Route; post: Route }, { database, services, getSchema, env }: Server): void {
	const signer = createSigner(String(env['PREVIEW_SECRET'] || env['SECRET']));

	const createItems = async (table: string, accountability: Accountability) =>
		new services.ItemsService(table, { schema: await getSchema(), accountability });
	const readRows = async (table: string, accountability: Accountability, query: object): Promise<Row[]> =>
		(await createItems(table, accountability)).readByQuery(query);

	/** Checks that the person may read the record, and creates its key. */
	async function makeKey(accountability: Request['accountability'], asked: { collection: string; id: number; version: string }) {
		const { collection, id } = asked;
		const version = readVersionKey(asked.version);
		if (!accountability?.user || !accountability.app || version === undefined) throw new ForbiddenError();
		const own = ownRows(collection, id, collection);
		const path = previewPath(collection);
		if (!own || !path || !Number.isSafeInteger(id)) throw new ForbiddenError();
		const [record] = await readRows(collection, accountability, { fields: path.fields, filter: own.filter, limit: 1 });
		if (!record) throw new ForbiddenError();
		if (version !== null) await requireVersion(accountability, collection, id, version);
		const expires = Math.floor(Date.now() / 1000) + DAY;
		return { record, path, key: signer.sign({ collection, id, version, expires, user: accountability.user }), expires };
	}

	async function requireVersion(accountability: Accountability, collection: string, id: number, key: string): Promise<void> {
		const filter = { collection: { _eq: collection }, item: { _eq: String(id) }, key: { _eq: key } };
		const [found] = await readRows('directus_versions', accountability, { fields: ['id'], filter, limit: 1 });
		if (!found) throw new ForbiddenError();
	}

	router.post(
		'/',
		caught(async ({ accountability, body }, response) => {
			const { collection, id, version } = textsIn(body);
			const { key, expires } = await makeKey(accountability, { collection, id: Number(id), version });
			response.json({ data: { key, expires } });
		}),
	);

	router.get(
		'/public-key',
		caught(async (_request, response) => response.json({ data: { publicKey: signer.publicKey } })),
	);

	router.get(
		'/pane/:collection/:id',
		caught(async ({ accountability, params: { collection = '', id }, query }, response) => {
			const version = String(query['version'] ?? '');
			const { record, path, key } = await makeKey(accountability, { collection, id: Number(id), version });
			const [person] = await database('directus_users')
				.select('language')
				.where('id', accountability?.user ?? '');
			const locale = String(person?.['language'] ?? '').startsWith('ar') ? 'ar' : 'en';
			const address = new URL(`/${locale}${path.build(record)}`, String(env['SITE_URL']));
			address.searchParams.set('preview', 'true');
			if (readVersionKey(version)) address.searchParams.set('version', version);
			address.searchParams.set('key', key);
			address.searchParams.set(PANE_PARAMETER, '1');
			response.set('cache-control', 'no-store');
			response.redirect(303, address.href);
		}),
	);

	router.post(
		'/rows',
		caught(async ({ body }, response) => {
			const { key, table } = textsIn(body);
			const said = signer.open(key);
			const maker = said && (await readCurrentRights(said.user, database));
			const own = said && ownRows(said.collection, said.id, table);
			if (!maker || !own) throw new ForbiddenError();
			const ofVersion = said.version !== null && (await readVersionRows(await createItems(said.collection, maker), said, table));
			response.json({ data: ofVersion || (await readRows(table, maker, { ...own, sort: ['id'], limit: MOST_ROWS })) });
		}),
	);
}

const caught =
	(handle: Handler) =>
	(request: Request, response: Response, next: (error: unknown) => void): void =>
		void handle(request, response).catch(next);

/** The fields of a small request as text; ids may arrive as numbers. */
function textsIn(body: unknown): Record<'collection' | 'id' | 'version' | 'table' | 'key', string> {
	if (typeof body !== 'object' || body === null) throw new InvalidPayloadError({ reason: 'an object is expected' });
	const given = new Map(Object.entries(body));
	const read = (name: string) => {
		const value: unknown = given.get(name);
		return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
	};
	return { collection: read('collection'), id: read('id'), version: read('version'), table: read('table'), key: read('key') };
}

export default { id: 'preview-link', handler };
