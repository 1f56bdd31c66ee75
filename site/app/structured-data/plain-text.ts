const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The words of a rich text, without its markup. */
export const plainText = (html: string): string =>
	html
		.replace(/<[^>]+>/g, ' ')
		.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
		.replace(/\s+/g, ' ')
		.trim();
