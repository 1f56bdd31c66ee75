import { dragCards } from './drag-cards.ts';
import { dropFiles } from './drop-files.ts';
import { type FileCard, fileCard } from './file-card.ts';
import type { PhotoWords } from './photos-data.ts';

const BYTES_MOST = 10_000_000;
const AT_ONCE = 2;

type Job = () => Promise<void>;

/** Photos go up one by one while the form is being filled in; the form itself carries only their ids. */
export function livePhotos(section: HTMLElement, onChange: () => void) {
	const waiting: Job[] = [];
	const running = new Set<Promise<void>>();
	const tooMany: FileCard[] = [];
	let isAwaited = false;

	const part = <E extends HTMLElement>(name: string) => section.querySelector<E>(`[data-${name}]`);
	const cards = () => [...section.querySelectorAll<HTMLElement>('[data-photo-list] > [data-photo-card]')];

	const wordsIn = (): PhotoWords | null => JSON.parse(part('photos')?.dataset['photos'] ?? 'null');
	const failed = () => cards().filter(({ dataset }) => dataset['state'] === 'failed');

	function hasRoomFor({ element }: FileCard): boolean {
		const taken = cards().filter((card) => card !== element && card.dataset['state'] !== 'failed');
		return taken.length < (wordsIn()?.most ?? 0);
	}

	function send(card: FileCard): void {
		if (!hasRoomFor(card)) {
			card.refuse('many');
			tooMany.push(card);
		} else if (card.size > BYTES_MOST) card.refuse('large');
		else {
			card.wait();
			waiting.push(card.upload);
			next();
		}
	}

	/** What was too many goes up as soon as another one leaves. */
	function sendLeft(): void {
		for (const card of tooMany.splice(0)) if (card.element.isConnected) send(card);
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
		sendLeft();
		const all = cards();
		const area = part('photo-area');
		if (area) area.hidden = all.length === 0;
		tell(all);
		onChange();
	}

	function tell(all: HTMLElement[]): void {
		const [line, words] = [part('photo-status'), wordsIn()];
		if (!line || !words) return;
		const done = all.filter(({ dataset }) => dataset['state'] === 'done').length;
		const count = all.length ? words.status.replace('{done}', String(done)).replace('{all}', String(all.length)) : '';
		line.toggleAttribute('data-awaited', isAwaited);
		line.textContent = isAwaited ? `${words.moment} ${count}` : count;
	}

	function take(files: Iterable<File>): void {
		const [list, model, words] = [part('photo-list'), part('photo-model')?.firstElementChild, wordsIn()];
		if (!list || !model || !words) return;
		for (const file of files) {
			const card = fileCard(model as HTMLElement, file, words, changed);
			list.append(card.element);
			card.onRetry(() => send(card));
			send(card);
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
			if (!running.size) return true;
			const known = new Map(failed().map((card) => [card, card.textContent]));
			isAwaited = true;
			tell(cards());
			while (running.size) await Promise.all(running);
			isAwaited = false;
			tell(cards());
			const refused = failed().find((card) => known.get(card) !== card.textContent);
			refused?.scrollIntoView({ block: 'center' });
			return !refused;
		},
	};
}

function move(card: HTMLElement, button: HTMLButtonElement): void {
	const [change] = button.value.split('-');
	if (change === 'earlier') card.previousElementSibling?.before(card);
	if (change === 'later') card.nextElementSibling?.after(card);
	if (change === 'remove') remove(card);
	else (isAtItsEnd(card, change) ? otherArrow(card, change) : button)?.focus();
}

/** Where an arrow leads no further it is not there. */
const isAtItsEnd = (card: HTMLElement, change = '') => !(change === 'earlier' ? card.previousElementSibling : card.nextElementSibling);

const otherArrow = (card: HTMLElement, change = '') =>
	card.querySelector<HTMLElement>(`button[value^=${change === 'earlier' ? 'later' : 'earlier'}]`);

/** The focus goes to the next photo, or to where photos are chosen. */
function remove(card: HTMLElement): void {
	const next = card.nextElementSibling ?? card.previousElementSibling;
	const form = card.closest('form');
	card.dispatchEvent(new Event('removed'));
	card.remove();
	const target = next?.querySelector<HTMLElement>('button[value^=remove]') ?? form?.querySelector<HTMLElement>('input[type=file]');
	target?.focus();
}
