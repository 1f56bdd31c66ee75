export type Paging = { page: number; pages: number; offset: number };

/** Invalid page numbers mean the first page. */
export function readPaging(url: URL, total: number, perPage: number): Paging {
	const pages = Math.max(1, Math.ceil(total / perPage));
	const asked = Number(url.searchParams.get('page') ?? 1);
	const page = Number.isInteger(asked) && asked >= 1 && asked <= pages ? asked : 1;
	return { page, pages, offset: (page - 1) * perPage };
}
