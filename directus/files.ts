import { authorization, type Connection, directusAddress } from './connection.ts';

/** Where a file is as it was uploaded, and what to say to get it. How much and how long is the caller's to bound. */
export const originalFile = (connection: Connection, id: string) => ({
	address: directusAddress(connection.url, `/assets/${id}`),
	headers: authorization(connection),
});
