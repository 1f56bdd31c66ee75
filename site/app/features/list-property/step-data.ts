import type { PageRequest } from '#app/page-loader.ts';
import { buildFields, type ChoiceData, type FieldData, type FieldOptions, type OptionData } from '#app/parts/forms/form-data.ts';
import { readSiteName } from '#app/site-name.ts';
import { locales } from '#domain/locales.ts';
import { finishings, frequencies, purposes, rentPeriods } from '#domain/vocabulary.ts';
import { channels, homeTypes, isBuilt, otherTypes } from './choices.ts';
import { type PhotosData, photosData } from './photos-data.ts';
import type { OfferedPropertyState } from './receive-offered-property.ts';
import { deliveriesFrom } from './schema.ts';
import { listDrawnFields, type Step } from './steps.ts';

export const FORM = 'list-property';

export const formatOfferedPropertyConsent = (request: Pick<PageRequest, 'read' | 'locale' | 't'>): string =>
	request.t('listProperty.consent', { site: readSiteName(request) });

export type GroupedChoiceData = FieldData & { none: string; groups: { label: string; options: OptionData[] }[] };
export type AmountData = FieldData & { unit: string };

/** `format`: how the page's language writes numbers. */
export type MoneyData = AmountData & { format: string; isSigned?: boolean };

export type RentStep = { step: 'price'; deal: 'rent'; price: MoneyData; period: ChoiceData };
/** One price, or the three amounts that add up to it. */
export type SaleStep = {
	step: 'price';
	deal: 'sale';
	takeover: FieldData;
	price: MoneyData;
	paid: MoneyData;
	over: MoneyData;
	owed: MoneyData;
	owedUntil: FieldData;
	instalment: MoneyData;
	frequency: ChoiceData;
	plan: FieldData;
	whole: { label: string; sum: string };
};

export type StepData =
	| { step: 'where'; area: GroupedChoiceData; compound: FieldData; address: FieldData }
	| { step: 'what'; purpose: ChoiceData; type: GroupedChoiceData; finishing: ChoiceData; delivery: ChoiceData }
	| {
			step: 'details';
			builtUp: AmountData | null;
			land: AmountData | null;
			bedrooms: FieldData | null;
			bathrooms: FieldData | null;
			details: FieldData;
	  }
	| RentStep
	| SaleStep
	| { step: 'photos'; photos: PhotosData }
	| { step: 'contact'; name: FieldData; phone: FieldData; email: FieldData; channel: ChoiceData; consent: FieldData };

