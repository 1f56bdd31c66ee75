import type { Kind } from '#domain/counter/exchange.ts';
import type { Marked } from '#domain/counter/marks.ts';

/** A row as the page shows it, all in its language. */
export type CounterRow = {
	/** `property-1001`: what a tick and a change name it by. */
	key: string;
	kind: Kind | 'owner';
	title: Marked;
	/** As one text, for the person who does not see it. */
	name: string;
	details: Marked[];
	state: { value: string; text: string } | null;
	price: { text: string; note: string; isStale: boolean } | null;
	lacking: string | null;
	/** The day a lead is followed up: due today, or before. */
	followUp: { text: string; isDue: boolean } | null;
	when: string | null;
	photo: string | null;
	initials: string;
	phone: { shown: string; tel: string; whatsApp: string } | null;
	owner: { name: string; phone: CounterRow['phone'] } | null;
	/** What is copied: the address of the page, or the number. */
	copy: string | null;
	preview: string | null;
	studio: string | null;
	facts: string[];
	/** What this person can do with it: record that its price was checked, give it to another agent, and the states they can set. */
	may: { price: boolean; assign: boolean };
	states: { value: string; text: string }[];
	/** When an open lead can be followed up. */
	followUps: { value: string; text: string }[];
};

/** `total` of them were counted; `hasMore` says that there are others. */
export type CounterGroup = { kind: Kind; title: string; total: number; hasMore: boolean; all: string | null; rows: CounterRow[] };
