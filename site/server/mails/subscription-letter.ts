import { listFormat } from '#app/i18n/intl-formats.ts';
import { localePath } from '#app/i18n/locale-paths.ts';
import { locales } from '#domain/locales.ts';
import type { AlertContent, MailToWrite, SubscriptionMailKind } from '#outbox/mail-kinds.ts';
import type { MailContext } from './home.ts';
import { type Block, clipLine, type Letter, type Link } from './letter.ts';

type SubscriptionMail = Extract<MailToWrite, { kind: SubscriptionMailKind }>;

/** Confirmations and alerts, each with links to change or stop them. */
export function writeSubscriptionLetter(context: MailContext & { siteName: string }, { kind, topics, content, tokens }: SubscriptionMail) {
	const { locale, t, origin, siteName } = context;
	const buildAddress = (page: 'confirm' | 'manage' | 'unsubscribe', token: string) =>
		`${origin}${localePath(`/alerts/${page}`, locale)}?token=${token}`;
	const addresses = {
		confirm: buildAddress('confirm', tokens.confirm),
		manage: buildAddress('manage', tokens.unsubscribe),
		unsubscribe: buildAddress('unsubscribe', tokens.unsubscribe),
	};
	const kinds = [...new Set(topics.map((topic) => topic.kind))];
	const topic = listFormat(locales[locale].format).format(kinds.map((one) => t(`mails.topic.${one}`)));
	const ways: Link[] = [
		...(kinds.includes('search') ? [{ text: t('mails.manage'), address: addresses.manage }] : []),
		{ text: t('mails.stop'), address: addresses.unsubscribe },
	];
	const reason = t('mails.reason.subscription', { topic, site: siteName });
	const write = (): Letter => {
		if (kind === 'confirm')
			return {
				subject: t('mails.confirm.subject', { site: siteName }),
				preview: t('mails.confirm.text', { topic }),
				heading: t('mails.confirm.heading'),
				blocks: [
					{ kind: 'text', text: t('mails.confirm.text', { topic }) },
					{ kind: 'buttons', buttons: [{ text: t('mails.confirm.button'), address: addresses.confirm }] },
					{ kind: 'text', text: t('mails.confirm.after') },
				],
				reason: '',
				links: [],
			};
		if (kind === 'known')
			return {
				subject: t('mails.known.subject', { site: siteName }),
				preview: t('mails.known.text', { topic }),
				heading: t('mails.known.heading'),
				blocks: [{ kind: 'text', text: t('mails.known.text', { topic }) }],
				reason: '',
				links: ways,
			};
		if (!content) throw new Error('an alert without content');
		return { ...writeAlert(context, content), reason, links: ways };
	};
	const note = { kind, language: locale, topic: kinds.join(), ...(kind === 'confirm' && { confirm: addresses.confirm }) };
	return {
		letter: write(),
		list: { name: kinds.join() === 'newsletter' ? ('newsletter' as const) : ('alerts' as const), unsubscribe: addresses.unsubscribe },
		note: { ...note, unsubscribe: addresses.unsubscribe },
	};
}

function writeAlert({ t }: MailContext, content: AlertContent): Omit<Letter, 'reason' | 'links'> {
	if (content.kind === 'new') {
		const { search, count, homes, address } = content;
		const name = clipLine(search, 120);
		return {
			subject: t('mails.new.subject', { count, search: name }),
			preview: homes.map((home) => `${home.name}: ${home.price}`).join(' · '),
			heading: t('mails.new.heading', { count }),
			blocks: [
				{ kind: 'text', text: name },
				...homes.map((home): Block => ({ kind: 'home', home })),
				{ kind: 'buttons', buttons: [{ text: t('mails.new.button', { count }), address }] },
			],
		};
	}
	const { home } = content;
	const name = clipLine(home.name, 100);
	if (content.kind === 'sold') {
		const key = content.isRented ? 'rented' : 'sold';
		return {
			subject: t(`mails.${key}.subject`, { name }),
			preview: t(`mails.${key}.text`),
			heading: t(`mails.${key}.heading`),
			blocks: [
				{ kind: 'home', home },
				{ kind: 'text', text: t(`mails.${key}.text`) },
				{ kind: 'buttons', buttons: [{ text: t('mails.sold.button'), address: home.address }] },
			],
		};
	}
	return {
		subject: t(content.isLess ? 'mails.price.subjectLess' : 'mails.price.subjectMore', { name, price: home.price }),
		preview: [home.difference, t('mails.price.was', { before: home.before ?? '', after: home.price })].filter(Boolean).join(' · '),
		heading: t(content.isLess ? 'mails.price.headingLess' : 'mails.price.headingMore'),
		blocks: [
			{ kind: 'home', home },
			{ kind: 'buttons', buttons: [{ text: t('mails.price.button'), address: home.address }] },
		],
	};
}
