import type { PageRequest } from '#app/page-loader.ts';
import type { NamedTopic } from '#app/parts/alerts/topic.ts';

/** What the page says around its form. */
export const alertsData = ({ t }: PageRequest, { topic, subject }: NamedTopic) => ({
	title: t(`alerts.title.${topic.kind}`),
	lead: t(`alerts.lead.${topic.kind}`),
	subject,
});

export type AlertsData = ReturnType<typeof alertsData>;
