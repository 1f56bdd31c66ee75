import type { PageRequest } from '#app/page-loader.ts';
import { askedAbout } from '#app/parts/contact/about.ts';
import { times } from '#app/parts/enquiry/schema.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { type PropertyType, propertyTypes } from '#domain/vocabulary.ts';
import type { SentForm } from '#outbox/mail-kinds.ts';
import { describeHome, type Speaker } from './home.ts';
import { type Block, clipLine, type Fact } from './letter.ts';

/** What a form is about: the home with picture, price and link, or the name of the compound, launch, offer, agent or job. */
export function describeAbout(speaker: Speaker, sent: SentForm): { name: string | null; blocks: Block[] } {
	const { read, locale, origin } = speaker;
	if (sent.kind === 'application') return { name: read.get('career', sent.career)?.translations[locale].name ?? null, blocks: [] };
	if (sent.kind === 'listing') return { name: null, blocks: [{ kind: 'facts', facts: listOffered(speaker, sent) }] };
	const { about } = sent;
	const property = about?.kind === 'property' ? read.get('property', about.id) : null;
	if (property) {
		const home = describeHome(speaker, property);
		return { name: `${property.reference}: ${home.name}`, blocks: [{ kind: 'home', home }] };
	}
	const asked = askedAbout({ read, locale } as PageRequest, about);
	if (!asked) return { name: null, blocks: [] };
	const links = asked.to ? [{ text: asked.name, address: encodeURI(origin + asked.to) }] : [];
	return { name: asked.name, blocks: links.length ? [{ kind: 'buttons', buttons: links }] : [] };
}

function listOffered(
	speaker: Speaker,
	{ type, area, address, compound, builtUpArea, bedrooms, price, purpose }: Extract<SentForm, { kind: 'listing' }>,
) {
	const { read, locale, t } = speaker;
	const { number, money, moneyText } = createFormats(speaker);
	const place = area === null ? null : read.get('area', area)?.translations[locale].name;
	const facts: [string, string | 0 | null][] = [
		[
			t('mails.form.offered'),
			`${t(isType(type) ? `type.${type}` : 'mails.form.property')} · ${t(purpose === 'rent' ? 'property.forRent' : 'property.forSale')}`,
		],
		[t('property.area'), [place, compound, address].filter(Boolean).join(' · ')],
		[t('property.builtUp'), builtUpArea && t('property.squareMetres', { area: number(builtUpArea) })],
		[t('property.bedrooms'), bedrooms && number(bedrooms)],
		[t('property.price'), price && moneyText(money(price, 'EGP'))],
	];
	return facts.flatMap(([label, text]): Fact[] => (text ? [{ label, text: clipLine(text) }] : []));
}

/** When it suits them. Days stay as they were picked, by the clock of Cairo. */
export function formatTimes({ t, ...speaker }: Speaker, sent: SentForm): string {
	if (sent.kind !== 'enquiry') return '';
	const { date } = createFormats({ t, ...speaker });
	const formatOne = (time: string) => {
		const known = times.find((one) => one === time);
		if (known) return t(`enquiry.times.${known}`);
		const [day = '', ...hours] = time.split(' ');
		return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? [date(day, 'long'), ...hours].join(' ') : time;
	};
	return clipLine(sent.times.slice(0, 14).map(formatOne).join(' · '), 400);
}

const isType = (type: string): type is PropertyType => propertyTypes.some((known) => known === type);
