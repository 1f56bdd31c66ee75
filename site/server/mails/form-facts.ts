import type { PageRequest } from '#app/page-loader.ts';
import { findEnquirySubject } from '#app/parts/contact/about.ts';
import { formatChannel } from '#app/parts/enquiry/enquiry-form-data.ts';
import { times } from '#app/parts/enquiry/schema.ts';
import { formatCairoSlot } from '#app/parts/enquiry/viewing-data.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { type PropertyType, propertyTypes } from '#domain/vocabulary.ts';
import type { SentForm } from '#outbox/mail-kinds.ts';
import { describeHome, type MailContext } from './home.ts';
import { type Block, clipLine, type Fact } from './letter.ts';

/** The subject of a form: a home with picture, price and link, or a name. */
export function describeAbout(context: MailContext, sent: SentForm): { name: string | null; blocks: Block[] } {
	const { read, locale, origin } = context;
	if (sent.kind === 'application') return { name: read.get('career', sent.career)?.translations[locale].name ?? null, blocks: [] };
	if (sent.kind === 'listing') return { name: null, blocks: [{ kind: 'facts', facts: listOffered(context, sent) }] };
	const { about } = sent;
	const property = about?.kind === 'property' ? read.get('property', about.id) : null;
	if (property) {
		const home = describeHome(context, property);
		return { name: `${property.reference}: ${home.name}`, blocks: [{ kind: 'home', home }] };
	}
	const asked = findEnquirySubject({ read, locale } as PageRequest, about);
	if (!asked) return { name: null, blocks: [] };
	const links = asked.to ? [{ text: asked.name, address: encodeURI(origin + asked.to) }] : [];
	return { name: asked.name, blocks: links.length ? [{ kind: 'buttons', buttons: links }] : [] };
}

function listOffered(
	context: MailContext,
	{ type, area, address, compound, builtUpArea, landArea, bedrooms, price, purpose }: Extract<SentForm, { kind: 'listing' }>,
) {
	const { read, locale, t } = context;
	const { number, money, moneyText } = createFormats(context);
	const place = area === null ? null : read.get('area', area)?.translations[locale].name;
	const facts: [string, string | 0 | null][] = [
		[
			t('mails.form.offered'),
			`${t(isType(type) ? `type.${type}` : 'mails.form.property')} · ${t(purpose === 'rent' ? 'property.forRent' : 'property.forSale')}`,
		],
		[t('property.area'), [place, compound, address].filter(Boolean).join(' · ')],
		[t(landArea ? 'property.builtUp' : 'find.label.size'), builtUpArea && t('property.squareMetres', { area: number(builtUpArea) })],
		[t('property.bedrooms'), bedrooms && number(bedrooms)],
		[t('property.price'), price && moneyText(money(price, 'EGP'))],
	];
	return facts.flatMap(([label, text]): Fact[] => (text ? [{ label, text: clipLine(text) }] : []));
}

/** How they want to be answered, or to see the home. */
export function listChannel({ t }: MailContext, sent: SentForm): Fact[] {
	if (!('channel' in sent)) return [];
	const isViewing = sent.kind === 'enquiry' && sent.intent === 'viewing';
	return [{ label: t(isViewing ? 'mails.form.viewing' : 'mails.form.channel'), text: formatChannel({ t }, sent.channel, isViewing) }];
}

/** When it suits them, worded as on pages. Dates and times are Cairo's, as chosen. */
export function formatTimes(context: MailContext, sent: SentForm): string {
	if (sent.kind !== 'enquiry') return '';
	const { t } = context;
	const formatOne = (time: string) => {
		const known = times.find((one) => one === time);
		if (known) return t(`enquiry.times.${known}`);
		return formatCairoSlot(context, time) ?? time;
	};
	return clipLine(sent.times.slice(0, 14).map(formatOne).join(' · '), 400);
}

const isType = (type: string): type is PropertyType => propertyTypes.some((known) => known === type);
