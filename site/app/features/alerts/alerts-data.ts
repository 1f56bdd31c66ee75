import { optional } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { NamedTopic } from '#app/parts/alerts/topic.ts';
import { buildChannels } from '#app/parts/contact/contact-data.ts';
import { whatsAppHref } from '#app/parts/contact/links.ts';
import type { Crumb } from '#app/ui/crumbs.tsx';
import { previewData } from './preview-data.ts';

export function alertsData(request: PageRequest, { topic, subject }: NamedTopic) {
	const { t } = request;
	const title = t(`alerts.title.${topic.kind}`);
	return {
		title,
		lead: t(`alerts.lead.${topic.kind}`),
		crumbs: [
			...(subject ? [{ to: subject.to, text: subject.text }] : []),
			{ to: null, text: topic.kind === 'newsletter' ? title : t('alerts.crumb') },
		] satisfies Crumb[],
		subject,
		whatsApp: optional(request, 'whatsapp', () => whatsAppData(request, { topic, subject })),
		preview: optional(request, 'preview', () => previewData(request, topic)),
	};
}

export type AlertsData = ReturnType<typeof alertsData>;

/** The alternative without a form: a prepared WhatsApp message to the office. */
function whatsAppData(request: PageRequest, { topic, subject }: NamedTopic) {
	const { t, site } = request;
	const { whatsApp } = buildChannels(request, null);
	if (topic.kind === 'newsletter' || !subject || !whatsApp) return null;
	const message = `${t(`alerts.whatsapp.${topic.kind}`, { subject: subject.text })}\n${encodeURI(site.origin + subject.to)}`;
	return {
		title: t('alerts.whatsapp.title'),
		text: t('alerts.whatsapp.text'),
		button: { href: whatsAppHref(whatsApp, message), text: t('alerts.whatsapp.button') },
	};
}
