import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { isCrawler } from '../crawler.ts';
import { isOurLanguage, leadsToPage, wantsLessMotion } from './page-address.ts';
import { endStep, recordTyped, staysInStep } from './send-typed.ts';
import { keepingScroll } from './use-scroll-position.ts';

/**
 * Links and searches are plain HTML, in markup that React hydrates and in static parts; one listener hands them to the router.
 * Crawlers load whole documents.
 */
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

/** One page turns into another where the browser can show that; what changes within a page does not. */
const transitionTo = (path: string) => ({
	viewTransition: path !== location.pathname && 'startViewTransition' in document && !wantsLessMotion(),
});

const isPlainClick = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** What was left empty is not part of the address. */
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

/** Several values of a name are joined by commas, and `price-from` and `price-to` are one price: the address the server would send us on to. */
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

/** A form marked `data-at-once` needs no button; `data-replace` names what the step in the history has that it stays in. */
function submitAtOnce(event: Event): void {
	const form = (event.target as HTMLInputElement).form;
	if (form && 'atOnce' in form.dataset) form.requestSubmit();
}

/** What was chosen before this script was there is not lost. */
const wasChanged = (form: HTMLFormElement) =>
	[...form.querySelectorAll('select')].some(
		(select) => !select.options[select.selectedIndex]?.defaultSelected && select.selectedIndex > 0,
	) || [...form.querySelectorAll('input')].some((input) => input.checked !== input.defaultChecked);
