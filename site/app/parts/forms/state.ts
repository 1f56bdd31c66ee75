import { data } from 'react-router';
import type { Problems } from './problems.ts';
import type { Typed } from './schema.ts';

/** Why a form was not taken although its fields are right. */
export type Notice = 'again' | 'fast' | 'tooMany' | 'tooLarge' | 'unavailable' | 'alreadySent' | 'challenge';

/** A form that came back: everything that was typed, and what is wrong with it. */
export type FormState = {
	typed: Typed;
	problems: Problems;
	notice: Notice | null;
	/** For the next try; the same as before unless that was used up. */
	key: string;
	/** What was sent with this form before. */
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

/** For the page of a form: what its action says of being kept holds for the whole answer. */
export const formHeaders = ({ actionHeaders }: { actionHeaders: Headers }): Headers => actionHeaders;

/** The answer to a form that was not taken: the page again, with the form as it came back. Where nothing is wrong, it was not to be sent yet. */
export const answerWithForm = <Page>({ notice, problems }: FormState, page: Page) =>
	data(page, {
		status: notice ? statusByNotice[notice] : Object.keys(problems).length ? 422 : 200,
		headers: { 'cache-control': 'no-store' },
	});
