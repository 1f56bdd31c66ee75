import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import type { Agent } from '#content/entities/people.ts';
import { readTranslator } from '#site/server/words.ts';
import { formatReply, formatReplyTime } from './reply-time.ts';

test.each([
	[1, 'Replies in about 5\u00a0minutes', 'الرد خلال 5\u00a0دقائق تقريبًا'],
	[12, 'Replies in about 15\u00a0minutes', 'الرد خلال 15\u00a0دقيقة تقريبًا'],
	[55, 'Replies in about 55\u00a0minutes', 'الرد خلال 55\u00a0دقيقة تقريبًا'],
	[56, 'Replies in about an hour', 'الرد خلال ساعة تقريبًا'],
	[120, 'Replies in about 2 hours', 'الرد خلال ساعتين تقريبًا'],
	[290, 'Replies in about 5 hours', 'الرد خلال 5 ساعات تقريبًا'],
	[20 * 60, 'Replies in about 20 hours', 'الرد خلال 20 ساعة تقريبًا'],
	[22 * 60, 'Replies within a day', 'الرد خلال يوم'],
	[2 * 1440, 'Replies within 2\u00a0days', 'الرد خلال يومين'],
	[7 * 1440, 'Replies within 7\u00a0days', 'الرد خلال 7\u00a0أيام'],
	[7 * 1440 + 1, null, null],
	[null, null, null],
] as const)('%s minutes', (minutes, english, arabic) => {
	expect(formatReplyTime({ t: readTranslator('en') }, minutes)).toBe(english);
	expect(formatReplyTime({ t: readTranslator('ar') }, minutes)).toBe(arabic);
});

const hours = { from: '10:00', to: '18:00' };
const office = ['sunday', 'monday', 'wednesday', 'thursday'].map((day) => ({ day, ...hours }));

test.each([
	['2026-11-18T12:00:00+02:00', 10, 'Replies in about 10\u00a0minutes', 'الرد خلال 10\u00a0دقائق تقريبًا'],
	['2026-11-18T18:00:00+02:00', 10, 'Back tomorrow at 10:00\u00a0am', 'الرد غدًا بدءًا من 10:00\u00a0ص'],
	['2026-11-19T07:00:00+02:00', 10, 'Back today at 10:00\u00a0am', 'الرد اليوم بدءًا من 10:00\u00a0ص'],
	['2026-11-19T23:30:00+02:00', 120, 'Back on Sunday at 10:00\u00a0am', 'الرد يوم الأحد بدءًا من 10:00\u00a0ص'],
	['2026-11-18T23:30:00+02:00', 2 * 1440, 'Replies within 2\u00a0days', 'الرد خلال يومين'],
	['2026-11-18T23:30:00+02:00', null, 'Back tomorrow at 10:00\u00a0am', 'الرد غدًا بدءًا من 10:00\u00a0ص'],
	['2026-11-18T12:00:00+02:00', null, 'Here today until 6:00\u00a0pm', 'الرد اليوم حتى 6:00\u00a0م'],
	['2026-11-18T12:00:00+02:00', 8 * 1440, 'Here today until 6:00\u00a0pm', 'الرد اليوم حتى 6:00\u00a0م'],
] as const)('at %s no reply is promised in minutes', (moment, reply_minutes, english, arabic) => {
	const say = (locale: 'en' | 'ar', own: typeof office) => {
		const request = { locale, t: readTranslator(locale), read: { setting: () => ({ opening_times: office }) } } as unknown as PageRequest;
		return formatReply(request, { reply_minutes, opening_times: own } as unknown as Agent, new Date(moment));
	};
	expect([say('en', []), say('ar', [])]).toEqual([english, arabic]);
	expect(say('en', office)).toBe(english);
});
