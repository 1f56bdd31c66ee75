import { expect, test } from 'vitest';
import { copyPage, dateCopy, listHomes } from './page-copy.ts';

const photo = (id: number) =>
	`<img srcSet="/_images/320/${id}-a.webp 320w, /_images/640/${id}-a.webp 640w, /_images/1280/${id}-a.webp 1280w"/>`;
const page = `<html lang="en" data-first-view><head><title>Villa &amp; garden | PN</title>
<link rel="preload" as="fetch" href="/_i18n/1/en.json" data-messages="true"/><link rel="preload" as="font" href="/assets/latin-1.woff2"/>
<link disabled rel="stylesheet" href="/assets/site-1.css" fetchPriority="low"/><script type="application/ld+json">{"a":"</b>"}</script></head>
<body><main id="main">${[1, 2, 3, 4, 5, 6].map(photo).join('')}</main><script>window.x = 1 < 2</script><script type="module" async="">import "/assets/root-1.js"</script></body></html>`;

test('drops scripts and lists styles and first photographs', () => {
	const { html, title, styles, photos } = copyPage(page);
	expect(html).not.toMatch(/<script|modulepreload|_i18n|\.js/);
	expect(html).toContain('<html lang="en"><head>');
	expect(html).toMatch(/<style>[^<]*\[data-asks\],[^{}]*#plan div:empty[^}]*\{display:none/);
	expect(title).toBe('Villa &amp; garden');
	expect(styles).toEqual(['/assets/latin-1.woff2', '/assets/site-1.css']);
	expect(photos).toEqual([1, 2, 3, 4, 5].map((id) => `/_images/640/${id}-a.webp`));
});

const offline = `<main id="main"><aside data-notice="true" hidden="" class="x"><p>From __day__</p></aside><a href="/ar/offline">ع</a><a href="__here__">Again</a>
<ul><template><li><a href="__to__"><img src="__photo__"/>__title__</a></li></template></ul></main></body>`;

test('the offline page lists stored homes and links to the requested page', () => {
	const homes = [{ to: '/en/properties/7', title: 'Villa $& &amp; __to__', photo: '/_images/640/1-a.webp' }];
	const html = listHomes(offline, '/search', homes);
	expect(html).toContain('<ul><li><a href="/en/properties/7"><img src="/_images/640/1-a.webp"/>Villa $& &amp; __to__</a></li></ul>');
	expect(html).toContain('<a href="/ar/search">ع</a><a href="">Again</a>');
	expect(listHomes(offline, '/ar', [])).toContain('<ul></ul>');
});

test('adds a notice with the date of the copy', () => {
	expect(copyPage(page).html).toMatch(/<style>[^<]*\[data-notice\]\{background:/);
	expect(dateCopy(copyPage(page).html, offline, '17 November')).toMatch(
		/<main id="main"><aside data-notice="true" {2}class="x"><p>From 17 November<\/p><\/aside><img/,
	);
});
