import { authorization, type Connection, directusAddress } from './connection.ts';

/** The address of an original file and the headers to fetch it. The caller limits size and time. */
export const originalFile = (connection: Connection, id: string) => ({
	address: directusAddress(connection.url, `/assets/${id}`),
	headers: authorization(connection),
});
