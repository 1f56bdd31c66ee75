import type { FileField } from '#outbox/store.ts';
import type { Origin, Submission } from '#outbox/submissions.ts';

type Made = { submission: Submission; files: { name: string; type: string; bytes: Uint8Array; field: FileField }[] };

/** The number of different senders. */
export const PEOPLE = 150;
export const PHOTOS = 2;

const pixel =
	'/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=';

export const chooseKind = (number: number): 'enquiry' | 'listing' | 'application' =>
	number % 20 === 7 ? 'listing' : number % 40 === 13 ? 'application' : 'enquiry';

export const makePhone = (number: number) => `+2011${String(70_000_000 + (number % PEOPLE))}`;

/** A submission is determined by its number, so repeats are equal. */
export function submissionFor(run: string, number: number): Made {
	const origin: Origin = {
		language: number % 2 ? 'ar' : 'en',
		page: '/contact-us',
		firstTouch: null,
		lastTouch: { at: new Date().toISOString(), landing: '/', referrer: null, tags: { utm_source: 'fault' } },
		consent: { text: 'I agree.', at: new Date().toISOString() },
	};
	const sender = { name: `${run} ${number}`, phone: makePhone(number), email: null };
	const kind = chooseKind(number);
	if (kind === 'enquiry')
		return {
			submission: { kind, intent: 'question', sender, channel: 'call', times: [], message: `Number ${number}`, about: null, origin },
			files: [],
		};
	if (kind === 'application')
		return {
			submission: { kind, sender, career: 1001, letter: `Number ${number}`, links: [], availableFrom: null, origin },
			files: [{ name: `${run}-${number}.pdf`, type: 'application/pdf', bytes: Buffer.from(`%PDF-1.4 ${run} ${number}`), field: 'cv' }],
		};
	const empty = {
		address: '',
		compound: '',
		bedrooms: 3,
		bathrooms: 2,
		builtUpArea: 150,
		landArea: null,
		delivery: null,
		rentPeriod: null,
		paid: null,
		over: null,
		owed: null,
		owedUntil: null,
		instalment: null,
		instalmentFrequency: null,
		plan: '',
		details: '',
	};
	return {
		submission: {
			kind,
			sender,
			channel: 'call',
			purpose: 'sale',
			type: 'villa',
			area: 1001,
			finishing: null,
			price: 9_000_000,
			...empty,
			origin,
		},
		files: Array.from({ length: PHOTOS }, (_, index) => ({
			name: `${run}-${number}-${index}.jpg`,
			type: 'image/jpeg',
			bytes: Buffer.from(pixel, 'base64'),
			field: 'photos' as const,
		})),
	};
}
