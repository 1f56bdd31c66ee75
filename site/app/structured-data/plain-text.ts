const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

export const plainText = (html: string): string =>
	html
		.replace(/<[^>]+>/g, ' ')
		.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
		.replace(/\s+/g, ' ')
		.trim();
