import type { PageRequest } from '#app/page-loader.ts';
import { readSiteName } from '#app/site-name.ts';
import type { About, Channel } from '#outbox/submissions.ts';
import { type EnquirySubject, enquiryAddress, findEnquirySubject } from '../contact/about.ts';
import { buildFields, buildFrame, type ChoiceData, type FieldData, type FrameData } from '../forms/form-data.ts';
import type { FormState } from '../forms/state.ts';
import { type Asking, listOtherWays, shapes } from './asking.ts';
import { listBedrooms } from './launch-bedrooms.ts';
import { timesWithin } from './open-times.ts';
import { times } from './schema.ts';
import { buildViewingDays, findNextFree, findShowing, type ViewingDay, viewingTimes } from './viewing-data.ts';

export type EnquiryFormData = {
	asking: Asking;
	title: string;
	lead: string;
	frame: FrameData;
	viewing: ViewingData | null;
	name: FieldData;
	phone: FieldData | null;
	email: FieldData | null;
	/** How to answer, or how to see the home; null when fixed. */
	channel: ChoiceData | null;
	time: ChoiceData | null;
	/** For a launch. */
	bedrooms: ChoiceData | null;
	/** `summary`: the field is collapsed under this text. */
	message: (FieldData & { summary: string | null }) | null;
	consent: FieldData;
	/** Buttons that carry what was typed over to the form of another asking. */
	instead: { title: string; ways: { action: string; asking: Asking; text: string }[] } | null;
	/** Shown when name and phone were filled in from this browser. */
	known: { text: string; forget: string };
};

export type ViewingData = {
	slot: FieldData;
	days: ViewingDay[];
	chosenDay: string;
	/** Set when the chosen slot is taken by now and the next free one was selected. */
	moved: string | null;
	dayLabel: string;
	/** The button's text once a slot is chosen: `Book {when}`. */
	book: string;
	bookVideo: string;
};

type Asked = {
	asked: EnquirySubject | null;
	asking: Asking;
	/** A value chosen before the form was opened, such as the slot. */
	picked?: string | null;
	state?: FormState | null;
	/** Slots that cannot be chosen. */
	taken?: ReadonlySet<string>;
	/** The form's id, for pages with two of them. */
	form?: string;
};

export const formatConsent = (request: Pick<PageRequest, 'read' | 'locale' | 't'>): string =>
	request.t('enquiry.consent', { site: readSiteName(request) });

export function enquiryFormData(
	request: PageRequest,
	{ asked, asking, picked = null, state = null, taken = new Set(), form = 'enquiry' }: Asked,
): EnquiryFormData {
	const { t } = request;
	const { intent, channel, has } = shapes[asking];
	const field = buildFields(form, state);
	const about = asked?.about ?? null;
	const isViewing = intent === 'viewing';
	return {
		asking,
		title: formatTitle(request, asked, asking),
		lead: t(`enquiry.lead.${asking}`),
		frame: buildFrame(request, {
			form,
			action: enquiryAddress(request, about, asking),
			state,
			send: t(`enquiry.send.${asking}`),
			hidden: [['intent', intent], ...(typeof channel === 'string' ? [['channel', channel] satisfies [string, string]] : [])],
		}),
		viewing: has.slot ? buildViewing(request, asked, taken, field('slot', t('enquiry.hour'), { hint: t('enquiry.hourHint') })) : null,
		name: field('name', t('enquiry.name')),
		phone: has.phone
			? field('phone', t('enquiry.phone'), {
					...(asking !== 'interest' && { hint: t('enquiry.phoneHint') }),
					...(has.email && !isViewing && { optional: t('enquiry.optional') }),
				})
			: null,
		email: has.email
			? field('email', t(isViewing ? 'enquiry.emailConfirmation' : 'enquiry.email'), has.phone ? { optional: t('enquiry.optional') } : {})
			: null,
		channel:
			typeof channel === 'string'
				? null
				: {
						...field('channel', t(isViewing ? 'enquiry.how' : 'enquiry.channel'), { prefill: picked === 'zoom' ? 'zoom' : 'call' }),
						options: channel.map((value) => ({ value, text: formatChannel(request, value, isViewing) })),
					},
		time: has.time ? buildTimes(request, field, picked, state) : null,
		bedrooms: has.bedrooms ? buildBedrooms(request, field, about) : null,
		message: has.message
			? {
					...field('message', t(isViewing ? 'enquiry.note' : 'enquiry.message'), { prefill: isViewing ? '' : prefilled(request, asked) }),
					summary: isViewing ? t('enquiry.noteOrEmail') : null,
				}
			: null,
		consent: field('consent', formatConsent(request)),
		instead: buildInstead(request, about, asking),
		known: { text: t('enquiry.known'), forget: t('enquiry.forget') },
	};
}

