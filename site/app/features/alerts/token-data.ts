import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { alertsAddress, type Topic } from '#app/parts/alerts/address.ts';
import { buildSubject, isStillOffered } from '#app/parts/alerts/topic.ts';
import { buildContacts } from '#app/parts/blocks/block-data.ts';
import { phoneHref, shownPhone } from '#app/parts/contact/links.ts';
import { tokenIn } from '#app/parts/forms/token.ts';

export type TokenAction = 'confirm' | 'unsubscribe';
export type TokenStep = 'ask' | 'done' | 'unknown';

/**
 * Mail programs open links by themselves, so opening the link changes nothing; its button does. The topics are listed because somebody with
 * several alerts has to know which ones are meant.
 */
export function tokenData(
	request: PageRequest,
	action: TokenAction,
	step: TokenStep,
	topics: readonly Topic[] = [],
	manageToken: string | null = null,
) {
	const { t, locale, url } = request;
	const path = localePath(`/alerts/${action}`, locale);
	const { phone } = buildContacts(request);
	const about = topics.map((topic) => ({ kind: t(`alerts.about.${topic.kind}`), subject: buildSubject(request, topic) }));
	const topic = topics.length === 1 ? topics[0] : undefined;
	const subject = topic && about[0]?.subject;
	return {
		title: t(step === 'ask' ? `alerts.${action}.title` : `alerts.${action}.${step}Title`),
		text: t(step === 'ask' ? `alerts.${action}.text` : `alerts.${action}.${step}`),
		about,
		isDone: step === 'done',
		ask:
			step === 'ask' ? { action: `${path}?${new URLSearchParams({ token: tokenIn(url) })}`, button: t(`alerts.${action}.button`) } : null,
		onwards:
			step === 'ask'
				? null
				: step === 'unknown' && action === 'confirm'
					? {
							to: alertsAddress(request, topic && isStillOffered(request, topic) ? topic : { kind: 'newsletter' }),
							text: t('alerts.confirm.again'),
						}
					: {
							to: subject?.to ?? localePath('/search', locale),
							text: t(subject && topic?.kind === 'property' ? 'alerts.onwardsHome' : 'alerts.onwards'),
						},
		manage: topic && buildManage(request, topic, action, step, manageToken),
		call: step === 'unknown' && action === 'unsubscribe' && phone ? { href: phoneHref(phone), text: shownPhone(phone) } : null,
	};
}

function buildManage(request: PageRequest, topic: Topic, action: TokenAction, step: TokenStep, token: string | null) {
	const { t, locale, url } = request;
	const address = (by: string) => `${localePath('/alerts/manage', locale)}?${new URLSearchParams({ token: by })}`;
	if (action === 'confirm') return step === 'done' && token ? { to: address(token), text: t('alerts.manage.link') } : null;
	return step === 'ask' && topic.kind === 'search' ? { to: address(tokenIn(url)), text: t('alerts.manage.instead') } : null;
}

export type TokenData = ReturnType<typeof tokenData>;
