type Row = Record<string, unknown>;

/** Where on the site a record is seen before it is published: what its address is made from, and the address, without a language. */
export type PreviewPath = { fields: string[]; build: (row: Row) => string };

const at = (section: string): PreviewPath => ({ fields: ['id'], build: ({ id }) => `${section}/${id}` });
/** It has no page of its own. */
const among = (page: string): PreviewPath => ({ fields: ['id'], build: ({ id }) => `${page}?record=${id}` });

/** Pages whose address is not their key. */
const addresses: Record<string, string> = { home: '', developers: '/developers/more' };

const paths: Record<string, PreviewPath> = {
	property: at('/properties'),
	project: at('/compounds'),
	launch: at('/launches'),
	developer: at('/developers'),
	location: at('/locations'),
	area: at('/areas'),
	agent: at('/agents'),
	post: at('/blog'),
	career: at('/careers'),
	offer: among('/offers'),
	testimonial: among('/testimonials'),
	page: { fields: ['id', 'key'], build: ({ key }) => addresses[String(key)] ?? `/${encodeURIComponent(String(key))}` },
};

export const previewPath = (collection: string): PreviewPath | null =>
	Object.hasOwn(paths, collection) ? (paths[collection] ?? null) : null;

/** What Studio shows beside the form: the extension `preview-link` leads on to the site. Studio's pages are one level below Directus. */
export const previewUrl = (collection: string): string | null =>
	previewPath(collection) ? `../preview-link/pane/${collection}/{{id}}?version={{$version}}` : null;
