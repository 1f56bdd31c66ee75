import { localeOf, localePath } from '#app/i18n/locale-paths.ts';
import { clearProblems, controlOf, giveKey, problemsOf, show, validateField, type Words, wordsOf } from '#app/parts/forms/help-form.ts';
import { showCountry } from '#app/parts/forms/phone-country.ts';
import { type Draft, forgetDraft, keepDraft, readDraft, withEntered } from './draft.ts';
import { enteredIn, goOnTyping, sendPlainly, textsIn, typingIn } from './form-texts.ts';
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
	let words: Words | null = null;
	/** The draft, until the form shows it. */
	let unrestored = 'begun' in section.dataset ? null : readDraft();
	let isBusy = false;
	let isSent = false;

	const formIn = (root: ParentNode = section) => root.querySelector<HTMLFormElement>('form[data-form]');
	const photos = livePhotos(section, save);

	function begin(): void {
		const form = formIn();
		if (!form) return;
		giveKey(form);
		showCountry(form);
	}

	function save(): void {
		const form = formIn();
		if (!form || isSent) return;
		const texts = unrestored ? withEntered(unrestored, enteredIn(form)) : textsIn(form);
		keepDraft(texts.filter(([name, value]) => value !== '' && !notKept.has(name)));
	}

	/** What is asked at this step is right, or is said beside its field. */
	function isRight(form: HTMLFormElement): boolean {
		const typed = Object.groupBy(textsIn(form), ([name]) => name);
		const said = Object.fromEntries(Object.entries(typed).map(([name, pairs]) => [name, (pairs ?? []).map(([, value]) => value)]));
		const step = readStep(said);
		const problems = problemsAt(step, said, problemsOf(form, listingSchema));
		if (!words) return true;
		for (const field of askedAt(step, said)) show(form, field, problems[field], words);
		const [first] = Object.keys(problems);
		if (first) controlOf(form, first)?.focus();
		return !first;
	}

	async function whileBusy(button: HTMLElement | null, work: () => Promise<void>): Promise<void> {
		if (isBusy || isSent) return;
		isBusy = true;
		section.setAttribute('aria-busy', 'true');
		button?.setAttribute('aria-disabled', 'true');
		try {
			await work();
		} finally {
			isBusy = false;
			section.removeAttribute('aria-busy');
			button?.removeAttribute('aria-disabled');
			save();
		}
	}

	async function send(form: HTMLFormElement, entries: Draft): Promise<void> {
		try {
			const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(entries) });
			if (answer.redirected) return leave(answer.url);
			const drawn = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('[data-list-form]');
			if (!drawn) throw new Error('no form came back');
			// A check by another site wakes only in a page of its own.
			if (drawn.querySelector('.cf-turnstile')) return sendPlainly(form, entries);
			put(form, drawn);
		} catch {
			complain(form, section.dataset['offline'] ?? '');
		}
	}

	function put(form: HTMLFormElement, drawn: Element): void {
		const typing = unrestored && typingIn(form);
		unrestored = null;
		section.replaceChildren(...drawn.childNodes);
		begin();
		const next = formIn();
		const isGoingOn = typing && next && goOnTyping(next, typing);
		if (!isGoingOn) take();
	}

	/** What is entered meanwhile is kept. Where the line breaks, the next press of a button tries again. */
	async function restore(form: HTMLFormElement, draft: Draft): Promise<void> {
		const fresh = textsIn(form).filter(([name]) => name === 'seen' || name === 'page');
		await send(form, [...fresh, ...withEntered(draft, enteredIn(form)), ['go', 'restore']]);
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
		const draft = unrestored;
		if (draft) return whileBusy(button, () => restore(form, draft));
		const isForward = button?.value === 'next' || button?.value === 'send';
		if (isForward && !isRight(form)) return;
		await whileBusy(button, async () => {
			if (await photos.settled()) await send(form, textsIn(form, button));
		});
	});
	section.addEventListener('input', () => {
		const form = formIn();
		if (form && words) clearProblems(form, listingSchema, words);
		save();
	});
	section.addEventListener('change', ({ target }) => {
		const form = formIn();
		if (form && words && (target as HTMLInputElement).type !== 'file')
			validateField(form, target as HTMLInputElement, listingSchema, words);
		save();
	});
	section.addEventListener('click', ({ target }) => {
		if (!(target as Element).closest('[data-anew]')) return;
		forgetDraft();
		location.replace(location.pathname);
	});

	begin();
	const form = formIn();
	const draft = unrestored;
	if (form && draft) void whileBusy(null, () => restore(form, draft));
	words = await wordsOf(localePath('/forms/problems.json', localeOf(location.pathname))).catch(() => null);

	function leave(address: string): void {
		isSent = /\/received\//.test(new URL(address).pathname);
		if (isSent) forgetDraft();
		location.assign(address);
	}
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
