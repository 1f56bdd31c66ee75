/** The readable part of an address: Latin or Arabic letters and digits, joined by hyphens. */
export const slugify = (name: string) =>
	name
		.normalize('NFC')
		.toLowerCase()
		.replace(/[\u064B-\u0652\u0640'’]/g, '')
		.replace(/[^a-z0-9\u0621-\u064A]+/g, '-')
		.replace(/^-|-$/g, '');
