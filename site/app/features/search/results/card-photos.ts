import chevron from 'icon:pn/chev';
import { type PhotoFile, photoAddress, photoSrcSet } from '#app/ui/photo-address.ts';

export type CardPhoto = Pick<PhotoFile, 'id' | 'version' | 'width' | 'alt'>;

const laidOut = new WeakSet<Element>();

/**
 * Lays a strip of photographs over the picture of a card. Its slides are empty links to the same home until they come into view:
 * a photograph is loaded when it is asked for. What was drawn before stays as it is underneath.
 */
export function layOutPhotos(card: HTMLElement): void {
	const article = card.querySelector('article');
	const link = card.querySelector<HTMLAnchorElement>('h3 a');
	const first = card.querySelector<HTMLImageElement>('.card-photo');
	const count = Number(card.dataset['photos']);
	if (!article || !link || !first || count < 2 || laidOut.has(article)) return;
	laidOut.add(article);

	const strip = element('div', 'card-strip');
	strip.ariaHidden = 'true';
	// Browsers stop at what scrolls; the buttons beside it do the same.
	strip.tabIndex = -1;
	for (let index = 0; index < count; index++) {
		const slide = element('a', '');
		slide.href = link.href;
		slide.tabIndex = -1;
		strip.append(slide);
	}
	strip.firstElementChild?.append(first.cloneNode());

	const words = card.parentElement?.dataset ?? {};
	const back = step('card-back', words['previous'] ?? '');
	const forth = step('card-forth', words['next'] ?? '');
	const position = element('p', 'card-position');
	position.ariaLive = 'polite';
	const over = element('div', 'card-over');
	over.append(strip, position, back, forth);
	article.append(over);

	let photos: Promise<CardPhoto[]> | null = null;
	let seen = 0;
	let leadingTo: number | null = null;

	async function fill(index: number): Promise<void> {
		const slide = strip.children[index];
		if (!slide || slide.childElementCount > 0) return;
		photos ??= photosOf(card.dataset['listing'] ?? '');
		const found = await photos.catch(() => null);
		if (!found) photos = null;
		const photo = found?.[index];
		if (photo && slide.childElementCount === 0) slide.append(image(photo, first?.sizes ?? ''));
	}

	async function say(index: number): Promise<void> {
		seen = index;
		article?.toggleAttribute('data-moved', index > 0);
		back.ariaDisabled = String(index === 0);
		forth.ariaDisabled = String(index === count - 1);
		await fill(index);
		if (seen !== index) return;
		const alt = strip.children[index]?.querySelector('img')?.alt ?? '';
		const number = element('bdi', '');
		number.dir = 'ltr';
		number.textContent = `${index + 1} / ${count}`;
		const what = element('span', 'sr-only');
		what.textContent = ` ${alt}`;
		position.replaceChildren(number, what);
	}

	function move(by: number): void {
		const index = (leadingTo ?? seen) + by;
		if (index < 0 || index >= count) return;
		leadingTo = index;
		const direction = getComputedStyle(strip).direction === 'rtl' ? -1 : 1;
		strip.scrollTo({ left: direction * index * strip.clientWidth });
		void say(index);
	}

	strip.addEventListener('scroll', () => {
		const at = Math.abs(strip.scrollLeft) / strip.clientWidth;
		for (const index of [Math.floor(at), Math.ceil(at)]) void fill(index);
		const nearest = Math.round(at);
		if (leadingTo === null ? nearest !== seen : nearest === leadingTo) void say(nearest);
		if (nearest === leadingTo) leadingTo = null;
	});
	strip.addEventListener('pointerdown', () => {
		leadingTo = null;
	});
	back.addEventListener('click', () => move(-1));
	forth.addEventListener('click', () => move(1));
	back.ariaDisabled = 'true';
}

async function photosOf(listing: string): Promise<CardPhoto[]> {
	const language = document.documentElement.lang.startsWith('ar') ? '/ar' : '';
	const response = await fetch(`${language}/search/photos.json?of=${listing}`);
	if (!response.ok) throw new Error(`photographs of ${listing}: ${response.status}`);
	return response.json() as Promise<CardPhoto[]>;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string): HTMLElementTagNameMap[Name] {
	const made = document.createElement(name);
	made.className = className;
	return made;
}

function step(className: string, label: string): HTMLButtonElement {
	const button = element('button', `card-step ${className}`);
	button.type = 'button';
	button.ariaLabel = label;
	button.innerHTML = `<svg viewBox="0 0 ${chevron.width} ${chevron.height}" aria-hidden="true">${chevron.body}</svg>`;
	return button;
}

function image(photo: CardPhoto, sizes: string): HTMLImageElement {
	const made = element('img', 'card-photo');
	made.sizes = sizes;
	made.srcset = photoSrcSet(photo, 1024, 640);
	made.src = photoAddress(photo, 1024);
	made.alt = photo.alt;
	return made;
}
