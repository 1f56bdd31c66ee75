import { expect, test } from 'vitest';
import { readTranslator } from '#site/server/words.ts';
import { formatReplyTime } from './reply-time.ts';

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
