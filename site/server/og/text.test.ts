import { describe, expect, test } from 'vitest';
import { drawText, fitText } from './text.ts';

const style = { size: 40, width: 500, weight: 600, color: '#ffffff' } as const;
const size = async (text: string, locale: 'en' | 'ar') => drawText([{ text }], { ...style, locale });

describe('text as an image', () => {
	test('joins Arabic letters', async () => {
		const [joined, apart] = [await size('كمبوند', 'ar'), await size([...'كمبوند'].join('\u200c'), 'ar')];
		expect(apart?.width).toBeGreaterThan((joined?.width ?? 0) * 1.15);
	});

	test('wraps long names within the width', async () => {
		const name = 'A home with a garden and a roof in the quietest street of the settlement';
		const [one, many] = [await size('A home', 'en'), await size(name, 'en')];
		expect(many?.width).toBeLessThanOrEqual(style.width);
		expect(many?.height).toBeGreaterThan((one?.height ?? 0) * 2);
	});

	test('escapes markup', async () => {
		expect((await size('<b>A & B</b>', 'en'))?.width).toBeGreaterThan((await size('A B', 'en'))?.width ?? 0);
	});

	test.each([
		['en', 'A very long name that an editor wrote '.repeat(6)],
		['ar', 'اسم طويل جدًا كتبه محرر الموقع في يوم '.repeat(6)],
		['en', 'Unbreakable'.repeat(20)],
	] as const)('cuts what does not fit (%s)', async (locale, text) => {
		const { size: _, ...rest } = style;
		const block = await fitText(text, { ...rest, locale, sizes: [50, 40, 32], height: 150 });
		expect(block?.height).toBeGreaterThan(60);
		expect(block?.height).toBeLessThanOrEqual(150);
	});

	test('returns null for empty text', async () => {
		expect(await size(' ', 'en')).toBeNull();
	});
});
