import { dragCards } from './drag-cards.ts';
import { fileCard } from './file-card.ts';
import type { PhotoWords } from './photos-data.ts';

const BYTES_MOST = 10_000_000;
const AT_ONCE = 2;

type Job = () => Promise<void>;

/** Photos go up one by one while the form is being filled in; the form itself carries only their ids. */
export function livePhotos(section: HTMLElement, onChange: () => void) {
	const waiting: Job[] = [];
	const running = new Set<Promise<void>>();

	const part = <E extends HTMLElement>(name: string) => section.querySelector<E>(`[data-${name}]`);
	const cards = () => [...section.querySelectorAll<HTMLElement>('[data-photo-list] > [data-photo-card]')];

	function start(job: Job): void {
		waiting.push(job);
		next();
	}

	function next(): void {
		while (running.size < AT_ONCE && waiting.length) {
			const run = (waiting.shift() as Job)().finally(() => {
				running.delete(run);
				next();
			});
			running.add(run);
		}
	}

	function changed(): void {
		const all = cards();
		const area = part('photo-area');
		if (area) area.hidden = all.length === 0;
		const status = part('photo-status');
		const done = all.filter(({ dataset }) => dataset['state'] === 'done').length;
		const words = wordsIn();
		if (status && words)
			status.textContent = all.length ? words.status.replace('{done}', String(done)).replace('{all}', String(all.length)) : '';
		onChange();
	}

	const wordsIn = (): PhotoWords | null => JSON.parse(part('photos')?.dataset['photos'] ?? 'null');

	function take(files: Iterable<File>): void {
		const [list, model, words] = [part('photo-list'), part('photo-model')?.firstElementChild, wordsIn()];
		if (!list || !model || !words) return;
		for (const file of files) {
			const taken = cards().filter(({ dataset }) => dataset['state'] !== 'failed').length;
			const card = fileCard(model as HTMLElement, file, words, changed);
			list.append(card.element);
			if (taken >= words.most) card.refuse('many');
			else if (file.size > BYTES_MOST) card.refuse('large');
			else start(card.upload);
			card.onRetry(() => start(card.upload));
		}
		changed();
	}

	function takeFrom(input: HTMLInputElement): void {
		take([...(input.files ?? [])]);
		input.value = '';
	}

	section.addEventListener('change', ({ target }) => {
		const input = target as HTMLInputElement;
		if (input.type === 'file') takeFrom(input);
	});
	section.addEventListener('click', (event) => {
		const button = (event.target as Element).closest<HTMLButtonElement>('[data-photo-card] button[name=go]');
		const card = button?.closest<HTMLElement>('[data-photo-card]');
		if (!button || !card) return;
		event.preventDefault();
		move(card, button);
		changed();
	});
	dropFiles(section, take);
	dragCards(section, changed);
	for (const input of section.querySelectorAll<HTMLInputElement>('input[type=file]')) if (input.files?.length) takeFrom(input);

	return {
		/** Everything chosen is with us or refused; false where something was refused just now, which is to be seen before the step is left. */
		async settled(): Promise<boolean> {
			const refused = () => cards().filter(({ dataset }) => dataset['state'] === 'failed').length;
			const before = refused();
			while (running.size) await Promise.all(running);
			return refused() <= before;
		},
	};
}

function move(card: HTMLElement, button: HTMLButtonElement): void {
	const [change] = button.value.split('-');
	if (change === 'earlier') card.previousElementSibling?.before(card);
	if (change === 'later') card.nextElementSibling?.after(card);
	if (change === 'remove') remove(card);
	else button.focus();
}

/** The focus goes to the next photo, or to where photos are chosen. */
function remove(card: HTMLElement): void {
	const next = card.nextElementSibling ?? card.previousElementSibling;
	const form = card.closest('form');
	card.dispatchEvent(new Event('removed'));
	card.remove();
	const target = next?.querySelector<HTMLElement>('button[value^=remove]') ?? form?.querySelector<HTMLElement>('input[type=file]');
	target?.focus();
}

function dropFiles(section: HTMLElement, take: (files: Iterable<File>) => void): void {
	const zoneAt = (event: DragEvent) =>
		event.dataTransfer?.types.includes('Files') ? section.querySelector<HTMLElement>('[data-drop]') : null;
	section.addEventListener('dragover', (event) => {
		const zone = zoneAt(event);
		if (!zone) return;
		event.preventDefault();
		zone.dataset['over'] = '';
	});
	section.addEventListener('dragleave', (event) => {
		if (!section.contains(event.relatedTarget as Node | null)) delete zoneAt(event)?.dataset['over'];
	});
	section.addEventListener('drop', (event) => {
		const zone = zoneAt(event);
		if (!zone) return;
		event.preventDefault();
		delete zone.dataset['over'];
		take([...(event.dataTransfer?.files ?? [])]);
	});
}
