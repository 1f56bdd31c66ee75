/** What a collection file may say. `compile.ts` turns it into the payloads Directus takes. */
export type Label = { en: string; ar: string };

export const t = (en: string, ar: string): Label => ({ en, ar });

export type Choice = { value: string; label: Label; color?: string; icon?: string };

export type Relation =
	| { kind: 'one'; to: string; onDelete: 'SET NULL' | 'CASCADE' | 'NO ACTION'; sortField?: string }
	| { kind: 'many'; to: string; junction: string }
	| { kind: 'children'; of: string; via: string; sortField?: string };

/** How somebody is reached, or what a link leads to: `web` any address, `secure` one over https, `link` also a page of the site. */
export type Contact = 'phone' | 'whatsapp' | 'email' | 'web' | 'secure' | 'link';

export type FieldMeta = {
	interface: string | null;
	options?: Record<string, unknown>;
	display?: string | null;
	display_options?: Record<string, unknown>;
	special?: string[];
	width?: 'half' | 'full';
	note?: Label;
	required?: boolean;
	readonly?: boolean;
	hidden?: boolean;
	group?: string;
	conditions?: unknown[];
	validation?: Record<string, unknown>;
	validation_message?: Label;
};

export type FieldSchema = {
	is_nullable?: boolean;
	is_unique?: boolean;
	is_indexed?: boolean;
	default_value?: unknown;
	max_length?: number;
	numeric_precision?: number;
	numeric_scale?: number;
	is_primary_key?: boolean;
	has_auto_increment?: boolean;
};

export type Field = {
	name: string;
	label: Label;
	type: string;
	meta: FieldMeta;
	/** null for what has no column of its own: groups and the far side of a relation. */
	schema: FieldSchema | null;
	/** Never readable with the site's token. */
	staffOnly?: boolean;
	relation?: Relation;
	/** Copied by Directus from elsewhere for lists, search and sorting in Studio: nobody writes it, and the site does not read it. */
	isCopy?: boolean;
	/** What the text has to be. Rules of Directus cannot read numbers: the contact-details extension does. */
	contact?: Contact;
};

/** content: readable by the site when public. inbox: written by the site, read by staff. staff: neither for the site. internal: machinery. */
export type Audience = 'content' | 'inbox' | 'staff' | 'internal';

export type Collection = {
	name: string;
	label: Label;
	icon: string;
	audience: Audience;
	folder?: string;
	note?: Label;
	hidden?: boolean;
	singleton?: boolean;
	template?: string;
	/** Values of `status`, in the order of its menu. */
	statuses?: readonly string[];
	/** Where a row begins that somebody makes; a draft unless said otherwise. */
	firstStatus?: string;
	/** Values of `status` at which the site may read the row. */
	publicStatuses?: readonly string[];
	/** Editors put the rows in order by hand. */
	sorted?: boolean;
	/** Own texts that the search of Studio finds however their letters are written: only what everybody may read who may read the name. */
	searched?: readonly string[];
	/** Columns of the list in Studio, before the person changes them. */
	columns?: string[];
	/** Newest first unless said otherwise. */
	order?: string[];
	primaryKey?: Field;
	/** Rows that belong to a row of another collection: anyone who may change that one may change these. */
	partOf?: { collection: string; key: string };
	fields: Field[];
	translated?: Field[];
};

export type Folder = { name: string; label: Label; icon: string; sort: number };
