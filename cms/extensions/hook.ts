import type { EventName } from '../../runtime/logger.ts';
import type { App } from './express.ts';

/** The part of Directus's hook interface that we use. */
export type Key = string | number;
export type Row = Record<string, unknown>;

export type Query = PromiseLike<Row[]> & {
	select(...columns: string[]): Query;
	where(column: string, value: unknown): Query;
	where(column: string, operator: string, value: unknown): Query;
	whereIn(column: string, values: readonly unknown[]): Query;
	whereRaw(sql: string, bindings: readonly unknown[]): Query;
	max(column: string): Query;
	groupBy(...columns: string[]): Query;
	orderBy(column: string, direction?: 'asc' | 'desc'): Query;
	limit(count: number): Query;
	forUpdate(): Query;
	insert(rows: Row | Row[], returning?: string[]): Promise<Row[]>;
	update(row: Row): Promise<unknown>;
	delete(): Promise<unknown>;
};

export type Database = {
	(table: string): Query;
	transaction<T>(work: (database: Database) => Promise<T>): Promise<T>;
	raw(sql: string, bindings?: readonly unknown[]): Promise<unknown>;
	client: { config: { client: string } };
};

export type Meta = { collection: string; keys: Key[]; key: Key; payload: unknown };
/** The event `auth.login`; without a user if the account does not exist. */
export type LoginMeta = { payload: Row; status: 'pending' | 'success' | 'fail'; user?: string; provider: string };
export type Context = {
	database: Database;
	schema: unknown;
	accountability: { user: string | null; role: string | null; admin?: boolean; app?: boolean; session?: string } | null;
};

/** An event that Directus emits after a write. Held back until the transaction has ended. */
export type ActionEvent = { event: string | string[]; meta: object; context: object };
export type WriteOptions = { bypassEmitAction?: (event: ActionEvent) => void };

export type Items = {
	collection: string;
	schema: unknown;
	knex: Database;
	accountability: Context['accountability'];
	readOne(key: Key, query?: object): Promise<Row>;
	readByQuery(query: object, options?: { emitEvents: boolean }): Promise<Row[]>;
	getKeysByQuery(query: object): Promise<Key[]>;
	createOne(row: Row, options?: WriteOptions): Promise<Key>;
	createMany(rows: Row[]): Promise<unknown>;
	updateOne(key: Key, row: Row, options?: WriteOptions): Promise<unknown>;
	updateMany(keys: Key[], row: Row, options?: WriteOptions): Promise<unknown>;
	deleteMany(keys: Key[], options?: WriteOptions): Promise<unknown>;
	fork(options: { knex: Database }): Items;
	upsertSingleton(row: Row): Promise<unknown>;
};
export type ItemsService = {
	new (collection: string, options: { schema: unknown; accountability: Context['accountability']; knex?: Database }): Items;
	prototype: Items;
};

/** Deletes the bytes together with the row. */
export type FilesService = new (options: { schema: unknown; accountability: null }) => { deleteMany(keys: Key[]): Promise<unknown> };

type Authentication = { verifyPassword(user: string, password: string): Promise<unknown> };
export type Services = {
	ItemsService: ItemsService;
	ExportService: ExportService;
	FlowsService: FlowsService;
	MetaService: MetaService;
	FilesService: FilesService;
	UtilsService: new (options: {
		schema: unknown;
		accountability: { admin: true };
	}) => { clearCache(what: { system: true }): Promise<unknown> };
	AuthenticationService: new (options: { schema: unknown; accountability: null }) => Authentication;
};

/** Writes rows as json, csv, csv_utf8, xml or yaml. */
export type ExportService = {
	new (options: { schema: unknown; accountability: Context['accountability'] }): ExportService['prototype'];
	prototype: { transform(this: unknown, rows: unknown, format: string, options?: unknown): string };
};

/** Counts rows for `meta=filter_count`. */
export type MetaService = {
	prototype: {
		accountability: Context['accountability'];
		schema: unknown;
		knex: Database;
		filterCount(collection: string, query: { filter?: Row | null; search?: string | null }): Promise<number>;
	};
};

export type FlowsService = {
	prototype: {
		accountability: Context['accountability'];
		deleteMany(keys: Key[], options?: unknown): Promise<unknown>;
	};
};

/** Details come first, including the event name. */
export type HookLogger = Record<
	'info' | 'warn' | 'error',
	(details: { event: EventName } & Record<string, unknown>, message: string) => void
>;

export type Hook = (
	on: {
		filter(event: 'auth.login', handler: (payload: Row, meta: LoginMeta, context: Context) => unknown): void;
		filter(event: string, handler: (payload: never, meta: Meta, context: Context) => unknown): void;
		action(event: 'auth.login', handler: (meta: LoginMeta, context: Context) => unknown): void;
		action(event: string, handler: (meta: Meta, context: Context) => unknown): void;
		init(event: string, handler: (server: { app: App }) => unknown): void;
		schedule(cron: string, handler: () => unknown): void;
	},
	server: {
		database: Database;
		services: Services;
		getSchema(): Promise<unknown>;
		env: Record<string, unknown>;
		logger: HookLogger;
	},
) => void;
