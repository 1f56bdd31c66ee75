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
	/** Who asks: known to whatever runs after Directus has found it out. */
	accountability?: Context['accountability'];
};
export type Middleware = (request: Request, response: ServerResponse, next: (error?: unknown) => void) => unknown;
export type App = { use(middleware: Middleware): void; use(path: string, middleware: Middleware): void };
