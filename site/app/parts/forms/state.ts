import { data } from 'react-router';
import type { Problems } from './problems.ts';
import type { Typed } from './schema.ts';

/** Why a form was rejected although its fields are valid. */
export type Notice = 'again' | 'fast' | 'tooMany' | 'tooLarge' | 'unavailable' | 'alreadySent' | 'challenge';

/** A rejected form: everything typed, and its errors. */
export type FormState = {
	typed: Typed;
	problems: Problems;
	notice: Notice | null;
	/** The key for the next try; a new one once the old was used. */
	key: string;
	/** The reference of an earlier submission with this key. */
	reference: string | null;
};

const statusByNotice: Record<Notice, number> = {
	again: 422,
	fast: 422,
	challenge: 422,
	tooMany: 429,
	tooLarge: 413,
	unavailable: 503,
	alreadySent: 409,
};

/** Applies the action's cache headers to the page of the form. */
export const formHeaders = ({ actionHeaders }: { actionHeaders: Headers }): Headers => actionHeaders;

/** Renders the page again with the form. 422 with errors; 200 when only another step follows. */
export const answerWithForm = <Page>({ notice, problems }: FormState, page: Page) =>
	data(page, {
		status: notice ? statusByNotice[notice] : Object.keys(problems).length ? 422 : 200,
		headers: { 'cache-control': 'no-store' },
	});
