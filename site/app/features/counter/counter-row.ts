import type { Kind } from '#domain/counter/exchange.ts';
import type { Marked } from '#domain/counter/marks.ts';

/** All texts are in the page's language. */
export type CounterRow = {
	/** `property-1001`: names the row in form values. */
	key: string;
	kind: Kind | 'owner';
	title: Marked;
	/** Plain text, for labels that screen readers read out. */
	name: string;
	details: Marked[];
	state: { value: string; text: string } | null;
	price: { text: string; note: string; isStale: boolean } | null;
	lacking: string | null;
	/** `isDue`: today or earlier. */
	followUp: { text: string; isDue: boolean } | null;
	when: string | null;
	photo: string | null;
	initials: string;
	phone: { shown: string; tel: string; whatsApp: string | null } | null;
	owner: { name: string; phone: CounterRow['phone'] } | null;
	/** What the copy button copies: the address of the page, or the number. */
	copy: string | null;
	preview: string | null;
	studio: string | null;
	facts: string[];
	/** What this person may do with the row. */
	may: { price: boolean; assign: boolean };
	states: { value: string; text: string }[];
	/** The dates offered for following up; empty for a closed lead. */
	followUps: { value: string; text: string }[];
};

/** `hasMore`: there are more rows than `total` says. */
export type CounterGroup = { kind: Kind; title: string; total: number; hasMore: boolean; all: string | null; rows: CounterRow[] };
