import { expect, test } from 'vitest';
import { safeHtml } from '#content/entities/safe-html.ts';
import { showPictures } from './show-pictures.ts';

const known = '0d8f4a60-1111-4222-8333-444455556666';
const file = { id: known, version: '0a1b2c3d', width: 1200, height: 800, placeholder: null };

const show = (html: string, alt = '') => {
	const read = { photo: (id: string | null) => (id === known ? { ...file, alt } : null) };
	return showPictures({ read, locale: 'en' } as unknown as Parameters<typeof showPictures>[0], safeHtml(html));
};

test('our pictures use the image proxy, lazily, with size and alt text', () => {
	const shown = show(
		`<p><img src="https://cms.example.com/assets/${known}?width=800&height=533" alt="A &quot;garden&quot;" onload="x()"></p>`,
	);
	expect(shown).toContain(`src="/_images/1280/${known}-0a1b2c3d.webp"`.replace('1280', '1024'));
	expect(shown).toContain('width="1200" height="800" alt="A &quot;garden&quot;" loading="lazy"');
	expect(shown).not.toMatch(/onload|cms\.example\.com|data-file/);
});

test('the file’s own alt text wins and is escaped', () => {
	expect(show(`<img src="/assets/${known}" alt="IMG_2041">`, 'Sea "view" <b>')).toContain('alt="Sea &quot;view&quot; &lt;b&gt;"');
});

test('drops files that are not public', () => {
	expect(show('<p>a<img src="/assets/ffffffff-1111-4222-8333-444455556666" alt="x">b</p>')).toBe('<p>ab</p>');
});
