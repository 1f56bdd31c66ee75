import type { PageRequest } from '#app/page-loader.ts';
import { mailHref, whatsAppHref } from '../contact/links.ts';

export type ShareData = {
	url: string;
	title: string;
	whatsApp: string;
	mail: string;
	labels: { share: string; address: string; copy: string; copied: string; whatsApp: string; email: string; print: string | null };
};

/** `title` becomes the text of the shared message. */
export function buildShare(
	{ t }: PageRequest,
	{ title, url, isPrintable = false }: { title: string; url: string; isPrintable?: boolean },
): ShareData {
	return {
		url,
		title,
		whatsApp: whatsAppHref(null, `${title}\n${url}`),
		mail: mailHref('', { subject: title, body: url }),
		labels: {
			share: t('share.share'),
			address: t('share.address'),
			copy: t('share.copy'),
			copied: t('share.copied'),
			whatsApp: t('share.whatsapp'),
			email: t('share.email'),
			print: isPrintable ? t('share.print') : null,
		},
	};
}
