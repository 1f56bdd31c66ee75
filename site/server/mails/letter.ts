import type { Locale } from '#domain/locales.ts';
import type { AlertHome } from '#outbox/mail-kinds.ts';

export type Link = { text: string; address: string };

/** `links`: other ways to say it. What is written from left to right in either language, such as a number, is `isLtr`. */
export type Fact = { label: string; text: string; links?: Link[]; isLtr?: boolean };

/** What is in a mail, in its order. */
export type Block =
	/** `locale`: where it is not the language of the mail. */
	| { kind: 'text'; text: string; locale?: Locale }
	| { kind: 'home'; home: AlertHome }
	| { kind: 'facts'; facts: Fact[] }
	/** What a visitor wrote, line by line. */
	| { kind: 'quote'; label: string; text: string }
	| { kind: 'buttons'; buttons: Link[] };

export type Letter = {
	subject: string;
	/** What lists of mails show behind the subject. */
	preview: string;
	heading: string;
	blocks: Block[];
	/** Why somebody got it. */
	reason: string;
	/** How it is changed or ended. */
	links: Link[];
};

const LINE_MOST = 200;
const TEXT_MOST = 2000;

/** Whatever came from outside is bounded before it is in a mail. */
export const clipLine = (text: string, most = LINE_MOST): string => clip(text.replace(/\s+/g, ' ').trim(), most);
export const clipText = (text: string, most = TEXT_MOST): string => clip(text.trim(), most);

const clip = (text: string, most: number) => (text.length > most ? `${[...text].slice(0, most - 1).join('')}…` : text);
