/** Parts of the dictionary that only loaders use: they stay on the server. */
export const serverOnly = [
	'brochure',
	'card',
	'contact',
	'count',
	'department',
	'employment',
	'finishing',
	'finishingShort',
	'gallery',
	'home',
	'listing',
	'share',
	'spoken',
	'status',
	'type',
	'view',
] as const;
