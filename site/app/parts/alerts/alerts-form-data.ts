import type { PageRequest } from '#app/page-loader.ts';
import { readSiteName } from '#app/site-name.ts';
import { alertFrequencies, USUAL_FREQUENCY } from '#domain/vocabulary.ts';
import { buildFields, buildFrame, type ChoiceData, type FieldData, type FrameData } from '../forms/form-data.ts';
import type { FormState } from '../forms/state.ts';
import { alertsAddress, type Topic } from './address.ts';

/** `frequency`: of a search. */
export type AlertsFormData = { frame: FrameData; frequency: ChoiceData | null; email: FieldData; consent: string };

export const frequencyOptions = ({ t }: Pick<PageRequest, 't'>) =>
	alertFrequencies.map((value) => ({ value, text: t(`alerts.frequencies.${value}`) }));

export const alertsConsent = (request: Pick<PageRequest, 'read' | 'locale' | 't'>): string =>
	request.t('alerts.consent', { site: readSiteName(request) });

/** Sending it is the first half of agreeing; the second is the link in the mail. */
export function alertsFormData(request: PageRequest, topic: Topic, state: FormState | null): AlertsFormData {
	const { t } = request;
	const build = buildFields('alerts', state);
	const frequency = build('frequency', t('alerts.frequency'), { hint: t('alerts.frequencyHint'), prefill: USUAL_FREQUENCY });
	return {
		frame: buildFrame(request, { form: 'alerts', action: alertsAddress(request, topic), state, send: t(`alerts.send.${topic.kind}`) }),
		frequency: topic.kind === 'search' ? { ...frequency, options: frequencyOptions(request) } : null,
		email: build('email', t('alerts.email')),
		consent: alertsConsent(request),
	};
}

/** For pages whose readers may want to read more. */
export const newsletterData = (request: PageRequest) => ({
	title: request.t('alerts.title.newsletter'),
	lead: request.t('alerts.lead.newsletter'),
	form: alertsFormData(request, { kind: 'newsletter' }, null),
});

export type NewsletterData = ReturnType<typeof newsletterData>;

/** The link to the form from its subject. */
export const alertLink = (request: PageRequest, topic: Topic) => ({
	to: alertsAddress(request, topic),
	text: request.t(`alerts.title.${topic.kind}`),
});
