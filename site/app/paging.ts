export type Paging = { page: number; pages: number; offset: number };

/** Which page is asked for; whatever is not a page of this list means the first. */
export function readPaging(url: URL, total: number, perPage: number): Paging {
	const pages = Math.max(1, Math.ceil(total / perPage));
	const asked = Number(url.searchParams.get('page') ?? 1);
	const page = Number.isInteger(asked) && asked >= 1 && asked <= pages ? asked : 1;
	return { page, pages, offset: (page - 1) * perPage };
}
