import { sendRequest } from './connection.ts';
import { bounded, readRows } from './rows.ts';
import { ASK_MS, type StaffClient } from './staff-client.ts';

const MOST_BYTES = 5_000_000;

/** The rows of one record that a link opens. Which these are is the link's to say: conditions are not sent. */
export const linkedRows = (url: string, key: string): Pick<StaffClient, 'rows'> => ({
	async rows(table, query) {
		const signal = AbortSignal.timeout(ASK_MS);
		const answer = await sendRequest({ url }, '/preview-link/rows', { method: 'POST', body: { key, table }, signal });
		const response = bounded(answer, MOST_BYTES);
		const { data, errors } = await response.json();
		if (!response.ok) throw Object.assign(new Error(`${table} is not opened`), { response, errors });
		return readRows(table, data, query);
	},
});
