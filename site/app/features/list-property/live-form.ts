import { localeOf, localePath } from '../../i18n/locales.ts';
import { controlOf, forgive, giveKey, judge, problemsOf, show, type Words, wordsOf } from '../forms/help-form.ts';
import { showCountry } from '../forms/phone-country.ts';
import { type Draft, forgetDraft, keepDraft, readDraft } from './draft.ts';
import { livePhotos } from './live-photos.ts';
import { listingSchema } from './schema.ts';
import { askedAt, problemsAt, readStep } from './steps.ts';

/** Of no use a second time, or not ours to remember. */
const notKept = new Set(['seen', 'page', 'go', 'photo', 'company_site', 'cf-turnstile-response']);

/**
 * The same form, without a new page at every step: what the server would draw is fetched and put in its place.
 * What is typed is kept in the browser until it is sent.
 */
export async function liveForm(section: HTMLElement): Promise<void> {
	if ('live' in section.dataset) return;
	section.dataset['live'] = '';
	const photos = livePhotos(section, save);
	let words: Words | null = null;
	let isSending = false;
	let isTyped = false;
	let isSent = false;

	const formIn = (root: ParentNode = section) => root.querySelector<HTMLFormElement>('form[data-form]');

	function begin(): void {
		const form = formIn();
		if (!form) return;
		giveKey(form);
		showCountry(form);
	}

	function save(): void {
		const form = formIn();
		if (!form || isSent) return;
		isTyped = true;
		keepDraft(textsOf(new FormData(form)).filter(([name, value]) => value !== '' && !notKept.has(name)));
	}

	/** What is asked at this step is right, or is said beside its field. */
	function isRight(form: HTMLFormElement): boolean {
		const typed = Object.groupBy(textsOf(new FormData(form)), ([name]) => name);
		const said = Object.fromEntries(Object.entries(typed).map(([name, pairs]) => [name, (pairs ?? []).map(([, value]) => value)]));
		const step = readStep(said);
		const problems = problemsAt(step, said, problemsOf(form, listingSchema));
		if (!words) return true;
		for (const field of askedAt(step, said)) show(form, field, problems[field], words);
		const [first] = Object.keys(problems);
		if (first) controlOf(form, first)?.focus();
		return !first;
	}

	async function send(form: HTMLFormElement, entries: Draft, button?: HTMLElement | null): Promise<void> {
		if (isSending || isSent) return;
		isSending = true;
		section.setAttribute('aria-busy', 'true');
		button?.setAttribute('aria-disabled', 'true');
		try {
			const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(entries) });
			if (answer.redirected) return leave(answer.url);
			const drawn = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('[data-list-form]');
			if (!drawn) throw new Error('no form came back');
			// A check by another site wakes only in a page of its own.
			if (drawn.querySelector('.cf-turnstile')) return sendPlainly(form, entries);
			section.replaceChildren(...drawn.childNodes);
			begin();
			take();
		} catch {
			complain(form, section.dataset['offline'] ?? '');
		} finally {
			isSending = false;
			section.removeAttribute('aria-busy');
			button?.removeAttribute('aria-disabled');
		}
	}

	/** Where the visitor is taken: to what is wrong, or to where the step begins. */
	function take(): void {
		const wrong = section.querySelector<HTMLElement>('[aria-invalid]');
		const target =
			(wrong?.matches('fieldset') ? wrong.querySelector('input') : wrong) ?? section.querySelector<HTMLElement>('[data-step-heading]');
		target?.focus({ preventScroll: true });
		(wrong ?? section).scrollIntoView({ block: wrong ? 'center' : 'start' });
	}

	section.addEventListener('submit', async (event) => {
		const form = event.target as HTMLFormElement;
		const button = event.submitter as HTMLButtonElement | null;
		if (form !== formIn()) return;
		event.preventDefault();
		const isForward = button?.value === 'next' || button?.value === 'send';
		if (isForward && !isRight(form)) return;
		if (!(await photos.settled())) return;
		const entries = textsOf(new FormData(form, button)).filter(([name]) => name !== 'photo');
		await send(form, entries, button);
		save();
	});
	section.addEventListener('input', ({ target }) => {
		const form = formIn();
		if (form && words) forgive(form, target as HTMLInputElement, listingSchema, words);
		save();
	});
	section.addEventListener('change', ({ target }) => {
		const form = formIn();
		if (form && words && (target as HTMLInputElement).type !== 'file') judge(form, target as HTMLInputElement, listingSchema, words);
		save();
	});
	section.addEventListener('click', ({ target }) => {
		if (!(target as Element).closest('[data-anew]')) return;
		forgetDraft();
		location.reload();
	});

	begin();
	const draft = readDraft();
	const form = formIn();
	words = await wordsOf(localePath('/forms/problems.json', localeOf(location.pathname))).catch(() => null);
	if (draft && form && !isTyped && !('restored' in section.dataset)) {
		section.dataset['restored'] = '';
		const fresh = textsOf(new FormData(form)).filter(([name]) => name === 'seen' || name === 'page');
		await send(form, [...fresh, ...draft, ['go', 'restore']]);
	}

	function leave(address: string): void {
		isSent = /\/received\//.test(new URL(address).pathname);
		if (isSent) forgetDraft();
		location.assign(address);
	}
}

const textsOf = (data: FormData): Draft => [...data].flatMap(([name, value]): Draft => (typeof value === 'string' ? [[name, value]] : []));

function sendPlainly(form: HTMLFormElement, entries: Draft): void {
	const go = entries.findLast(([name]) => name === 'go')?.[1] ?? '';
	form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'go', value: go }));
	form.submit();
}

function complain(form: HTMLFormElement, text: string): void {
	form.querySelector('[data-complaint]')?.remove();
	const line = Object.assign(document.createElement('p'), {
		textContent: text,
		className: 'mb-5 rounded-md bg-error-50 px-4 py-3 font-med text-error-700',
	});
	line.dataset['complaint'] = '';
	line.setAttribute('role', 'alert');
	form.prepend(line);
	line.scrollIntoView({ block: 'center' });
}
