import type { Reader } from '#content/reader.ts';
import type { Locale } from '#domain/locales.ts';
import type { Translate } from './i18n/translate.ts';

type NameRequest = { read: Pick<Reader, 'setting'>; locale: Locale; t: Translate };

/** The name in this language, else in the other; null when none was set. */
export function givenSiteName({ read, locale }: Omit<NameRequest, 't'>): string | null {
	const texts = read.setting()?.translations;
	return texts?.[locale].site_name ?? texts?.[locale === 'ar' ? 'en' : 'ar'].site_name ?? null;
}

export const readSiteName = (request: NameRequest): string => givenSiteName(request) ?? request.t('site.name');

/** The text beside the logo. Our own logo contains the name; beside the plain house it is written out. */
export function readWordmark(request: NameRequest): { name: string; isOurs: boolean } {
	const name = readSiteName(request);
	const isOurs = name === request.t('site.name');
	return { name: isOurs ? request.t('site.brand') : name, isOurs };
}
