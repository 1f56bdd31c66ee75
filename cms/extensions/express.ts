import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from './hook.ts';

/** Whose rights something is done with. */
export type Accountability = {
	user: string | null;
	role: string | null;
	roles: string[];
	admin: boolean;
	app: boolean;
	ip: string | null;
};

/** The part of Express that our extensions use. */
export type Request = IncomingMessage & {
	method: string;
	url: string;
	ip?: string;
	body?: unknown;
	cookies?: Record<string, string>;
	/** The person who asks: known to everything that runs after Directus has identified them. */
	accountability?: Context['accountability'];
};
export type Middleware = (request: Request, response: ServerResponse, next: (error?: unknown) => void) => unknown;
/** What every answer inherits from. */
export type Answer = ServerResponse & { req: { originalUrl: string }; json(this: Answer, body: unknown): unknown };
export type App = { use(middleware: Middleware): void; use(path: string, middleware: Middleware): void; response: Answer };
