type Row = Record<string, unknown>;

/** The preview address of a record on the site, without language, and the fields it is built from. */
export type PreviewPath = { fields: string[]; build: (row: Row) => string };

const at = (section: string): PreviewPath => ({ fields: ['id'], build: ({ id }) => `${section}/${id}` });
/** For records without a page of their own. */
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

/** The preview beside Studio's form: the extension `preview-link` redirects to the site. Relative, because Studio's pages are one level below Directus. */
export const previewUrl = (collection: string): string | null =>
	previewPath(collection) ? `../preview-link/pane/${collection}/{{id}}?version={{$version}}` : null;
