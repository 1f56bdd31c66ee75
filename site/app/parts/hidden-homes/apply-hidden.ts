/**
 * Hides homes before the first paint. It is inlined into the head of every document as source, so it may use nothing from outside. Only the
 * browser knows which homes, because pages are the same for everybody; a CSS rule also covers cards drawn later.
 */
export function applyHidden(): void {
	let ids: unknown = [];
	try {
		ids = JSON.parse(localStorage.getItem('pn-hidden-homes') ?? '[]');
	} catch {
		// Without storage nothing is hidden.
	}
	const values = Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id)).map((id) => `[value="${id}"]`) : [];
	// With an adopted style sheet, fonts that arrive late are swapped in and shift the layout, so it is only created when needed.
	const page: Document & { hiddenHomes?: CSSStyleSheet } = document;
	if (values.length === 0 && !page.hiddenHomes) return;
	const scales = `>.scales:is(${values.join()})`;
	const rules =
		`:root:not([data-hidden-shown]) li:has(>article${scales}){display:none}` +
		`li>article:has(${scales}){opacity:.6}main:has(li>article${scales}) .hidden-count{display:flex}`;
	if (!page.hiddenHomes) {
		page.hiddenHomes = new CSSStyleSheet();
		page.adoptedStyleSheets.push(page.hiddenHomes);
	}
	page.hiddenHomes.replaceSync(values.length > 0 ? rules : '');
}
