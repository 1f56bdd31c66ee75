import { localePath } from '#app/i18n/locale-paths.ts';
import { optional } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { OptionData } from '#app/parts/forms/form-data.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { nameTypes } from '#app/parts/listings/market.ts';
import { searchAddress } from '#app/parts/search/search-address.ts';
import type { RecordLink } from '#app/record-link.ts';
import { cairoToday } from '#domain/cairo.ts';
import { valueHome } from '#domain/money/valuation.ts';
import { finishings, purposes } from '#domain/vocabulary.ts';
import { findSample } from './find-sample.ts';
import { compoundAnswers, readTyped, readValuedHome, type ValuedField, type ValuedHome, valuedTypes } from './read-valued-home.ts';

type FieldData = { name: string; label: string; value: string; error: string | null };
type SelectData = FieldData & { none: string | null; groups: { label: string | null; options: OptionData[] }[] };

export type Answer = {
	title: string;
	/** Null where too few homes are listed. */
	range: { middle: string; span: string; wide: string | null } | null;
	text: string;
	basis: RecordLink | null;
	note: string;
	list: RecordLink;
};

export type ValuationData = {
	title: string;
	summary: string;
	action: string;
	purpose: SelectData;
	area: SelectData;
	type: SelectData;
	builtUp: FieldData & { unit: string };
	finishing: SelectData;
	compound: SelectData;
	send: string;
	answer: Answer | null;
};

/** Values a home by our own listings of the same market. */
export function valuationData(request: PageRequest): ValuationData {
	const { t, locale, url } = request;
	const typed = readTyped(url.searchParams);
	const asked = readValuedHome(request, typed);
	const field = (name: ValuedField, label: string): FieldData => ({
		name,
		label,
		value: typed[name]?.at(-1) ?? '',
		error:
			asked.kind === 'wrong' && asked.fields.includes(name) ? t(name === 'builtUp' ? 'valuation.wrongSize' : 'valuation.missing') : null,
	});
	const plain = (options: OptionData[]) => [{ label: null, options }];
	return {
		title: t('valuation.title'),
		summary: t('valuation.summary'),
		action: localePath('/valuation', locale),
		purpose: {
			...field('purpose', t('listProperty.purpose')),
			none: null,
			groups: plain(purposes.map((value) => ({ value, text: t(`listProperty.purposes.${value}`) }))),
		},
		area: { ...field('area', t('listProperty.area')), none: t('listProperty.areaNone'), groups: groupAreas(request) },
		type: {
			...field('type', t('listProperty.type')),
			none: t('listProperty.typeNone'),
			groups: plain(valuedTypes.map((value) => ({ value, text: t(`type.${value}`) }))),
		},
		builtUp: { ...field('builtUp', t('valuation.size')), unit: t('listProperty.squareMetre') },
		finishing: {
			...field('finishing', t('listProperty.finishing')),
			none: t('listProperty.notSaid'),
			groups: plain(finishings.map((value) => ({ value, text: t(`finishing.${value}`) }))),
		},
		compound: {
			...field('compound', t('valuation.compound')),
			none: t('listProperty.notSaid'),
			groups: plain(compoundAnswers.map((value) => ({ value, text: t(`valuation.compounds.${value}`) }))),
		},
		send: t('valuation.send'),
		answer: asked.kind === 'home' ? optional(request, 'answer', () => buildAnswer(request, asked.home)) : null,
	};
}

const groupAreas = ({ read, locale }: PageRequest) =>
	read.list('location').map(({ id, translations }) => ({
		label: translations[locale].name,
		options: read
			.list('area', { under: { field: 'location', id } })
			.map((area) => ({ value: String(area.id), text: area.translations[locale].name })),
	}));

function buildAnswer(request: PageRequest, home: ValuedHome): Answer {
	const { t, locale, read } = request;
	const { money, moneyText, squareMetres, date } = createFormats(request);
	const { purpose, area, type, builtUp, finishing } = home;
	const sample = findSample(request, home);
	/** Non-breaking space: keeps the currency beside its amount. */
	const text = (amount: number) => moneyText(money(amount, 'EGP')).replace(' ', '\u00a0');
	const compound = sample?.compound ?? null;
	const values = sample && valueHome(sample.prices, builtUp);
	const said = { purpose, area: String(area), type, builtUp: String(builtUp), ...(finishing && { finishing }) };
	const inPlace = read.get('area', area)?.translations[locale].name ?? '';
	const types = nameTypes(request, type);
	return {
		title: t('valuation.answer', { type: t(`type.${type}`), size: squareMetres(builtUp), place: sample?.place ?? inPlace }),
		range: values && {
			middle: t(purpose === 'rent' ? 'valuation.middleRent' : 'valuation.middle', { price: text(values.middle) }),
			span: t('valuation.span', { low: text(values.low), high: text(values.high) }),
			wide: values.isWide ? t(home.compound ? 'valuation.wide' : 'valuation.wideMixed') : null,
		},
		text: sample
			? [
					t(`valuation.basis.${purpose}`, {
						count: sample.prices.count,
						types: sample.finishing ? t('valuation.finished', { types, finishing: t(`finishing.${sample.finishing}`) }) : types,
						place: compound ? t(`valuation.place.${compound}`, { place: sample.place }) : sample.place,
					}),
					...(sample.isWider ? [t('valuation.wider', { area: inPlace, place: sample.place })] : []),
					...(home.compound && !compound ? [t(`valuation.widened.${home.compound}`, { types })] : []),
					...(sample.sizes ? [t('valuation.sizes', { sizes: squareMetres(sample.sizes.from, sample.sizes.to) })] : []),
					t('valuation.metre', { metre: text(sample.prices.median), date: date(cairoToday(), 'long') }),
				].join(' ')
			: t(`valuation.tooFew.${purpose}`, { types, place: inPlace }),
		basis: sample && {
			to: searchAddress(locale, { ...sample.filters, purpose, ...(purpose === 'sale' && { market: 'resale', remaining: false }) }),
			text: t('valuation.seeBasis'),
		},
		note: t(purpose === 'rent' ? 'valuation.noteRent' : 'valuation.note'),
		list: {
			to: `${localePath('/list-your-property', locale)}?${new URLSearchParams(said)}#list-property`,
			text: t(sample ? 'valuation.list' : 'valuation.listAnyway'),
		},
	};
}
