import type { Page } from '@playwright/test';

export type InkFinding = { kind: 'cut' | 'shortened' | 'outside'; what: string };

/** Facts, prices and codes, which must never be truncated. */
const FACTS = 'dt, dd, .money, .card-specs li, .card-foot bdi, .card-price a, bdi, td, th, [data-fact]';

/**
 * Finds letters that are clipped by an ancestor, up to the nearest scroll container. Glyph extents are measured with the actual font,
 * around the baseline. Ellipses are reported only on facts.
 */
export async function findCutInk(page: Page): Promise<InkFinding[]> {
	return page.evaluate((facts) => {
		const context = document.createElement('canvas').getContext('2d');
		if (!context) return [];
		const TOLERANCE = 0.6;
		const UNREAD = '[hidden], script, style, noscript, svg, [role="img"]';
		const found: { kind: 'cut' | 'shortened' | 'outside'; what: string }[] = [];
		const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 3).join('.')}`;

		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const element = node.parentElement;
			const text = node.nodeValue ?? '';
			if (!element || !text.trim() || !isSeen(element)) continue;
			const lines = listLines(node as Text);
			const clips = clippingAncestors(element);
			const style = getComputedStyle(element);
			context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
			for (const line of lines) {
				const ink = context.measureText(line.text);
				// The line rectangle is the font box; the baseline is one ascent below its top.
				const slack = (line.box.height - ink.fontBoundingBoxAscent - ink.fontBoundingBoxDescent) / 2;
				const baseline = line.box.top + slack + ink.fontBoundingBoxAscent;
				const [top, bottom] = [baseline - ink.actualBoundingBoxAscent, baseline + ink.actualBoundingBoxDescent];
				for (const { element: clip, box, isClamp } of clips) {
					if (line.box.top >= box.bottom - 1 || line.box.bottom <= box.top + 1) break;
					if (isClamp && line.box.bottom > box.bottom + line.box.height / 2) break;
					const lost = Math.max(box.top - top, bottom - box.bottom);
					if (lost > TOLERANCE)
						found.push({ kind: 'cut', what: `${nameOf(clip)} loses ${lost.toFixed(1)} px of «${line.text.trim().slice(0, 40)}»` });
				}
			}
		}

		for (const control of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
			'select, input:not([type=checkbox], [type=radio], [type=range])',
		)) {
			const style = getComputedStyle(control);
			const typed = control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.text ?? '') : control.value;
			const text = typed || control.getAttribute('placeholder') || '';
			const isNative = control instanceof HTMLSelectElement && style.appearance !== 'none';
			if (!text || isNative || !isSeen(control)) continue;
			context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
			const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent, actualBoundingBoxDescent } = context.measureText(text);
			const sizes = (of: CSSStyleDeclaration) => [of.paddingTop, of.paddingBottom].reduce((sum, size) => sum + Number.parseFloat(size), 0);
			const content = control.clientHeight - sizes(style);
			const example = getComputedStyle(control, '::placeholder');
			// Lists clip at their padding, inputs at their line; placeholders have a line of their own.
			const line = typed ? Number.parseFloat(style.lineHeight) : ascent + descent + sizes(example);
			const room = control instanceof HTMLSelectElement ? content : Math.min(line, content);
			const lost = actualBoundingBoxDescent - (room - ascent + descent) / 2;
			const across = control.clientWidth - Number.parseFloat(style.paddingInlineStart) - Number.parseFloat(style.paddingInlineEnd);
			if (!typed) context.font = `${example.fontStyle} ${example.fontWeight} ${example.fontSize} ${example.fontFamily}`;
			context.letterSpacing = example.letterSpacing === 'normal' ? '0px' : example.letterSpacing;
			const missing = typed ? 0 : context.measureText(text).width - across;
			if (missing > 1)
				found.push({ kind: 'shortened', what: `${nameOf(control)} hides ${missing.toFixed(0)} px of «${text.slice(0, 40)}»` });
			context.letterSpacing = '0px';
			if (lost > TOLERANCE) found.push({ kind: 'cut', what: `${nameOf(control)} loses ${lost.toFixed(1)} px of «${text.slice(0, 40)}»` });
		}

		for (const element of document.querySelectorAll<HTMLElement>(facts)) {
			if (!isSeen(element) || !element.textContent?.trim()) continue;
			const style = getComputedStyle(element);
			const isClamped = style.webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 2;
			const holder = style.textOverflow === 'ellipsis' ? element : element.querySelector<HTMLElement>('.truncate');
			if (isClamped || (holder && holder.scrollWidth > holder.clientWidth + 1))
				found.push({ kind: 'shortened', what: `${nameOf(element)} «${element.textContent.trim().slice(0, 40)}»` });
			const box = textBox(element);
			for (const { element: clip, box: edge } of clippingAncestors(element)) {
				const lost = Math.max(edge.left - box.left, box.right - edge.right);
				if (lost > 1.5 && clip !== element)
					found.push({
						kind: 'outside',
						what: `${nameOf(clip)} hides ${lost.toFixed(0)} px of «${element.textContent.trim().slice(0, 40)}»`,
					});
			}
			const beyond = Math.max(box.right - document.documentElement.clientWidth, -box.left);
			if (beyond > 1.5 && !isInScroller(element))
				found.push({ kind: 'outside', what: `the window hides ${beyond.toFixed(0)} px of «${element.textContent.trim().slice(0, 40)}»` });
		}
		return found;

		function isSeen(element: Element): boolean {
			if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) return false;
			if (element.closest(UNREAD)) return false;
			for (let at: Element | null = element; at; at = at.parentElement) if (getComputedStyle(at).clipPath === 'inset(50%)') return false;
			const { width, height } = element.getBoundingClientRect();
			return width > 2 && height > 2;
		}

		function listLines(node: Text): { text: string; box: DOMRect }[] {
			const range = document.createRange();
			range.selectNodeContents(node);
			const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
			const text = (node.nodeValue ?? '').replace(/\s+/g, ' ');
			const [only] = boxes;
			if (!only) return [];
			const isOneLine = boxes.every(({ top }) => Math.abs(top - only.top) < 2);
			if (isOneLine) return [{ text, box: only }];
			// Finding each line's words would need a range per word, so every line is checked with all letters.
			const tops = boxes.filter((box, index) => boxes.findIndex(({ top }) => Math.abs(top - box.top) < 2) === index);
			return tops.map((box) => ({ text: wordsOn(node, box), box }));
		}

		function wordsOn(node: Text, box: DOMRect): string {
			const range = document.createRange();
			const all = node.nodeValue ?? '';
			return [...all.matchAll(/\S+/g)]
				.filter(({ index, 0: word }) => {
					range.setStart(node, index);
					range.setEnd(node, index + word.length);
					return Math.abs(range.getBoundingClientRect().top - box.top) < 2;
				})
				.map(([word]) => word)
				.join(' ');
		}

		/** The box of visible letters, without text for screen readers. */
		function textBox(element: Element): { left: number; right: number } {
			const range = document.createRange();
			const letters = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
			const box = { left: Number.POSITIVE_INFINITY, right: Number.NEGATIVE_INFINITY };
			for (let node = letters.nextNode(); node; node = letters.nextNode()) {
				if (!node.parentElement || !isSeen(node.parentElement)) continue;
				range.selectNodeContents(node);
				const { left, right, width } = range.getBoundingClientRect();
				if (width > 0) Object.assign(box, { left: Math.min(box.left, left), right: Math.max(box.right, right) });
			}
			return box;
		}

		function clippingAncestors(element: Element) {
			const clips: { element: Element; box: { top: number; bottom: number; left: number; right: number }; isClamp: boolean }[] = [];
			for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
				const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(at);
				const scrolls = [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll');
				if (scrolls || position === 'fixed') break;
				const clipsAcross = overflowX === 'hidden' || overflowX === 'clip';
				const clipsDown = overflowY === 'hidden' || overflowY === 'clip';
				if (!clipsAcross && !clipsDown) continue;
				const { left, right, top, bottom } = at.getBoundingClientRect();
				const none = Number.POSITIVE_INFINITY;
				clips.push({
					element: at,
					box: {
						left: clipsAcross ? left : -none,
						right: clipsAcross ? right : none,
						top: clipsDown ? top : -none,
						bottom: clipsDown ? bottom : none,
					},
					isClamp: webkitLineClamp !== 'none',
				});
			}
			return clips;
		}

		function isInScroller(element: Element): boolean {
			for (let at: Element | null = element; at; at = at.parentElement) {
				const { overflowX } = getComputedStyle(at);
				if (overflowX === 'auto' || overflowX === 'scroll') return true;
			}
			return false;
		}
	}, FACTS);
}
