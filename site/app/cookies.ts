import { parse, serialize } from 'hono/utils/cookie';

/** As the server's own parts read and write them, by `hono/cookie`. */
export const readCookie = (headers: Headers, name: string): string | null => parse(headers.get('cookie') ?? '', name)[name] || null;
export const writeCookie = serialize;
