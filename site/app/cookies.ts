import { parse, serialize } from 'hono/utils/cookie';

/** As the server's own parts read and write them, by `hono/cookie`. */
export const findCookie = (cookies: string, name: string): string | null => parse(cookies, name)[name] || null;
export const readCookie = (headers: Headers, name: string): string | null => findCookie(headers.get('cookie') ?? '', name);
export const writeCookie = serialize;
