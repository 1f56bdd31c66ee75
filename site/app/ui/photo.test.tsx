import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Photo } from './photo.tsx';

const file = {
	id: 'id',
	version: '0a1b2c3d',
	width: 700,
	height: 500,
	alt: 'Pool & garden',
	placeholder: 'data:image/webp;base64,UklGRg==',
};

test('works without a script and causes no layout shift', () => {
	const html = renderToStaticMarkup(<Photo file={file} sizes="50vw" className="rounded-lg" />);
	for (const part of [
		'loading="lazy"',
		'decoding="async"',
		'width="700"',
		'height="500"',
		'alt="Pool &amp; garden"',
		'sizes="50vw"',
		'/_images/768/id-0a1b2c3d.webp 700w',
		'src="/_images/768/id-0a1b2c3d.webp"',
		'background-image:url(data:image/webp;base64,UklGRg==)',
		'background-size:cover',
		'rounded-lg',
	])
		expect(html).toContain(part);
	expect(html).not.toContain('fetchPriority');
});

test('the priority photo is loaded first', () => {
	const html = renderToStaticMarkup(<Photo file={file} sizes="100vw" priority />);
	expect(html).toContain('loading="eager"');
	expect(html).toMatch(/<img[^>]*fetchpriority="high"/i);
});

test('ignores an invalid placeholder', () => {
	for (const placeholder of [null, 'https://evil.example/a.png', 'data:image/webp;base64,AA);color:red'])
		expect(renderToStaticMarkup(<Photo file={{ ...file, placeholder }} sizes="50vw" />)).not.toContain('style');
});

test('an unknown size is not claimed', () => {
	expect(renderToStaticMarkup(<Photo file={{ ...file, width: 0, height: 0 }} sizes="50vw" />)).not.toMatch(/ (width|height)=/);
});

test('without a photo shows a decorative house', () => {
	const html = renderToStaticMarkup(<Photo file={null} sizes="50vw" className="aspect-3/2" />);
	expect(html).toMatch(/^<span class="[^"]*bg-stone[^"]*aspect-3\/2" aria-hidden="true"><svg /);
	expect(html).not.toContain('<img');
});
