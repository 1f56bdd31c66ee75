/**
 * Leaves out the homes that this browser hid, before anything is painted: it is in the head of every document as it is written here and
 * may use nothing from outside. Pages are the same for everybody, so that only the browser can do it; a rule does it for cards drawn later too.
 */
export function applyHidden(): void {
	let ids: unknown = [];
	try {
		ids = JSON.parse(localStorage.getItem('pn-hidden-homes') ?? '[]');
	} catch {
		// A browser that keeps nothing hides nothing.
	}
	const values = Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id)).map((id) => `[value="${id}"]`) : [];
	// Beside an adopted sheet fonts that come late are used after all, and move the page: only who hid something has one.
	if (values.length === 0 && document.adoptedStyleSheets.length === 0) return;
	const sheet = new CSSStyleSheet();
	if (values.length > 0) {
		const scales = `>.scales:is(${values.join()})`;
		sheet.replaceSync(
			`:root:not([data-hidden-shown]) li:has(>article${scales}){display:none}` +
				`li>article:has(${scales}){opacity:.6}main:has(li>article${scales}) .hidden-count{display:flex}`,
		);
	}
	document.adoptedStyleSheets = [sheet];
}
