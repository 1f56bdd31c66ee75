import type { PhotoWords } from './photos-data.ts';
import { uploadPhoto } from './upload-photo.ts';

/** Problems that may be gone at the next try. */
const passing = new Set(['busy', 'offline', 'often']);

export type FileCard = ReturnType<typeof fileCard>;

/** A chosen picture on its way to us: what it shows, how far it is, and what went wrong. */
export function fileCard(model: HTMLElement, file: File, words: PhotoWords, onChange: () => void) {
	const element = model.cloneNode(true) as HTMLElement;
	const part = <E extends HTMLElement>(selector: string) => element.querySelector<E>(selector);
	const [image, input, bar, text] = [
		part<HTMLImageElement>('img'),
		part<HTMLInputElement>('input'),
		part<HTMLProgressElement>('progress'),
		part('[data-photo-text]'),
	];
	const gone = new AbortController();
	const local = URL.createObjectURL(file);
	const retry = part<HTMLButtonElement>('[data-retry]');
	const name = part('[data-photo-name]');
	if (name) name.textContent = file.name;
	if (image) {
		image.loading = 'eager';
		image.alt = file.name;
		image.addEventListener('error', () => image.setAttribute('hidden', ''));
		image.addEventListener('load', () => image.removeAttribute('hidden'));
		image.src = local;
	}
	for (const button of element.querySelectorAll<HTMLButtonElement>('button[name=go]')) {
		button.ariaLabel = button.title = `${button.title}${file.name}`;
	}
	wait();
	element.addEventListener('removed', () => {
		gone.abort();
		URL.revokeObjectURL(local);
	});

	function say(state: 'waiting' | 'sending' | 'done' | 'failed', sentence: string): void {
		element.dataset['state'] = state;
		if (text) text.textContent = sentence;
	}

	function wait(): void {
		if (retry) retry.hidden = true;
		say('waiting', words.waiting);
	}

	function refuse(problem: string): void {
		if (input) input.disabled = true;
		if (retry) retry.hidden = !passing.has(problem);
		say('failed', words.problems[problem] ?? words.problems['busy'] ?? '');
	}

	/** What the server made of it is what is shown from here on: a browser may not know the kind. */
	function arrive(id: string): void {
		if (input) Object.assign(input, { value: id, disabled: false });
		for (const button of element.querySelectorAll<HTMLButtonElement>('button[name=go]'))
			button.value = `${button.value.split('-')[0]}-${id}`;
		if (image) image.src = `/_uploads/${id}.jpg`;
		URL.revokeObjectURL(local);
		say('done', '');
	}

	return {
		element,
		size: file.size,
		wait,
		refuse,
		async upload(): Promise<void> {
			if (gone.signal.aborted) return;
			say('sending', words.sending);
			const answer = await uploadPhoto(
				file,
				(percent) => {
					if (bar) bar.value = percent;
					if (percent === 100) say('sending', words.checking);
				},
				gone.signal,
			);
			if (gone.signal.aborted) return;
			if ('id' in answer) arrive(answer.id);
			else refuse(answer.problem);
			onChange();
		},
		onRetry: (again: () => void) => retry?.addEventListener('click', again),
	};
}
