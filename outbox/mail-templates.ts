import { escapeMarkup } from '#domain/escape-markup.ts';
import type { Locale } from '#domain/locales.ts';
import type { OutgoingMail } from './mailer.ts';
import type { MailKind, Topic } from './subscriptions.ts';

/** What an alert tells, in finished names and amounts, and the pages it leads to. */
export type AlertContent =
	| { kind: 'price'; name: string; before: string; after: string; isLess: boolean; address: string }
	| { kind: 'sold'; name: string; address: string }
	| { kind: 'new'; search: string; listings: { name: string; price: string; address: string }[]; address: string };

type Subject = {
	id: string;
	kind: MailKind;
	to: string;
	/** Of a mail that asks to confirm, everything that it confirms. */
	topics: readonly Topic[];
	language: Locale;
	content: AlertContent | null;
	origin: string;
	siteName: string;
	tokens: { confirm: string; unsubscribe: string };
};

const words = {
	en: {
		direction: 'ltr',
		topic: { newsletter: 'our newsletter', property: 'price changes of a home', search: 'new homes of your search' },
		confirm: {
			subject: (site: string) => `Please confirm: ${site}`,
			text: (topic: string) => `You asked us to write to you about ${topic}. Confirm with one click and it begins.`,
			link: 'Yes, write to me',
			after: 'If it was not you, do nothing: nothing begins without your click.',
		},
		known: {
			subject: (site: string) => `You are on our list already: ${site}`,
			text: (topic: string) => `You asked us to write to you about ${topic}. You are on the list already; there is nothing to do.`,
		},
		price: {
			less: (name: string) => `Now for less: ${name}`,
			more: (name: string) => `The price changed: ${name}`,
			text: (name: string, before: string, after: string) => `${name} was ${before} and is now ${after}.`,
			link: 'See it',
		},
		sold: {
			subject: (name: string) => `No longer available: ${name}`,
			text: (name: string) => `${name} has been sold or rented.`,
			link: 'See its page',
		},
		new: { subject: (search: string) => `New: ${search}`, text: 'New since we last wrote:', link: 'See the whole search' },
		unsubscribe: 'Stop these mails',
	},
	ar: {
		direction: 'rtl',
		topic: { newsletter: 'نشرتنا البريدية', property: 'تغيّر سعر وحدة', search: 'الوحدات الجديدة في بحثك' },
		confirm: {
			subject: (site: string) => `من فضلك أكّد اشتراكك: ${site}`,
			text: (topic: string) => `طلبت أن نراسلك بخصوص ${topic}. ضغطة واحدة للتأكيد ونبدأ.`,
			link: 'نعم، راسلوني',
			after: 'لو لم تكن أنت من طلب ذلك، تجاهل هذه الرسالة: لا شيء يبدأ بدون ضغطتك.',
		},
		known: {
			subject: (site: string) => `أنت مشترك بالفعل: ${site}`,
			text: (topic: string) => `طلبت أن نراسلك بخصوص ${topic}. أنت مشترك بالفعل ولا يلزمك شيء.`,
		},
		price: {
			less: (name: string) => `بسعر أقل الآن: ${name}`,
			more: (name: string) => `تغيّر السعر: ${name}`,
			text: (name: string, before: string, after: string) => `كان سعر ${name} ‏${before} وأصبح ${after}.`,
			link: 'شاهد الوحدة',
		},
		sold: { subject: (name: string) => `لم تعد متاحة: ${name}`, text: (name: string) => `تم بيع أو تأجير ${name}.`, link: 'شاهد صفحتها' },
		new: { subject: (search: string) => `جديد: ${search}`, text: 'الجديد منذ آخر رسالة:', link: 'شاهد نتائج البحث كلها' },
		unsubscribe: 'إيقاف هذه الرسائل',
	},
} as const;

/** Where the site answers to a token. */
const subscriptionPath = (action: 'confirm' | 'unsubscribe', token: string, language: Locale) =>
	`${language === 'ar' ? '/ar' : ''}/alerts/${action}?token=${token}`;

export function buildMail({ id, kind, to, topics, language, content, origin, siteName, tokens }: Subject): OutgoingMail {
	const say = words[language];
	const kinds = [...new Set(topics.map((topic) => topic.kind))];
	const name = new Intl.ListFormat(language).format(kinds.map((topic) => say.topic[topic]));
	const confirm = origin + subscriptionPath('confirm', tokens.confirm, language);
	const unsubscribe = origin + subscriptionPath('unsubscribe', tokens.unsubscribe, language);
	const stop = { text: say.unsubscribe, address: unsubscribe };
	const make = (subject: string, lines: Line[]): OutgoingMail => ({
		id,
		to,
		subject,
		text: lines.map(({ text, address }) => (address ? `${text}\n${address}` : text)).join('\n\n'),
		html: buildHtml(say.direction, language, lines),
		unsubscribe,
		note: { kind, language, topic: kinds.join(), ...(kind === 'confirm' && { confirm }), unsubscribe },
	});
	if (kind === 'confirm')
		return make(say.confirm.subject(siteName), [
			{ text: say.confirm.text(name) },
			{ text: say.confirm.link, address: confirm },
			{ text: say.confirm.after },
		]);
	if (kind === 'known') return make(say.known.subject(siteName), [{ text: say.known.text(name) }, stop]);
	const { subject, lines } = buildAlert(say, content);
	return make(subject, [...lines, stop]);
}

function buildAlert(say: (typeof words)[Locale], content: AlertContent | null): { subject: string; lines: Line[] } {
	if (!content) throw new Error('an alert that says nothing');
	const { address } = content;
	if (content.kind === 'price') {
		const { name, before, after, isLess } = content;
		const lines = [{ text: say.price.text(name, before, after) }, { text: say.price.link, address }];
		return { subject: isLess ? say.price.less(name) : say.price.more(name), lines };
	}
	if (content.kind === 'sold')
		return { subject: say.sold.subject(content.name), lines: [{ text: say.sold.text(content.name) }, { text: say.sold.link, address }] };
	const listings = content.listings.map(({ name, price, address: page }) => ({ text: `${name} · ${price}`, address: page }));
	return { subject: say.new.subject(content.search), lines: [{ text: say.new.text }, ...listings, { text: say.new.link, address }] };
}

type Line = { text: string; address?: string };

const buildHtml = (direction: string, language: Locale, lines: Line[]) => `<!doctype html>
<html lang="${language}" dir="${direction}"><body style="font:16px/1.6 sans-serif;color:#222">
${lines.map(({ text, address }) => `<p>${address ? `<a href="${escapeMarkup(address)}">${escapeMarkup(text)}</a>` : escapeMarkup(text)}</p>`).join('\n')}
</body></html>`;
