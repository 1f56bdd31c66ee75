import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { buildChannels } from '#app/parts/contact/contact-data.ts';
import { phoneHref, shownPhone, whatsAppHref } from '#app/parts/contact/links.ts';
import { buildFrame, type FrameData } from '#app/parts/forms/form-data.ts';
import type { RecordLink } from '#app/record-link.ts';
import type { OfferedPropertyState } from './receive-offered-property.ts';
import { FORM, type StepData, stepData } from './step-data.ts';
import { allFields, listDrawnFields, type Step, steps } from './steps.ts';

export type ProgressItem = { number: number; name: string; go: string; isCurrent: boolean; isReached: boolean };

export type ListFormData = {
	title: string;
	lead: string;
	frame: FrameData;
	progress: { label: string; text: string; items: ProgressItem[] };
	heading: string;
	/** Whether to move focus to the step after it is drawn; errors in it come first. */
	takesFocus: boolean;
	step: StepData;
	back: string | null;
	forward: { go: 'next' | 'send'; text: string };
	/** Drawn from what was sent, so there is no draft to restore. */
	isBegun: boolean;
	draft: { kept: string; restored: string | null; startOver: string };
	/** The error shown when the request fails. */
	offline: string;
	aside: AsideData;
};

export type AsideData = {
	points: string[];
	worth: RecordLink & { lead: string };
	title: string;
	text: string;
	call: { href: string; text: string } | null;
	whatsApp: { href: string; text: string } | null;
};

/** The form at one step; values of other steps are hidden fields. */
export function listFormData(request: PageRequest, state: OfferedPropertyState | null): ListFormData {
	const { t, locale } = request;
	const step = state?.step ?? 'where';
	const number = steps.indexOf(step) + 1;
	const isLast = number === steps.length;
	const frame = buildFrame(request, {
		form: FORM,
		action: localePath('/list-your-property', locale),
		state,
		send: t('listProperty.send'),
		hidden: [['at', step], ['reached', state?.reached ?? 'where'], ...unseen(step, state)],
	});
	return {
		title: t('listProperty.title'),
		lead: t('listProperty.lead'),
		frame: { ...frame, challenge: isLast ? frame.challenge : null },
		progress: {
			label: t('listProperty.progress'),
			text: t('listProperty.stepOf', { step: number, steps: steps.length }),
			items: buildProgress(request, step, state?.reached ?? step),
		},
		heading: t(`listProperty.heading.${step}`),
		takesFocus: state !== null && !Object.keys(state.problems).length && !state.notice,
		step: stepData(request, step, state),
		back: number > 1 ? t('listProperty.back') : null,
		forward: isLast ? { go: 'send', text: frame.send } : { go: 'next', text: t('listProperty.next') },
		isBegun: state !== null,
		draft: {
			kept: t('listProperty.draft.kept'),
			restored: state?.isRestored ? t('listProperty.draft.restored') : null,
			startOver: t('listProperty.draft.startOver'),
		},
		offline: t('forms.offline'),
		aside: buildAside(request),
	};
}

function buildProgress({ t }: PageRequest, current: Step, reached: Step): ProgressItem[] {
	return steps.map((step, index) => ({
		number: index + 1,
		name: t(`listProperty.steps.${step}`),
		go: `step-${index + 1}`,
		isCurrent: step === current,
		isReached: index <= steps.indexOf(reached),
	}));
}

function unseen(step: Step, state: OfferedPropertyState | null): [string, string][] {
	if (!state) return [];
	const seen = new Set<string>(listDrawnFields(step, state.typed));
	return allFields.flatMap((field) => (seen.has(field) ? [] : (state.typed[field] ?? []).map((value): [string, string] => [field, value])));
}

function buildAside(request: PageRequest): AsideData {
	const { t, locale } = request;
	const { phone, whatsApp } = buildChannels(request, null);
	return {
		points: [t('listProperty.good.free'), t('listProperty.good.private'), t('listProperty.good.approve')],
		worth: { to: localePath('/valuation', locale), text: t('valuation.ask'), lead: t('valuation.askText') },
		title: t('listProperty.rather'),
		text: t('listProperty.ratherText'),
		call: phone ? { href: phoneHref(phone), text: shownPhone(phone) } : null,
		whatsApp: whatsApp ? { href: whatsAppHref(whatsApp, t('listProperty.whatsappText')), text: t('contact.whatsapp') } : null,
	};
}
