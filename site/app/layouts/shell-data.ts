import type { Locale } from '#domain/locales.ts';
import type { PageRequest } from '../page-loader.ts';
import { phoneHref, shownPhone, whatsAppHref } from '../parts/contact/links.ts';
import { homesAddress } from '../parts/search/search-address.ts';
import { type Market, plainMarket } from './navigation.ts';

export type ShellData = { locale: Locale; market: Market; phone: { href: string; shown: string } | null; whatsApp: string | null };

export function shellData(request: PageRequest): ShellData {
	const { read, site, locale, t } = request;
	const stored = site.ready() ? read.setting() : null;
	const { phone_number: phone, whatsapp } = { ...stored, ...site.settings };
	return {
		locale,
		market: site.ready()
			? { buy: homesAddress(request, { purpose: 'sale' }), rent: homesAddress(request, { purpose: 'rent' }) }
			: plainMarket(locale),
		phone: phone ? { href: phoneHref(phone), shown: shownPhone(phone) } : null,
		whatsApp: whatsapp ? whatsAppHref(whatsapp, t('contact.greet')) : null,
	};
}
