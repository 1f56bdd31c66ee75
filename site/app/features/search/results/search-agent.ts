import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { buildChannels, formatMessage } from '#app/parts/contact/contact-data.ts';
import { phoneHref, whatsAppHref } from '#app/parts/contact/links.ts';
import { type Search, writeSearch } from '#app/parts/search/address.ts';

type Asked = { agentId: number | null; title: string; search: Search };

/** An agent of the nearest matching home, or else the brokerage. */
export function buildSearchAgent(request: PageRequest, { agentId, title, search }: Asked) {
	const { read, site, locale, t } = request;
	const { agent, office, phone, whatsApp } = buildChannels(request, agentId);
	const name = agent?.translations[locale].name ?? office.name;
	const url = site.origin + localePath('/search', locale) + writeSearch({ ...search, page: 1 });
	const message = formatMessage(request, agent ? name : null, { name: title, reference: null, url });
	return {
		name,
		photo: read.photo(agent?.photo ?? null, locale),
		title: t('find.zero.ask', { name }),
		text: t('find.zero.askText'),
		note: t(agent ? 'contact.onlyAgent' : 'contact.onlyThis'),
		call: phone ? { href: phoneHref(phone), text: t('contact.call') } : null,
		whatsApp: whatsApp ? { href: whatsAppHref(whatsApp, message), text: t('contact.whatsapp') } : null,
	};
}
