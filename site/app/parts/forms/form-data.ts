import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { RecordLink } from '#app/record-link.ts';
import { buildContacts } from '../blocks/block-data.ts';
import { phoneHref, shownPhone } from '../contact/links.ts';
import { keepDrawnAt } from './drawn-at.ts';
import type { FormState } from './state.ts';

/** A field with its value. Errors are in the form's frame. */
export type FieldData = {
	id: string;
	name: string;
	label: string;
	value: string;
	values: string[];
	hint: string | null;
	/** The "optional" label, shown while another choice makes the field optional. */
	optional: string | null;
	/** Receives focus after a failed submission. */
	isFirstWrong: boolean;
};

export type OptionData = { value: string; text: string };
export type ChoiceData = FieldData & { options: OptionData[] };

export type FrameData = {
	/** The form's id, which prefixes the ids of its fields. */
	form: string;
	action: string;
	hidden: [name: string, value: string][];
	/** The idempotency key; the script makes one when it is empty. */
	key: string;
	/** Error texts by field. */
	errors: Record<string, string>;
	trap: string;
	notice: {
		text: string;
		isProblem: boolean /* Receives focus when no field has an error. */;
		takesFocus: boolean;
		call: { href: string; text: string } | null;
	} | null;
	challenge: { siteKey: string; script: string } | null;
	send: string;
	sending: string;
	/** Shown when submitting while offline. */
	offline: string;
	/** Links to the privacy policy and terms. */
	policies: RecordLink[];
};

export type FieldOptions = { hint?: string; optional?: string; prefill?: string | string[] };

/** Fields with the values of a failed submission, or their defaults. */
export function buildFields(form: string, state: FormState | null) {
	const firstWrong = Object.keys(state?.problems ?? {})[0];
	return (name: string, label: string, { hint, optional, prefill = [] }: FieldOptions = {}): FieldData => {
		const values = state ? (state.typed[name] ?? []) : [prefill].flat();
		return {
			id: `${form}-${name}`,
			name,
			label,
			value: values.at(-1) ?? '',
			values,
			hint: hint ?? null,
			optional: optional ?? null,
			isFirstWrong: name === firstWrong,
		};
	};
}

type Frame = { form: string; action: string; state: FormState | null; send: string; hidden?: [string, string][] };

export function buildFrame(request: PageRequest, { form, action, state, send, hidden = [] }: Frame): FrameData {
	const { site, url, locale, t } = request;
	const page = state?.typed['page']?.at(-1) ?? url.pathname;
	return {
		form,
		action,
		hidden: [['seen', keepDrawnAt(site.forms.secret, state?.typed['seen']?.at(-1))], ['page', page], ...hidden],
		key: state?.key ?? '',
		errors: Object.fromEntries(Object.entries(state?.problems ?? {}).map(([name, problem]) => [name, t(`forms.problems.${problem}`)])),
		trap: t('forms.trap'),
		notice: buildNotice(request, state),
		challenge: site.forms.challenge && { siteKey: site.forms.challenge.siteKey, script: site.forms.challenge.script },
		send,
		sending: t('forms.sending'),
		offline: t('forms.offline'),
		policies: (['privacy', 'terms'] as const).map((page) => ({ to: localePath(`/${page}`, locale), text: t(`footer.${page}`) })),
	};
}

function buildNotice(request: PageRequest, state: FormState | null): FrameData['notice'] {
	if (!state) return null;
	const { t } = request;
	const wrong = Object.keys(state.problems).length;
	if (!state.notice) return wrong ? { text: t('forms.check', { count: wrong }), isProblem: true, takesFocus: false, call: null } : null;
	const { phone } = buildContacts(request);
	const needsUs = state.notice === 'tooMany' || state.notice === 'unavailable' || state.notice === 'challenge';
	return {
		text: t(`forms.notices.${state.notice}`, { reference: state.reference ?? '' }),
		isProblem: state.notice !== 'again' && state.notice !== 'fast' && state.notice !== 'alreadySent',
		takesFocus: true,
		call: needsUs && phone ? { href: phoneHref(phone), text: t('forms.callUs', { phone: shownPhone(phone) }) } : null,
	};
}
