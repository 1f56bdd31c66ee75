import { expect, test } from 'vitest';
import { readTranslator } from '#site/server/words.ts';
import { formatReplyTime } from './reply-time.ts';

test.each([
	[1, 'Usually replies in about 5 minutes', 'الرد عادةً خلال 5 دقائق تقريبًا'],
	[12, 'Usually replies in about 15 minutes', 'الرد عادةً خلال 15 دقيقة تقريبًا'],
	[55, 'Usually replies in about 55 minutes', 'الرد عادةً خلال 55 دقيقة تقريبًا'],
	[56, 'Usually replies in about an hour', 'الرد عادةً خلال ساعة تقريبًا'],
	[120, 'Usually replies in about 2 hours', 'الرد عادةً خلال ساعتين تقريبًا'],
	[290, 'Usually replies in about 5 hours', 'الرد عادةً خلال 5 ساعات تقريبًا'],
	[20 * 60, 'Usually replies in about 20 hours', 'الرد عادةً خلال 20 ساعة تقريبًا'],
	[22 * 60, 'Usually replies within a day', 'الرد عادةً خلال يوم'],
	[2 * 1440, 'Usually replies within 2 days', 'الرد عادةً خلال يومين'],
	[7 * 1440, 'Usually replies within 7 days', 'الرد عادةً خلال 7 أيام'],
	[7 * 1440 + 1, null, null],
	[null, null, null],
] as const)('%s minutes', (minutes, english, arabic) => {
	expect(formatReplyTime({ t: readTranslator('en') }, minutes)).toBe(english);
	expect(formatReplyTime({ t: readTranslator('ar') }, minutes)).toBe(arabic);
});
