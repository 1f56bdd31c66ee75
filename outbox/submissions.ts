import type { Locale } from '#domain/locales.ts';
import type { AlertFrequency } from '#domain/vocabulary.ts';

/** What visitors send, parsed and normalised by the forms, with only the declared fields. */

export type Channel = 'call' | 'whatsapp' | 'email' | 'zoom';

/** `phone` is E.164 (+201001234567). At least one of phone and e-mail is set. */
export type Sender = { name: string; phone: string | null; email: string | null };

/** One visit that led to us: the first that we know of, or the current one. */
export type Touch = {
	at: string;
	landing: string;
	referrer: string | null;
	/** Campaign parameters as they were in the address: utm_source, utm_medium, gclid, fbclid, ttclid, msclkid … */
	tags: Record<string, string>;
};

export type Origin = {
	language: Locale;
	/** The page of the form, without its query. */
	page: string;
	firstTouch: Touch | null;
	lastTouch: Touch | null;
	/** The sentence they agreed to, word for word, and when. */
	consent: { text: string; at: string };
};

export type About = { kind: 'property' | 'project' | 'launch' | 'offer' | 'agent'; id: number };

export type Enquiry = {
	kind: 'enquiry';
	intent: 'question' | 'viewing' | 'interest';
	sender: Sender;
	channel: Channel;
	/** Preferred times in Cairo: `2026-11-18 17:00` for a viewing, words such as `evening` for a call. */
	times: string[];
	message: string;
	about: About | null;
	origin: Origin;
};

export type OfferedProperty = {
	kind: 'listing';
	sender: Sender;
	channel: Channel;
	purpose: string;
	type: string;
	area: number | null;
	/** For areas that we do not list, or as a hint to find the place. */
	address: string;
	compound: string;
	bedrooms: number | null;
	bathrooms: number | null;
	builtUpArea: number | null;
	landArea: number | null;
	finishing: string | null;
	delivery: string | null;
	/** Whole pounds. */
	price: number | null;
	/** For a rent. */
	rentPeriod: string | null;
	/** For a takeover, in whole pounds: paid, over and remaining. `price` is their sum. */
	paid: number | null;
	over: number | null;
	owed: number | null;
	/** `2029-06-01` */
	owedUntil: string | null;
	instalment: number | null;
	instalmentFrequency: string | null;
	/** Other terms of payment, in the owner's words. */
	plan: string;
	details: string;
	origin: Origin;
};

export type Application = {
	kind: 'application';
	sender: Sender;
	career: number;
	letter: string;
	links: string[];
	/** `2027-01-01` */
	availableFrom: string | null;
	origin: Origin;
};

export type Subscription = {
	kind: 'subscription';
	email: string;
	/** The newsletter, a property's price, or a search by its canonical address without language prefix. */
	topic: { kind: 'newsletter' } | { kind: 'property'; id: number } | { kind: 'search'; address: string };
	/** How often alerts of a search are sent; daily if not given. */
	frequency?: AlertFrequency;
	origin: Origin;
};

export type Submission = Enquiry | OfferedProperty | Application | Subscription;
export type Kind = Submission['kind'];
