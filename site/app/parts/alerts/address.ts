import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { Subscription } from '#outbox/submissions.ts';

export type Topic = Subscription['topic'];

export function alertsAddress({ locale }: Pick<PageRequest, 'locale'>, topic: Topic): string {
	const path = localePath('/alerts', locale);
	if (topic.kind === 'property') return `${path}?about=property-${topic.id}`;
	return topic.kind === 'search' ? `${path}?${new URLSearchParams({ search: topic.address })}` : path;
}
