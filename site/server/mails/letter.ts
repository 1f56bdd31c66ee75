import type { Locale } from '#domain/locales.ts';
import type { AlertHome } from '#outbox/mail-kinds.ts';

export type Link = { text: string; address: string };

/** `links`: other ways to reach them. `isLtr`: left to right in both languages, such as a number. */
export type Fact = { label: string; text: string; links?: Link[]; isLtr?: boolean };

export type Block =
	/** `locale`: where it differs from the mail's language. */
	| { kind: 'text'; text: string; locale?: Locale }
	| { kind: 'home'; home: AlertHome }
	| { kind: 'facts'; facts: Fact[] }
	/** The visitor's text, with its line breaks. */
	| { kind: 'quote'; label: string; text: string }
	| { kind: 'buttons'; buttons: Link[] };

export type Letter = {
	subject: string;
	/** The preview text in a mailbox. */
	preview: string;
	heading: string;
	blocks: Block[];
	/** Why the reader gets this mail. */
	reason: string;
	/** How to change or end it. */
	links: Link[];
};

const LINE_MOST = 200;
const TEXT_MOST = 2000;

/** Limits the length of everything that comes from outside. */
export const clipLine = (text: string, most = LINE_MOST): string => clip(text.replace(/\s+/g, ' ').trim(), most);
export const clipText = (text: string, most = TEXT_MOST): string => clip(text.trim(), most);

const clip = (text: string, most: number) => (text.length > most ? `${[...text].slice(0, most - 1).join('')}…` : text);