export function stepData(request: PageRequest, step: Step, state: OfferedPropertyState | null): StepData {
	const { t } = request;
	const typed = state?.typed ?? {};
	const said = (name: string) => typed[name]?.at(-1) ?? '';
	const made = buildFields(FORM, state);
	/** A field that was not sent yet shows its default, even when others were sent. */
	const field = (name: string, label: string, { prefill, ...more }: FieldOptions & { prefill?: string } = {}): FieldData => {
		const data = made(name, label, more);
		return typed[name] || !prefill ? data : { ...data, value: prefill, values: [prefill] };
	};
	const drawn = new Set<string>(listDrawnFields(step, typed));
	const where = <Data>(name: string, make: () => Data): Data | null => (drawn.has(name) ? make() : null);
	const metres = t('listProperty.squareMetre');
	const money = (name: string, label: string, hint?: string): MoneyData => ({
		...field(name, label, { hint }),
		unit: t('money.egp'),
		format: locales[request.locale].format,
	});
	const notSaid = { value: '', text: t('listProperty.notSaid') };

	switch (step) {
		case 'where':
			return {
				step,
				area: {
					...field('area', t('listProperty.area'), { hint: t('listProperty.areaHint') }),
					none: t('listProperty.areaNone'),
					groups: groupAreas(request),
				},
				compound: field('compound', t('listProperty.compound')),
				address: field('address', t('listProperty.address'), { hint: t('listProperty.addressHint') }),
			};
		case 'what':
			return {
				step,
				purpose: {
					...field('purpose', t('listProperty.purpose'), { prefill: 'sale' }),
					options: purposes.map((value) => ({ value, text: t(`listProperty.purposes.${value}`) })),
				},
				type: {
					...field('type', t('listProperty.type')),
					none: t('listProperty.typeNone'),
					groups: [
						{ label: t('listProperty.homes'), options: homeTypes.map((value) => ({ value, text: t(`type.${value}`) })) },
						{ label: t('listProperty.business'), options: otherTypes.map((value) => ({ value, text: t(`type.${value}`) })) },
					],
				},
				finishing: {
					...field('finishing', t('listProperty.finishing')),
					options: [notSaid, ...finishings.map((value) => ({ value, text: t(`finishing.${value}`) }))],
				},
				delivery: { ...field('delivery', t('listProperty.delivery')), options: [notSaid, ...deliveryOptions(request)] },
			};
		case 'details':
			return {
				step,
				builtUp: where('builtUp', () => ({
					...field('builtUp', t(drawn.has('land') ? 'listProperty.builtUp' : 'find.label.size'), { hint: t('listProperty.builtUpHint') }),
					unit: metres,
				})),
				land: where('land', () => ({
					...field('land', t(isBuilt(said('type')) ? 'listProperty.landOptional' : 'listProperty.land')),
					unit: metres,
				})),
				bedrooms: where('bedrooms', () => field('bedrooms', t('listProperty.bedrooms'))),
				bathrooms: where('bathrooms', () => field('bathrooms', t('listProperty.bathrooms'))),
				details: field('details', t(said('purpose') === 'rent' ? 'listProperty.detailsRent' : 'listProperty.details'), {
					hint: t('listProperty.detailsHint'),
				}),
			};
		case 'price':
			return said('purpose') === 'rent' ? rentStep() : saleStep();
		case 'photos':
			return { step, photos: photosData(request, state) };
		case 'contact':
			return {
				step,
				name: field('name', t('enquiry.name')),
				phone: field('phone', t('enquiry.phone'), { hint: t('enquiry.phoneHint'), optional: t('enquiry.optional') }),
				email: field('email', t('enquiry.email'), { optional: t('enquiry.optional') }),
				channel: {
					...field('channel', t('enquiry.channel'), { prefill: 'call' }),
					options: channels.map((value) => ({ value, text: t(`enquiry.channels.${value}`) })),
				},
				consent: field('consent', formatOfferedPropertyConsent(request)),
			};
	}

	function rentStep(): RentStep {
		return {
			step: 'price',
			deal: 'rent',
			price: money('price', t('listProperty.rent'), t('listProperty.priceHint')),
			period: {
				...field('period', t('listProperty.period'), { prefill: 'month' }),
				options: rentPeriods.map((value) => ({ value, text: t(`listProperty.periods.${value}`) })),
			},
		};
	}
	function saleStep(): SaleStep {
		return {
			step: 'price',
			deal: 'sale',
			takeover: field('takeover', t('listProperty.takeover'), { hint: t('listProperty.takeoverHint') }),
			price: money('price', t('listProperty.price'), t('listProperty.priceHint')),
			paid: money('paid', t('listProperty.paid'), t('listProperty.paidHint')),
			over: { ...money('over', t('listProperty.over'), t('listProperty.overHint')), isSigned: true },
			owed: money('owed', t('listProperty.owed')),
			owedUntil: field('owedUntil', t('listProperty.owedUntil')),
			instalment: money('instalment', t('listProperty.instalment')),
			frequency: {
				...field('frequency', t('listProperty.frequency'), { prefill: 'quarterly' }),
				options: frequencies.map((value) => ({ value, text: t(`plan.frequency.${value}`) })),
			},
			plan: field('plan', t('listProperty.plan'), { hint: t('listProperty.planHint') }),
			whole: { label: t('listProperty.whole'), sum: t('listProperty.wholeSum') },
		};
	}
}

function groupAreas({ read, locale }: PageRequest): GroupedChoiceData['groups'] {
	return read.list('location').map((location) => ({
		label: location.translations[locale].name,
		options: read
			.list('area', { under: { field: 'location', id: location.id } })
			.map((area) => ({ value: String(area.id), text: area.translations[locale].name })),
	}));
}

const deliveryOptions = ({ t }: PageRequest): OptionData[] =>
	deliveriesFrom(new Date().getFullYear()).map((value) => ({
		value,
		text: value === 'ready' ? t('listProperty.ready') : t('listProperty.deliveryYear', { year: value }),
	}));
