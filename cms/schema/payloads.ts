/** The part of Directus's API types that we use. */
export type FieldPayload = {
	collection: string;
	field: string;
	type: string;
	meta: Record<string, unknown>;
	schema: Record<string, unknown> | null;
};

export type CollectionPayload = {
	collection: string;
	meta: Record<string, unknown>;
	schema: Record<string, never> | null;
	fields: FieldPayload[];
};

export type RelationPayload = {
	collection: string;
	field: string;
	related_collection: string;
	meta: Record<string, unknown>;
	schema: { on_delete: string };
};

export type StringPayload = { key: string; language: string; value: string };

export type PresetPayload = {
	collection: string;
	layout: string;
	layout_query: Record<string, unknown>;
	layout_options: Record<string, unknown>;
};

export type Payloads = {
	collections: CollectionPayload[];
	systemFields: FieldPayload[];
	relations: RelationPayload[];
	strings: StringPayload[];
	presets: PresetPayload[];
};
