import { optional } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { Photo } from '#content/reader.ts';
import type { EnquirySubject } from '../contact/about.ts';
import { buildContact, type ContactData } from '../contact/contact-data.ts';
import { compoundCards, propertyCards } from '../listings/card-data.ts';
import { createFormats } from '../listings/formats.ts';
import { launchCards } from '../records/launch-cards.ts';

/** The subject and agent, shown beside a form that is away from the subject's page. */
export type AskedSubject = {
	name: string;
	to: string | null;
	reference: string | null;
	place: string | null;
	photo: Photo | null;
	/** One string, because the sheet is outside the router, whose context formats money. */
	price: string | null;
	contact: Pick<ContactData, 'name' | 'to' | 'photo' | 'line' | 'reply' | 'phone' | 'note'>;
};

export function askedSubject(request: PageRequest, asked: EnquirySubject): AskedSubject {
	const { name, to, reference, about } = asked;
	const url = request.site.origin + (to ?? '');
	const shown = optional(request, 'asked about', () => readShown(request, asked)) ?? { photo: null, place: null, price: null };
	return { name, to, reference, ...shown, contact: buildContact(request, asked.agent, { about, name, reference, url }) };
}

function readShown(request: PageRequest, { about: { kind, id } }: EnquirySubject): Pick<AskedSubject, 'photo' | 'place' | 'price'> | null {
	const { read } = request;
	const { moneyText } = createFormats(request);
	if (kind === 'property') {
		const [card] = propertyCards(request, read.many('property', [id]));
		return card ? { photo: card.photo, place: card.place, price: [moneyText(card.price), card.period].filter(Boolean).join(' ') } : null;
	}
	if (kind === 'project') {
		const [card] = compoundCards(request, read.many('project', [id]));
		return card ? { photo: card.photo, place: card.place, price: card.from && `${card.from.label} ${moneyText(card.from.money)}` } : null;
	}
	if (kind === 'launch') {
		const [card] = launchCards(request, read.many('launch', [id]));
		return card ? { photo: card.photo, place: card.place, price: null } : null;
	}
	return null;
}
