import * as z from 'zod/mini';
import { cleanLine, cleanText } from '#domain/typed-text.ts';
import { comingDay, concerning, consent, email, message, name, phone, single } from '../forms/schema.ts';

export const LINKS_MOST = 5;
export const CV_BYTES_MOST = 5_000_000;
const LETTER_MOST = 5000;
const LINK_MOST = 300;

/** One per line; `https://` may be omitted. */
const links = () =>
	single((typed) => {
		const written = cleanText(typed)
			.split(/\s+/)
			.filter((text) => text !== '');
		if (written.length > LINKS_MOST) return 'link.many';
		const read = written.map(webAddress);
		return read.includes(null) ? 'link.unreadable' : [...new Set(read as string[])];
	});

function webAddress(text: string): string | null {
	const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
	const url = URL.canParse(whole) ? new URL(whole) : null;
	const isOfWeb = url && /^https?:$/.test(url.protocol) && /[^.]\.[^.]/.test(url.hostname) && !url.username && !url.password;
	return isOfWeb && url.href.length <= LINK_MOST ? url.href : null;
}

/** The id of an attached file; in the browser also the size of a chosen one. */
const cv = () =>
	single((typed) => {
		if (!typed) return 'file.missing';
		return /^\d+$/.test(typed) && Number(typed) > CV_BYTES_MOST ? 'file.large' : cleanLine(typed);
	});

const fields = z.object({
	name: name(),
	phone: phone(),
	email: email(),
	letter: message(LETTER_MOST),
	links: links(),
	start: comingDay(),
	cv: cv(),
	consent: consent(),
});

export type ApplicationValue = z.infer<typeof fields>;

/** Used by the browser and the server. */
export const applicationSchema = fields
	.check(concerning(({ phone }) => (phone ? null : ['phone', 'phone.missing'])))
	.check(concerning(({ email }) => (email ? null : ['email', 'email.missing'])));
