import { expect, test } from 'vitest';
import { buildMail } from './mail-templates.ts';

const about = {
	id: 'm',
	to: 'a@b.example',
	topics: [{ kind: 'property', id: 7 }],
	origin: 'https://pn.test',
	siteName: 'PN',
	tokens: { confirm: 'ccc', unsubscribe: 'uuu' },
	content: null,
} as const;

test('asks for a click, with no way to unsubscribe from what has not begun', () => {
	const letter = buildMail({ ...about, kind: 'confirm', language: 'en' });
	expect(letter.text).toContain('https://pn.test/alerts/confirm?token=ccc');
	expect(letter.html).toContain('href="https://pn.test/alerts/confirm?token=ccc"');
	expect(letter.note).not.toHaveProperty('to');
	expect(JSON.stringify(letter.note)).not.toContain('a@b.example');
});

test('an alert says what changed, escaped, and how to stop it', () => {
	const content = {
		kind: 'price',
		name: 'Villa <7>',
		before: '2 ج.م',
		after: '1 ج.م',
		isLess: true,
		address: 'https://pn.test/ar/properties/7',
	} as const;
	const letter = buildMail({ ...about, kind: 'alert', language: 'ar', content });
	expect(letter.subject).toBe('بسعر أقل الآن: Villa <7>');
	expect(letter.html).toContain('Villa &lt;7&gt;');
	expect(letter.html).toContain('dir="rtl"');
	expect(letter.text).toContain('https://pn.test/ar/alerts/unsubscribe?token=uuu');
});

test.each([
	['en', 'about price changes of a home, our newsletter, and new homes of your search.'],
	['ar', 'بخصوص تغيّر سعر وحدة ونشرتنا البريدية والوحدات الجديدة في بحثك.'],
] as const)('asks once for all that waits for the click (%s)', (language, words) => {
	const topics = [
		{ kind: 'property', id: 7 },
		{ kind: 'newsletter' },
		{ kind: 'property', id: 8 },
		{ kind: 'search', address: '/search?purpose=sale' },
	] as const;
	expect(buildMail({ ...about, topics, kind: 'confirm', language }).text).toContain(words);
});
