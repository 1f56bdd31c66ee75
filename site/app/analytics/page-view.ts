import { HEARTS } from '../parts/favorites/hearts-form.tsx';
import { countCompared, isCounted, readFilters, readPageFacts, readReferrer, type ShownAddress } from './page-facts.ts';
import { type Analytics, createSender, type Payload } from './send.ts';
import { isOff, tag, wasReported } from './stored.ts';

type Event = Pick<Payload, 'name' | 'data'>;

const own = /^(?:.*\.)?localhost$|^127\.|^\[::1\]$/;

let send: ReturnType<typeof createSender> | null = null;
/** The referrer of this page, and that of the next one. */
let [referrer, here] = ['', ''];
const last = { search: '', compare: '' };

const DELAY_MS = 250;
let timer = 0;

/** Sends after a short delay, unless another page is shown by then. */
export function pageShown(analytics: Analytics): void {
	clearTimeout(timer);
	if (!own.test(location.hostname)) timer = window.setTimeout(tellPage, DELAY_MS, analytics);
}

/** Sends the page view and the events that the page itself shows. */
async function tellPage(analytics: Analytics): Promise<void> {
	if (!send) {
		send = createSender(analytics);
		here = readReferrer(document.referrer, location.origin);
		addEventListener('click', clicked, true);
		addEventListener('submit', submitted);
	}
	const shown = readShown();
	if (!isCounted(shown)) return;
	referrer = here;
	here = readPageFacts(shown).url;
	for (const event of [{}, ...listEvents(shown)]) await tell(event, shown);
}

const readShown = (): ShownAddress => ({
	address: location.href,
	canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? null,
	title: document.title,
});

async function tell(event: Event, shown = readShown()): Promise<void> {
	if (isOff() || !isCounted(shown)) return;
	await send?.({ ...readPageFacts(shown), referrer, ...tag(), ...event });
}

/** Events that follow from the page: a search, a comparison, a submitted form. Each is sent once. */
function listEvents(shown: ShownAddress): Event[] {
	const events: Event[] = [];
	const [filters, homes] = [readFilters(shown), countCompared(shown)];
	if (filters && changed('search', JSON.stringify(filters))) events.push({ name: 'search', data: filters });
	if (homes && changed('compare', location.search)) events.push({ name: 'compare', data: { homes } });
	const sent = document.querySelector<HTMLElement>('[data-sent]')?.dataset['sent'];
	if (sent && !wasReported(location.pathname)) events.push({ name: sent });
	return events;
}

function changed(what: keyof typeof last, now: string): boolean {
	const before = last[what];
	last[what] = now;
	return before !== now;
}

function clicked({ target }: MouseEvent): void {
	const href = target instanceof Element ? (target.closest('a')?.href ?? '') : '';
	if (href.startsWith('tel:')) void tell({ name: 'call' });
	else if (href.startsWith('https://wa.me/')) void tell({ name: 'whatsapp' });
}

/** Sent after the heart has changed. */
function submitted({ target, submitter }: SubmitEvent): void {
	if (!(target instanceof HTMLFormElement) || target.id !== HEARTS || !(submitter instanceof HTMLButtonElement)) return;
	const { value: home } = submitter;
	setTimeout(() => tell({ name: 'favorite', data: { home, saved: submitter.ariaPressed === 'true' } }));
}
