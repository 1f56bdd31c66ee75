import type { PageRequest } from '#app/page-loader.ts';
import { readSiteName } from '#app/site-name.ts';
import { alertFrequencies, USUAL_FREQUENCY } from '#domain/vocabulary.ts';
import { buildFields, buildFrame, type ChoiceData, type FieldData, type FrameData } from '../forms/form-data.ts';
import type { FormState } from '../forms/state.ts';
import { alertsAddress, type Topic } from './address.ts';

/** `frequency`: for a search only. */
export type AlertsFormData = { frame: FrameData; frequency: ChoiceData | null; email: FieldData; consent: string };

export const frequencyOptions = ({ t }: Pick<PageRequest, 't'>) =>
	alertFrequencies.map((value) => ({ value, text: t(`alerts.frequencies.${value}`) }));

export const alertsConsent = (request: Pick<PageRequest, 'read' | 'locale' | 't'>): string =>
	request.t('alerts.consent', { site: readSiteName(request) });

/** Double opt-in: the link in the mail confirms it. */
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

export const newsletterData = (request: PageRequest) => ({
	title: request.t('alerts.title.newsletter'),
	lead: request.t('alerts.lead.newsletter'),
	form: alertsFormData(request, { kind: 'newsletter' }, null),
});

export type NewsletterData = ReturnType<typeof newsletterData>;

export const alertLink = (request: PageRequest, topic: Topic) => ({
	to: alertsAddress(request, topic),
	text: request.t(`alerts.title.${topic.kind}`),
});
