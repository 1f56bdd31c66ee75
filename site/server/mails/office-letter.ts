import type { Translate } from '#app/i18n/translate.ts';
import type { Locale } from '#domain/locales.ts';
import type { OutboxHealth } from '#outbox/health.ts';
import { readTranslator } from '../words.ts';
import type { Block, Letter } from './letter.ts';

/** In both languages, because it is not known who reads the office's mail. */
export function writeOfficeLetter(siteName: string, health: OutboxHealth): Letter {
	const [arabic, english] = [readTranslator('ar'), readTranslator('en')];
	const say = (t: Translate, locale: Locale) => listLines(t, health).map((text): Block => ({ kind: 'text', text, locale }));
	return {
		subject: `${english('mails.office.subject')} · ${arabic('mails.office.subject')}`,
		preview: listLines(arabic, health)[0] ?? '',
		heading: arabic('mails.office.subject'),
		blocks: [...say(arabic, 'ar'), { kind: 'text', text: english('mails.office.subject'), locale: 'en' }, ...say(english, 'en')],
		reason: arabic('mails.office.reason', { site: siteName }),
		links: [],
	};
}

function listLines(t: Translate, { available, waiting, refused, dead, oldestWaitingMs }: OutboxHealth): string[] {
	if (!available) return [t('mails.office.disk')];
	const minutes = Math.round((oldestWaitingMs ?? 0) / 60_000);
	return [t('mails.office.undelivered'), t('mails.office.counts', { waiting, minutes, refused, dead }), t('mails.office.list')];
}
