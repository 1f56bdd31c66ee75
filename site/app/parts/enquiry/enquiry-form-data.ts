import type { PageRequest } from '#app/page-loader.ts';
import { readSiteName } from '#app/site-name.ts';
import type { About } from '#outbox/submissions.ts';
import { type AskedAbout, askAddress, askedAbout, enquiryAddress } from '../contact/about.ts';
import { buildFields, buildFrame, type ChoiceData, type FieldData, type FrameData, type OptionData } from '../forms/form-data.ts';
import type { FormState } from '../forms/state.ts';
import { createFormats } from '../listings/formats.ts';
import { hoursWithin, timesWithin } from './open-times.ts';
import { channels, hours, times } from './schema.ts';
import { viewingDaysFrom } from './viewing-days.ts';

export type Intent = 'question' | 'viewing' | 'interest';

export type EnquiryFormData = {
	title: string;
	lead: string;
	frame: FrameData;
	name: FieldData;
	phone: FieldData;
	email: FieldData;
	channel: ChoiceData;
	/** For a call; a viewing has days and hours. */
	time: ChoiceData | null;
	viewing: { days: ChoiceData; hours: ChoiceData } | null;
	message: FieldData;
	consent: FieldData;
	/** The other thing one may want: sends what was typed to the form for it. */
	instead: { action: string; intent: Intent; text: string } | null;
};

type Asked = {
	asked: AskedAbout | null;
	intent: Intent;
	/** What was picked before the form was opened, such as the hour. */
	picked?: string | null;
	state?: FormState | null;
};

const VIEWING_DAYS = 7;

export const formatConsent = (request: Pick<PageRequest, 'read' | 'locale' | 't'>): string =>
	request.t('enquiry.consent', { site: readSiteName(request) });

export function enquiryFormData(request: PageRequest, { asked, intent, picked = null, state = null }: Asked): EnquiryFormData {
	const { t } = request;
	const field = buildFields('enquiry', state);
	const choice = (data: FieldData, options: OptionData[]): ChoiceData => ({ ...data, options });
	const channel = picked === 'zoom' ? 'zoom' : 'call';
	const opening = request.read.setting()?.opening_times ?? [];
	/** What was picked on a form stays on it, also where it is offered no longer. */
	const offered = <T extends string>(name: string, all: readonly T[], open: readonly T[]): T[] =>
		all.filter((value) => open.includes(value) || state?.typed[name]?.includes(value));
	const offeredTimes = offered('time', times, timesWithin(opening));
	return {
		title: nameForm(request, asked, intent),
		lead: t(`enquiry.lead.${intent}`),
		frame: buildFrame(request, {
			form: 'enquiry',
			action: enquiryAddress(request, asked?.about ?? null, intent === 'question' ? {} : { for: intent }),
			state,
			send: t(`enquiry.send.${intent}`),
			hidden: [['intent', intent]],
		}),
		name: field('name', t('enquiry.name')),
		phone: field('phone', t('enquiry.phone'), { hint: t('enquiry.phoneHint'), optional: t('enquiry.optional') }),
		email: field('email', t('enquiry.email'), { optional: t('enquiry.optional') }),
		channel: choice(
			field('channel', t('enquiry.channel'), { prefill: channel }),
			channels.map((value) => ({ value, text: t(`enquiry.channels.${value}`) })),
		),
		time:
			intent === 'viewing'
				? null
				: choice(
						field('time', t('enquiry.time'), { prefill: offeredTimes.find((value) => value === picked) ?? 'any' }),
						offeredTimes.map((value) => ({ value, text: t(`enquiry.times.${value}`) })),
					),
		viewing:
			intent === 'viewing'
				? {
						days: choice(field('days', t('enquiry.days')), dayOptions(request)),
						hours: choice(
							field('hours', t('enquiry.hours'), { hint: t('enquiry.hoursHint') }),
							hourOptions(request, offered('hours', hours, hoursWithin(opening))),
						),
					}
				: null,
		message: field('message', t('enquiry.message'), { prefill: prefilled(request, asked, intent) }),
		consent: field('consent', formatConsent(request)),
		instead: asked?.about.kind === 'property' ? otherWay(request, asked, intent) : null,
	};
}

export function prefilled({ t }: Pick<PageRequest, 't'>, asked: AskedAbout | null, intent: Intent): string {
	if (!asked || asked.about.kind === 'agent') return '';
	const subject = asked.reference ? t('enquiry.subjectReference', { reference: asked.reference, name: asked.name }) : asked.name;
	return t(`enquiry.prefill.${intent}`, { subject });
}

function nameForm({ t }: PageRequest, asked: AskedAbout | null, intent: Intent): string {
	if (asked?.about.kind === 'agent') return t('enquiry.title.agent', { name: asked.name });
	return t(asked?.about.kind === 'property' && intent === 'question' ? 'enquiry.title.property' : `enquiry.title.${intent}`);
}

function otherWay(request: PageRequest, { about }: AskedAbout, intent: Intent): EnquiryFormData['instead'] {
	const { t } = request;
	return intent === 'viewing'
		? { action: askAddress(request, about), intent: 'question', text: t('enquiry.instead.question') }
		: { action: askAddress(request, about, { for: 'viewing' }), intent: 'viewing', text: t('enquiry.instead.viewing') };
}

function dayOptions(request: PageRequest): OptionData[] {
	const { t, read } = request;
	const { date } = createFormats(request);
	return viewingDaysFrom(new Date(), read.setting()?.opening_times ?? [], VIEWING_DAYS).map((day) => ({
		value: day,
		text: t('enquiry.day', {
			weekday: t(`weekday.${weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? 'sunday'}`),
			date: date(day, 'short'),
		}),
	}));
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

function hourOptions(request: PageRequest, windows: readonly string[]): OptionData[] {
	const { clock, range } = createFormats(request);
	return windows.map((value) => {
		const [from = '', to = ''] = value.split('-');
		return { value, text: range(clock(`${from}:00`), clock(`${to}:00`)) };
	});
}

/** The form on the page of what it is about. */
export const enquiryAbout = (request: PageRequest, about: About, intent: Intent = 'question'): EnquiryFormData =>
	enquiryFormData(request, { asked: askedAbout(request, about), intent });
