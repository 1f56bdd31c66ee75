import { recordAddress } from '#app/addresses.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { readSiteName } from '#app/site-name.ts';
import type { Career } from '#content/entities/editorial.ts';
import { cairoToday } from '#domain/cairo.ts';
import { addMonths } from '#domain/money/months.ts';
import { buildFields, buildFrame, type ChoiceData, type FieldData, type FrameData, type OptionData } from '../forms/form-data.ts';
import type { FormState } from '../forms/state.ts';
import { createFormats } from '../listings/formats.ts';
import { formatMark, parseMark, stagedCv } from './cv-file.ts';

export type CvFieldData = FieldData & {
	choose: string;
	/** The CV already uploaded, and the button that removes it. */
	attached: { mark: string; text: string; remove: { value: string; text: string } } | null;
};

export type ApplyFormData = {
	title: string;
	lead: string;
	frame: FrameData;
	name: FieldData;
	phone: FieldData;
	email: FieldData;
	letter: FieldData;
	links: FieldData;
	start: ChoiceData;
	cv: CvFieldData;
	consent: FieldData;
};

export const REMOVE_CV = 'remove-cv';

export const applicationConsent = (request: Pick<PageRequest, 'read' | 'locale' | 't'>): string =>
	request.t('apply.consent', { site: readSiteName(request) });

/** Null when the position is closed. */
export async function applyFormData(request: PageRequest, career: Career, state: FormState | null): Promise<ApplyFormData> {
	const { t, locale } = request;
	const field = buildFields('apply', state);
	return {
		title: t('apply.title'),
		lead: t('apply.lead'),
		frame: buildFrame(request, { form: 'apply', action: recordAddress('career', career, locale), state, send: t('apply.send') }),
		name: field('name', t('apply.name')),
		phone: field('phone', t('apply.phone'), { hint: t('apply.phoneHint') }),
		email: field('email', t('apply.email')),
		start: { ...field('start', t('apply.start')), options: listStarts(request) },
		links: field('links', t('apply.links'), { hint: t('apply.linksHint') }),
		letter: field('letter', t('apply.letter'), { hint: t('apply.letterHint') }),
		cv: await cvField(request, field('cv', t('apply.cv')), state),
		consent: field('consent', applicationConsent(request)),
	};
}

const MONTHS_AHEAD = 6;

/** Months by name, because a browser writes a field for dates in its own language. */
function listStarts(request: PageRequest): OptionData[] {
	const { date } = createFormats(request);
	const thisMonth = `${cairoToday().slice(0, 7)}-01`;
	const coming = Array.from({ length: MONTHS_AHEAD }, (_, index) => addMonths(thisMonth, index + 1));
	return [{ value: '', text: request.t('apply.anyTime') }, ...coming.map((day) => ({ value: day, text: date(day, 'wholeMonth') }))];
}

async function cvField({ t, site }: PageRequest, field: FieldData, state: FormState | null): Promise<CvFieldData> {
	const mark = parseMark(field.value);
	const file = await stagedCv(site.outbox, mark);
	return {
		...field,
		choose: t('apply.choose'),
		hint: file ? t('apply.replace') : t('apply.cvHint'),
		isFirstWrong: field.isFirstWrong || (state?.typed['go']?.includes(REMOVE_CV) ?? false),
		attached: file &&
			mark && {
				mark: formatMark(mark),
				text: t('apply.attached', { name: isolated(file.name) }),
				remove: { value: REMOVE_CV, text: t('apply.remove') },
			},
	};
}

/** A Unicode isolate: keeps a file name in order inside text of the other direction. */
const isolated = (name: string) => `\u2068${name}\u2069`;
