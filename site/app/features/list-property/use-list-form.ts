import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { type Entry, enteredIn, textsIn } from '#app/parts/forms/entered.ts';
import { type Draft, forgetDraft, keepDraft, readDraft, withEntered } from './draft.ts';
import { focusStep, restoreFocus } from './focus-step.ts';
import { joinEntered } from './join-entered.ts';
import type { ListFormData } from './list-form-data.ts';
import { createPhotoStore } from './photo-store.ts';
import { sendPlainly, sendStep } from './send-step.ts';

/** Not stored in the draft: one-time values and those that are not ours to store. */
const notKept = new Set(['seen', 'page', 'go', 'photo', 'company_site', 'cf-turnstile-response']);

/** Moves between steps without page loads, and keeps a draft in the browser. */
export function useListForm(first: ListFormData) {
	const section = useRef<HTMLElement>(null);
	const [{ data, drawing }, setDrawn] = useState({ data: first, drawing: 0 });
	const [isLive, setLive] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const [isOffline, setOffline] = useState(false);
	/** The draft, until the form shows it. */
	const unrestored = useRef<Draft | null>(null);
	const hold = useRef({ isBusy: false, isSent: false }).current;
	const photos = useMemo(() => {
		const { step } = data;
		return step.step === 'photos' ? createPhotoStore(step.photos.photos, step.photos.labels.most) : createPhotoStore([], 0);
	}, [data]);
	const shownPhotos = useSyncExternalStore(photos.subscribe, photos.photos, photos.photos);

	const currentForm = () => section.current?.querySelector('form') ?? null;

	function save(): void {
		const form = currentForm();
		if (!form || hold.isSent) return;
		const texts = unrestored.current ? withEntered(unrestored.current, enteredIn(form)) : textsIn(form);
		keepDraft(texts.filter(([name, value]) => value !== '' && !notKept.has(name)));
	}

	async function whileBusy(work: () => Promise<void>): Promise<void> {
		if (hold.isBusy || hold.isSent) return;
		hold.isBusy = true;
		setBusy(true);
		try {
			await work();
		} finally {
			hold.isBusy = false;
			setBusy(false);
			save();
		}
	}

	async function send(form: HTMLFormElement, entries: Entry[]): Promise<void> {
		const answer = await sendStep(entries);
		setOffline(!answer);
		if (!answer) return;
		if ('to' in answer) return leave(answer.to);
		// The challenge only works on a freshly loaded page.
		if (answer.form.frame.challenge) return sendPlainly(form, entries);
		draw(form, answer.form);
	}

	function draw(form: HTMLFormElement, next: ListFormData): void {
		const entered = unrestored.current ? enteredIn(form) : [];
		const at = unrestored.current ? (form.querySelector<HTMLInputElement>('[name]:focus')?.name ?? '') : '';
		unrestored.current = null;
		flushSync(() => setDrawn((drawn) => ({ data: joinEntered(next, entered), drawing: drawn.drawing + 1 })));
		if (section.current && !restoreFocus(section.current, at)) focusStep(section.current);
	}

	/** Keeps what is entered while the draft is being restored. When the request fails, the next button press tries again. */
	async function restore(form: HTMLFormElement, draft: Draft): Promise<void> {
		const fresh = textsIn(form).filter(([name]) => name === 'seen' || name === 'page');
		await send(form, [...fresh, ...withEntered(draft, enteredIn(form)), ['go', 'restore']]);
	}

	function onSend(form: HTMLFormElement, button: HTMLElement | null): void {
		const draft = unrestored.current;
		void whileBusy(async () => {
			if (draft) return restore(form, draft);
			const refused = await photos.settle();
			if (refused) document.getElementById(`photo-${refused.key}`)?.scrollIntoView({ block: 'center' });
			else await send(form, textsIn(form, button));
		});
	}

	function leave(address: string): void {
		hold.isSent = /\/received\//.test(address);
		if (hold.isSent) forgetDraft();
		location.assign(address);
	}

	function beginAnew(): void {
		hold.isSent = true;
		forgetDraft();
		location.replace(location.pathname);
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form wakes
	useEffect(() => {
		setLive(true);
		unrestored.current = first.isBegun ? null : readDraft();
		const [form, draft] = [currentForm(), unrestored.current];
		if (form && draft) void whileBusy(() => restore(form, draft));
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever the photos are others
	useEffect(() => {
		if (photos.hasChanged()) save();
	}, [shownPhotos]);
	useEffect(() => {
		if (isOffline) section.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' });
	}, [isOffline]);

	return {
		data,
		drawing,
		section,
		photos,
		isLive,
		isBusy,
		isOffline,
		save,
		onSend,
		isUnrestored: () => unrestored.current !== null,
		beginAnew,
	};
}