function formatTitle({ t }: PageRequest, asked: EnquirySubject | null, asking: Asking): string {
	if (asking !== 'question') return t(`enquiry.title.${asking}`);
	if (asked?.about.kind === 'agent') return t('enquiry.title.agent', { name: asked.name });
	return t(asked?.about.kind === 'property' ? 'enquiry.title.property' : 'enquiry.title.question');
}

export const formatChannel = ({ t }: Pick<PageRequest, 't'>, channel: Channel, isViewing: boolean): string =>
	isViewing ? t(channel === 'zoom' ? 'enquiry.byVideo' : 'enquiry.inPerson') : t(`enquiry.channels.${channel}`);

function buildBedrooms({ t, read }: PageRequest, field: ReturnType<typeof buildFields>, about: About | null): ChoiceData | null {
	const options = listBedrooms(about?.kind === 'launch' ? read.get('launch', about.id) : null);
	if (options.length === 0) return null;
	return {
		...field('bedrooms', t('property.bedrooms'), { prefill: 'any' }),
		options: options.map((value) => ({ value, text: t(`enquiry.bedrooms.${value}`) })),
	};
}

/** Keeps a chosen time that is no longer offered. */
function buildTimes(
	request: PageRequest,
	field: ReturnType<typeof buildFields>,
	picked: string | null,
	state: FormState | null,
): ChoiceData {
	const { t, read } = request;
	const open = timesWithin(read.setting()?.opening_times ?? []);
	const offered = times.filter((value) => open.includes(value) || state?.typed['time']?.includes(value));
	return {
		...field('time', t('enquiry.time'), { prefill: offered.find((value) => value === picked) ?? 'any' }),
		options: offered.map((value) => ({ value, text: t(`enquiry.times.${value}`) })),
	};
}

/** Taken slots of the agent who shows it; empty for a form that books nothing. */
export const readTakenSlots = async (request: PageRequest, asked: EnquirySubject | null, asking: Asking): Promise<ReadonlySet<string>> =>
	shapes[asking].has.slot ? request.site.outbox.viewings.taken(findShowing(request, asked?.agent ?? null)) : new Set<string>();

function buildViewing(request: PageRequest, asked: EnquirySubject | null, taken: ReadonlySet<string>, slot: FieldData): ViewingData {
	const { t } = request;
	const agent = findShowing(request, asked?.agent ?? null);
	const days = buildViewingDays(request, viewingTimes(request, agent), taken);
	return {
		...chooseHour(request, days, slot),
		days,
		dayLabel: t('enquiry.dayLabel'),
		book: t('enquiry.book', { when: '{when}' }),
		bookVideo: t('enquiry.bookVideo', { when: '{when}' }),
	};
}

/** The chosen slot; when it is taken by now, the next free one. */
export function chooseHour(
	{ t }: Pick<PageRequest, 't'>,
	days: readonly ViewingDay[],
	slot: FieldData,
): Pick<ViewingData, 'slot' | 'chosenDay' | 'moved'> {
	const instead = findNextFree(days, slot.value);
	const value = instead ? (instead.next?.value ?? '') : slot.value;
	const chosen = days.find(({ hours }) => hours.some((hour) => hour.value === value)) ?? days.find(({ isFull }) => !isFull) ?? days[0];
	return {
		slot: { ...slot, value },
		chosenDay: chosen?.day ?? '',
		moved: instead?.next ? t('enquiry.moved', { lost: instead.lost.when, next: instead.next.when }) : null,
	};
}

export function prefilled({ t }: Pick<PageRequest, 't'>, asked: EnquirySubject | null): string {
	if (!asked || asked.about.kind === 'agent') return '';
	const subject = asked.reference ? t('enquiry.subjectReference', { reference: asked.reference, name: asked.name }) : asked.name;
	return t('enquiry.prefill', { subject });
}

function buildInstead(request: PageRequest, about: About | null, asking: Asking): EnquiryFormData['instead'] {
	const { t } = request;
	const ways = listOtherWays(asking, about);
	if (!ways.length) return null;
	return {
		title: t(asking === 'viewing' ? 'enquiry.instead.notYet' : 'enquiry.instead.or'),
		ways: ways.map((way) => ({ action: enquiryAddress(request, about, way), asking: way, text: t(`contact.asks.${way}`) })),
	};
}

/** The form on the page of its subject. */
export const enquiryAbout = (
	request: PageRequest,
	about: About,
	asking: Asking = 'question',
	state: FormState | null = null,
): EnquiryFormData => enquiryFormData(request, { asked: findEnquirySubject(request, about), asking, state });
