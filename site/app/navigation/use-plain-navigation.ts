import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { isCrawler } from '../crawler.ts';
import { isOurLanguage, leadsToPage, wantsLessMotion } from './page-address.ts';
import { endStep, recordTyped, staysInStep } from './send-typed.ts';
import { keepingScroll } from './use-scroll-position.ts';

/** Links and search forms are plain HTML, also in static parts; one listener passes them to the router. Crawlers load whole documents. */
export function usePlainNavigation(): void {
	const navigate = useNavigate();
	useEffect(() => {
		if (isCrawler(navigator.userAgent)) return;
		const stop = new AbortController();
		window.addEventListener('click', (event) => followLink(event, navigate), stop);
		window.addEventListener('submit', (event) => sendQuery(event, navigate), stop);
		window.addEventListener('change', submitAtOnce, stop);
		window.addEventListener('input', recordTyped, stop);
		window.addEventListener('focusin', endStep, stop);
		for (const form of document.querySelectorAll<HTMLFormElement>('form[data-at-once]')) if (wasChanged(form)) form.requestSubmit();
		return () => stop.abort();
	}, [navigate]);
}

function followLink(event: MouseEvent, navigate: NavigateFunction): void {
	const link = (event.target as Element).closest('a');
	if (!link || event.defaultPrevented || !isPlainClick(event) || !leadsToPage(link)) return;
	event.preventDefault();
	void navigate(link.pathname + link.search + link.hash, transitionTo(link.pathname));
}

/** View transitions between pages only, not within one. */
const transitionTo = (path: string) => ({
	viewTransition: path !== location.pathname && 'startViewTransition' in document && !wantsLessMotion(),
});

const isPlainClick = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Drops empty fields. */
function sendQuery(event: SubmitEvent, navigate: NavigateFunction): void {
	const form = event.target as HTMLFormElement;
	const path = new URL(form.action).pathname;
	if (event.defaultPrevented || form.method !== 'get' || form.target || !isOurLanguage(path)) return;
	event.preventDefault();
	const query = buildQuery(new FormData(form, event.submitter), form.dataset['order']?.split(' ') ?? []);
	const isSameStep = staysInStep(form);
	const entry = form.dataset['replace'];
	const isThere = entry !== undefined && history.state?.usr?.[entry] !== undefined;
	const change = isThere ? { state: history.state.usr, replace: true } : { ...keepingScroll, replace: isSameStep };
	void navigate(query ? `${path}?${query}` : path, 'atOnce' in form.dataset ? change : transitionTo(path));
}

/**
 * Builds the canonical query in the browser, which saves a redirect: values of one name are joined by commas, `price-from` and `price-to`
 * become `price`.
 */
function buildQuery(data: FormData, order: string[]): string {
	const values = new Map<string, string>();
	for (const [field, value] of data) {
		if (typeof value !== 'string' || value === '') continue;
		const [, name = field, end] = /^(.*)-(from|to)$/.exec(field) ?? [];
		const before = values.get(name);
		if (end) values.set(name, end === 'from' ? `${value}-` : `${before ?? '-'}${value}`);
		else values.set(name, before === undefined ? value : `${before},${value}`);
	}
	const place = (name: string) => order.indexOf(name) + 1 || order.length + 1;
	return [...values]
		.sort(([a], [b]) => place(a) - place(b))
		.map(([name, value]) => `${name}=${encodeURIComponent(value).replace(/%2C/g, ',').replace(/%20/g, '+')}`)
		.join('&');
}

/** A form with `data-at-once` submits on change; `data-replace` names the history state in which it replaces the entry. */
function submitAtOnce(event: Event): void {
	const form = (event.target as HTMLInputElement).form;
	if (form && 'atOnce' in form.dataset) form.requestSubmit();
}

/** Finds choices made before hydration. */
const wasChanged = (form: HTMLFormElement) =>
	[...form.querySelectorAll('select')].some(
		(select) => !select.options[select.selectedIndex]?.defaultSelected && select.selectedIndex > 0,
	) || [...form.querySelectorAll('input')].some((input) => input.checked !== input.defaultChecked);
