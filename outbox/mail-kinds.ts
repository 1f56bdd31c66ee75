import type { NewsletterText } from '#directus/newsletters.ts';
import type { Locale } from '#domain/locales.ts';
import type { OutboxHealth } from './health.ts';
import type { OutgoingMail } from './mailer.ts';
import type { Application, Enquiry, OfferedProperty } from './submissions.ts';
import type { Topic } from './subscriptions.ts';
import type { Viewing } from './viewings.ts';

export type SubscriptionMailKind = 'confirm' | 'known' | 'alert';
/** `request`: a new request, or one given to another agent. `escalation`: nobody has started on it. `reminder`: its follow-up date has come. */
export const staffMailKinds = ['request', 'escalation', 'reminder'] as const;
export type StaffMailKind = (typeof staffMailKinds)[number];
/** `copy`: to the visitor who sent a form with an e-mail address. */
export type MailKind = SubscriptionMailKind | StaffMailKind | 'copy' | 'newsletter' | 'newsletterTest';

/** A newsletter sent to its author before it goes out. */
export type TestLetter = { to: string; language: Locale; letter: NewsletterText; homes: readonly string[] };

/** A home as it was when the alert was queued. */
export type AlertHome = {
	name: string;
	place: string;
	facts: string;
	price: string;
	/** The earlier price, and its difference from the current one. */
	before: string | null;
	difference: string | null;
	picture: string | null;
	address: string;
};

/** What an alert says, formatted, with the pages it links to. */
export type AlertContent =
	| { kind: 'price'; home: AlertHome; isLess: boolean }
	| { kind: 'sold'; home: AlertHome; isRented: boolean }
	| { kind: 'new'; search: string; count: number; homes: AlertHome[]; address: string };

export type SentForm = Enquiry | OfferedProperty | Application;

/** A row of Directus that staff are told of, without what the visitor wrote. */
export type StaffNews = {
	collection: 'enquiry' | 'listing_submission' | 'job_application';
	row: number;
	reference: string | null;
	agent: number | null;
	language: Locale | null;
	/** For a reminder: when it was due. */
	waitingSince: string;
	/** The agent's address refuses mail. */
	isForOffice: boolean;
};

export type MailToWrite =
	| {
			kind: SubscriptionMailKind;
			to: string;
			language: Locale;
			/** Everything that one confirmation link confirms. */
			topics: readonly Topic[];
			content: AlertContent | null;
			tokens: { confirm: string; unsubscribe: string };
	  }
	| { kind: 'newsletter'; to: string; language: Locale; letter: NewsletterText; homes: readonly string[]; tokens: { unsubscribe: string } }
	| ({ kind: 'newsletterTest' } & TestLetter)
	/** `viewing`: its current state, and the token that changes it. */
	| { kind: 'copy'; reference: string; sent: SentForm; viewing: (Viewing & { token: string }) | null }
	/** `sent` is null if staff entered the request in Studio, or its content is no longer kept. */
	| { kind: StaffMailKind; news: StaffNews; sent: SentForm | null; viewing: Viewing | null };

/** Null: there is nobody to send it to at present. */
export type WriteMail = (mail: MailToWrite) => Omit<OutgoingMail, 'id'> | null;

/** Tells the office that requests are not being delivered, without what visitors wrote. Null: the office has no address. */
export type WriteOfficeMail = (health: OutboxHealth) => Omit<OutgoingMail, 'id'> | null;
