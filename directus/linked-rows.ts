import { sendRequest } from './connection.ts';
import { limitBody, readRows } from './rows.ts';
import { ASK_MS, type StaffClient } from './staff-client.ts';

const MOST_BYTES = 5_000_000;

/** The rows of one record that a preview key opens. Only the key decides which rows are sent. */
export const linkedRows = (url: string, key: string): Pick<StaffClient, 'rows'> => ({
	async rows(table, query) {
		const signal = AbortSignal.timeout(ASK_MS);
		const answer = await sendRequest({ url }, '/preview-link/rows', { method: 'POST', body: { key, table }, signal });
		const response = limitBody(answer, MOST_BYTES);
		const { data, errors } = await response.json();
		if (!response.ok) throw Object.assign(new Error(`the preview key does not open ${table}`), { response, errors });
		return readRows(table, data, query);
	},
});

const KEY_BYTES = 1000;

/** The public key by which signed preview links are verified. */
export async function readLinkKey(url: string): Promise<string> {
	const answer = await sendRequest({ url }, '/preview-link/public-key', { signal: AbortSignal.timeout(ASK_MS) });
	const { data } = await limitBody(answer, KEY_BYTES).json();
	if (!/^[\w-]{43}$/.test(String(data?.publicKey))) throw new Error('Directus gave no public key for its preview links');
	return String(data.publicKey);
}
