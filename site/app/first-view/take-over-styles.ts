/** As moved-styles.ts writes them. */
const rule = /\[data-s="(\w+)"\]:not\(#s\)\{([^}]*)\}/g;

export const readMoved = (css: string): Map<string, string> =>
	new Map([...css.matchAll(rule)].map(([, name = '', declarations = '']) => [name, declarations]));

/**
 * Gives elements that React is about to hydrate their styles as their own: a rule would outlive a style that React takes away. What static
 * parts show keeps the rule, since their markup may be set again, where the policy refuses style attributes.
 */
export function takeOverStyles(root: Element): void {
	const isStatic = (element: Element) => root.contains(element.parentElement?.closest('[data-static]') ?? null);
	const marked = [...root.querySelectorAll<HTMLElement>('[data-s]')].filter((element) => !isStatic(element));
	if (marked.length === 0) return;
	const moved = readMoved([...document.querySelectorAll('head > style')].map(({ textContent }) => textContent).join(''));
	for (const element of marked) {
		const own = moved.get(element.dataset['s'] ?? '');
		if (own === undefined) continue;
		element.style.cssText = own;
		delete element.dataset['s'];
	}
}
