import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from './hook.ts';

/** With whose rights something is done. */
export type Accountability = {
	user: string | null;
	role: string | null;
	roles: string[];
	admin: boolean;
	app: boolean;
	ip: string | null;
};

/** The part of Express that we use. */
export type Request = IncomingMessage & {
	method: string;
	url: string;
	ip?: string;
	body?: unknown;
	cookies?: Record<string, string>;
	/** Set after Directus has identified the caller. */
	accountability?: Context['accountability'];
};
export type Middleware = (request: Request, response: ServerResponse, next: (error?: unknown) => void) => unknown;
/** The prototype of every response. */
export type Answer = ServerResponse & { req: { originalUrl: string }; json(this: Answer, body: unknown): unknown };
export type App = { use(middleware: Middleware): void; use(path: string, middleware: Middleware): void; response: Answer };
