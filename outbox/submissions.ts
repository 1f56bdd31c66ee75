import type { Locale } from '#domain/locales.ts';
import type { AlertFrequency } from '#domain/vocabulary.ts';

/** What visitors send, as forms hand it over: parsed, normalised, and with nothing that is not declared here. */

export type Channel = 'call' | 'whatsapp' | 'email' | 'zoom';

/** `phone` is E.164 (+201001234567); at least one of phone and e-mail is there. */
export type Sender = { name: string; phone: string | null; email: string | null };

/** How a visitor came to us: the first time we know of, and this time. */
export type Touch = {
	at: string;
	landing: string;
	referrer: string | null;
	/** utm_source, utm_medium, utm_campaign, utm_term, utm_content, gclid, fbclid, ttclid, msclkid … as they were in the address. */
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
	/** A question, a viewing to arrange, or interest in a launch. */
	intent: 'question' | 'viewing' | 'interest';
	sender: Sender;
	channel: Channel;
	/** The time that suits them, in Cairo: `2026-11-18 17:00` for a viewing, words such as `evening` for a call. */
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
	/** For areas we do not list, or as a help to find the place. */
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
	/** How often that is paid, where it is rent. */
	rentPeriod: string | null;
	/** A home whose instalments go on, in whole pounds: paid so far, asked on top, still owed to the developer. The price is their sum. */
	paid: number | null;
	over: number | null;
	owed: number | null;
	/** `2029-06-01` */
	owedUntil: string | null;
	instalment: number | null;
	instalmentFrequency: string | null;
	/** Other terms of payment, in their words. */
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
	/** The topic they subscribe to: the newsletter, a property's price, or a search (its canonical address without prefix). */
	topic: { kind: 'newsletter' } | { kind: 'property'; id: number } | { kind: 'search'; address: string };
	/** How often alerts of a search come; once a day where nobody said. */
	frequency?: AlertFrequency;
	origin: Origin;
};

export type Submission = Enquiry | OfferedProperty | Application | Subscription;
export type Kind = Submission['kind'];
