import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { frequencyOptions } from '#app/parts/alerts/alerts-form-data.ts';
import { buildSubject } from '#app/parts/alerts/topic.ts';
import { tokenIn } from '#app/parts/forms/token.ts';
import type { Outbox, Unavailable } from '#outbox/outbox.ts';

type Managed = Exclude<Awaited<ReturnType<Outbox['subscriptions']['managed']>>, Unavailable>;

export function manageData(request: PageRequest, managed: Managed, isSaved: boolean) {
	const { t, locale, url } = request;
	const buildAddress = (page: 'manage' | 'unsubscribe') =>
		`${localePath(`/alerts/${page}`, locale)}?${new URLSearchParams({ token: tokenIn(url) })}`;
	if (!managed)
		return {
			title: t('alerts.manage.unknownTitle'),
			text: t('alerts.manage.unknown'),
			about: null,
			saved: null,
			change: null,
			stop: null,
			again: { to: localePath('/search', locale), text: t('alerts.onwards') },
		};
	const isSearch = managed.topic.kind === 'search';
	return {
		title: t('alerts.manage.title'),
		text: t(isSearch ? 'alerts.manage.text' : 'alerts.manage.onlyStop'),
		about: { kind: t(`alerts.about.${managed.topic.kind}`), subject: buildSubject(request, managed.topic) },
		saved: isSaved ? t('alerts.manage.done') : null,
		change: isSearch
			? {
					action: buildAddress('manage'),
					label: t('alerts.frequency'),
					hint: t('alerts.frequencyHint'),
					options: frequencyOptions(request).map((option) => ({ ...option, isChosen: option.value === managed.frequency })),
					button: t('alerts.manage.button'),
				}
			: null,
		stop: { to: buildAddress('unsubscribe'), text: t('alerts.manage.stop') },
		again: null,
	};
}

export type ManageData = ReturnType<typeof manageData>;
