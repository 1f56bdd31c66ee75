import type { NewsletterText } from '#directus/newsletters.ts';
import type { Locale } from '#domain/locales.ts';
import type { OutboxHealth } from './health.ts';
import type { OutgoingMail } from './mailer.ts';
import type { Application, Enquiry, OfferedProperty } from './submissions.ts';
import type { Topic } from './subscriptions.ts';
import type { Viewing } from './viewings.ts';

export type SubscriptionMailKind = 'confirm' | 'known' | 'alert';
/** `request`: somebody wrote, or a request was given to another agent. `escalation`: nobody has begun with it. `reminder`: the day to follow it up has come. */
export const staffMailKinds = ['request', 'escalation', 'reminder'] as const;
export type StaffMailKind = (typeof staffMailKinds)[number];
/** `copy`: to the person who sent a form and gave an address. */
export type MailKind = SubscriptionMailKind | StaffMailKind | 'copy' | 'newsletter' | 'newsletterTest';

/** A newsletter for the person who wrote it, before it is sent. */
export type TestLetter = { to: string; language: Locale; letter: NewsletterText; homes: readonly string[] };

/** A home as it was when the alert was made. */
export type AlertHome = {
	name: string;
	place: string;
	facts: string;
	price: string;
	/** The price before, and its difference from the price now. */
	before: string | null;
	difference: string | null;
	picture: string | null;
	address: string;
};

/** What an alert tells, in finished names and amounts, and the pages it leads to. */
export type AlertContent =
	| { kind: 'price'; home: AlertHome; isLess: boolean }
	| { kind: 'sold'; home: AlertHome; isRented: boolean }
	| { kind: 'new'; search: string; count: number; homes: AlertHome[]; address: string };

export type SentForm = Enquiry | OfferedProperty | Application;

/** A row of Directus that somebody has to be told about, without anything that a visitor wrote. */
export type StaffNews = {
	collection: 'enquiry' | 'listing_submission' | 'job_application';
	row: number;
	reference: string | null;
	agent: number | null;
	/** The language of the agent's account. */
	language: Locale | null;
	/** For a reminder: when it was due. */
	waitingSince: string;
	/** The person it was meant for cannot be written to. */
	isForOffice: boolean;
};

/** Everything that a mail is written from. */
export type MailToWrite =
	| {
			kind: SubscriptionMailKind;
			to: string;
			language: Locale;
			/** Everything that one confirmation mail confirms. */
			topics: readonly Topic[];
			content: AlertContent | null;
			tokens: { confirm: string; unsubscribe: string };
	  }
	| { kind: 'newsletter'; to: string; language: Locale; letter: NewsletterText; homes: readonly string[]; tokens: { unsubscribe: string } }
	| ({ kind: 'newsletterTest' } & TestLetter)
	/** `viewing`: as it is now, and the token that changes it. */
	| { kind: 'copy'; reference: string; sent: SentForm; viewing: (Viewing & { token: string }) | null }
	/** `sent` is missing where somebody entered the request in Studio, or its content is no longer kept. */
	| { kind: StaffMailKind; news: StaffNews; sent: SentForm | null; viewing: Viewing | null };

/** Writes mails. Null: there is nobody to send it to now. */
export type WriteMail = (mail: MailToWrite) => Omit<OutgoingMail, 'id'> | null;

/** The mail that tells the office that requests do not arrive, without anything visitors wrote. Null: the office has no address. */
export type WriteOfficeMail = (health: OutboxHealth) => Omit<OutgoingMail, 'id'> | null;
