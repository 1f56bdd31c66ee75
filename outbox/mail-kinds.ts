import type { NewsletterText } from '#directus/newsletters.ts';
import type { Locale } from '#domain/locales.ts';
import type { OutboxHealth } from './health.ts';
import type { OutgoingMail } from './mailer.ts';
import type { Application, Enquiry, OfferedProperty } from './submissions.ts';
import type { Topic } from './subscriptions.ts';
import type { Viewing } from './viewings.ts';

export type SubscriptionMailKind = 'confirm' | 'known' | 'alert';
/** `request`: somebody wrote, or a request is another agent's now. `escalation`: it is still nobody's work. `reminder`: the day to follow it up has come. */
export const staffMailKinds = ['request', 'escalation', 'reminder'] as const;
export type StaffMailKind = (typeof staffMailKinds)[number];
/** `copy`: to whoever sent a form and gave an address. */
export type MailKind = SubscriptionMailKind | StaffMailKind | 'copy' | 'newsletter' | 'newsletterTest';

/** A newsletter for whoever wrote it, before it is sent. */
export type TestLetter = { to: string; language: Locale; letter: NewsletterText; homes: readonly string[] };

/** A home as it stood when the alert was made. */
export type AlertHome = {
	name: string;
	place: string;
	facts: string;
	price: string;
	/** What was asked before, and how far that is from the price. */
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

/** A row of Directus that somebody has to hear of. Nothing of what a visitor wrote. */
export type StaffNews = {
	collection: 'enquiry' | 'listing_submission' | 'job_application';
	row: number;
	reference: string | null;
	agent: number | null;
	/** Of the agent's account. */
	language: Locale | null;
	/** Of a reminder, since when somebody is reminded. */
	waitingSince: string;
	/** Whoever it was meant for cannot be written to. */
	isForOffice: boolean;
};

/** Everything that a mail is written from. */
export type MailToWrite =
	| {
			kind: SubscriptionMailKind;
			to: string;
			language: Locale;
			/** Of a mail that asks to confirm, everything that it confirms. */
			topics: readonly Topic[];
			content: AlertContent | null;
			tokens: { confirm: string; unsubscribe: string };
	  }
	| { kind: 'newsletter'; to: string; language: Locale; letter: NewsletterText; homes: readonly string[]; tokens: { unsubscribe: string } }
	| ({ kind: 'newsletterTest' } & TestLetter)
	/** `viewing`: as it is now, and the token that changes it. */
	| { kind: 'copy'; reference: string; sent: SentForm; viewing: (Viewing & { token: string }) | null }
	/** Without what was sent where somebody entered it in Studio, or where it is kept no longer. */
	| { kind: StaffMailKind; news: StaffNews; sent: SentForm | null; viewing: Viewing | null };

/** Puts mails into words. Null: there is nobody whom it could be sent to, now. */
export type WriteMail = (mail: MailToWrite) => Omit<OutgoingMail, 'id'> | null;

/** Tells the office that what visitors sent does not arrive: nothing of what they wrote. Null: the office has no address. */
export type WriteOfficeMail = (health: OutboxHealth) => Omit<OutgoingMail, 'id'> | null;
