/** A flow as Directus keeps it. The first operation begins; the others are reached through `resolve` and `reject`. */
export type Operation = {
	key: string;
	name: string;
	type: string;
	options: Record<string, unknown>;
	resolve?: string;
	reject?: string;
	/** Where it stands on the canvas. */
	at: [number, number];
};

export type Flow = {
	id: string;
	/** Raised when the file changes: an administrator's own changes stay until then. */
	version: number;
	name: string;
	icon: string;
	color: string;
	description: string;
	trigger: 'event';
	options: Record<string, unknown>;
	operations: [Operation, ...Operation[]];
};
