/** What a collection file may contain. `compile.ts` turns it into Directus's payloads. */
export type Label = { en: string; ar: string };

export const t = (en: string, ar: string): Label => ({ en, ar });

export type Choice = { value: string; label: Label; color?: string; icon?: string };

export type Relation =
	| { kind: 'one'; to: string; onDelete: 'SET NULL' | 'CASCADE' | 'NO ACTION'; sortField?: string }
	| { kind: 'many'; to: string; junction: string }
	| { kind: 'children'; of: string; via: string; sortField?: string };

/** A phone number, e-mail address or link: `web` any address, `secure` only https, `link` also a page of the site. */
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
	/** Null for fields without a column: groups, and the other side of a relation. */
	schema: FieldSchema | null;
	/** Never readable with the site's token. */
	staffOnly?: boolean;
	relation?: Relation;
	/** A read-only copy for lists, search and sorting in Studio, which the site does not read. */
	isCopy?: boolean;
	/** Checked by the contact-details extension, because Directus's rules cannot check phone numbers. */
	contact?: Contact;
};

/** content: public rows are read by the site. inbox: written by the site, read by staff. staff: not for the site. internal: technical tables. */
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
	statuses?: readonly string[];
	/** The status of a new row; draft by default. */
	firstStatus?: string;
	/** Values of `status` at which the site may read the row. */
	publicStatuses?: readonly string[];
	/** Editors order the rows by hand. */
	sorted?: boolean;
	/** Fields in the folded text that Studio's search uses. Only fields that everybody may read who may read the name. */
	searched?: readonly string[];
	/** Default columns of the list in Studio. */
	columns?: string[];
	/** Newest first by default. */
	order?: string[];
	primaryKey?: Field;
	/** Rows that belong to a row of another collection: whoever may change that may change these. */
	partOf?: { collection: string; key: string };
	fields: Field[];
	translated?: Field[];
};

export type Folder = { name: string; label: Label; icon: string; sort: number };
