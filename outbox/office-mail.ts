import { randomUUID } from 'node:crypto';
import type { OutboxHealth } from './health.ts';
import type { OutgoingMail } from './mailer.ts';

/** In both languages, since it goes to whoever reads the office's mail. Nothing of what visitors wrote. */
export function buildOfficeMail(to: string, { waiting, refused, dead, available, oldestWaitingMs }: OutboxHealth): OutgoingMail {
	const minutes = Math.round((oldestWaitingMs ?? 0) / 60_000);
	const english = available
		? [
				'Requests of visitors do not reach Directus. They are kept on the site and are tried again and again; nothing is lost.',
				`Waiting: ${waiting}, the oldest for ${minutes} minutes. Refused by Directus: ${refused}. Given up: ${dead}.`,
				'Whoever looks after the site sees the reasons with: npm run outbox -- list',
			]
		: ['The site cannot take requests of visitors: its disk is full or cannot be written. Visitors are told so and asked to call.'];
	const arabic = available
		? [
				'طلبات الزوار لا تصل إلى لوحة الإدارة. الطلبات محفوظة على الموقع وتُعاد المحاولة باستمرار، ولا يضيع منها شيء.',
				`في الانتظار: ${waiting}، وأقدمها منذ ${minutes} دقيقة. مرفوض: ${refused}. توقفت محاولته: ${dead}.`,
				'يرى مسؤول الموقع الأسباب بالأمر: npm run outbox -- list',
			]
		: ['لا يستطيع الموقع استقبال طلبات الزوار: مساحة التخزين ممتلئة أو لا يمكن الكتابة عليها. يظهر ذلك للزوار ويُطلب منهم الاتصال.'];
	const paragraphs = (lines: string[], direction: string) =>
		`<div dir="${direction}">${lines.map((line) => `<p>${line}</p>`).join('')}</div>`;
	return {
		id: randomUUID(),
		to,
		subject: 'Requests of visitors are not delivered · طلبات الزوار لا تصل',
		text: [...english, '', ...arabic].join('\n\n'),
		html: `<!doctype html><html lang="en"><body>${paragraphs(english, 'ltr')}${paragraphs(arabic, 'rtl')}</body></html>`,
		replyTo: null,
		list: null,
		note: { kind: 'office', waiting, refused, dead, available },
	};
}
