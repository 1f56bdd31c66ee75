import { expect, test } from 'vitest';
import { countCompared, isCounted, readFilters, readPageFacts, readReferrer } from './page-facts.ts';

const origin = 'https://pn.example';
const shown = (path: string, canonical: string | null = path, title = 'A page') => ({
	address: origin + path,
	canonical: canonical && origin + canonical,
	title,
});

test('sends the canonical address without its query', () => {
	expect(readPageFacts(shown('/project/1001?from=mail', '/en/compounds/1001'))).toEqual({ url: '/en/compounds/1001', title: 'A page' });
	expect(readPageFacts(shown('/search?q=my+name')).url).toBe('/search');
	expect(readPageFacts(shown('/alerts/confirm?token=secret')).url).toBe('/alerts/confirm');
});

test('keeps campaign parameters and nothing else', () => {
	expect(readPageFacts(shown('/blog?utm_source=mail&fbclid=1&utm_id=7&utm_campaign=launch')).url).toBe(
		'/blog?utm_source=mail&utm_campaign=launch',
	);
});

test('never sends a reference', () => {
	expect(readPageFacts(shown('/ar/received/PN-7K4M-2QXR')).url).toBe('/ar/received');
	expect(readReferrer(`${origin}/received/PN-7K4M-2QXR?search=x`, origin)).toBe('/received');
	const missing = shown('/received/PN-0000-0000', null, '404 - Page not found: /received/PN-0000-0000');
	expect(readPageFacts(missing)).toEqual({ url: '/received', title: '404' });
});

test('sends the referring page of other sites, and nothing for an invalid address', () => {
	expect(readReferrer('https://search.example/find?q=my+name', origin)).toBe('https://search.example/find');
	expect([readReferrer('', origin), readReferrer('about', origin)]).toEqual(['', '']);
});

test('does not count staff pages', () => {
	expect(['/admin/search', '/ar/admin/search', '/administration', '/'].map((path) => isCounted(shown(path)))).toEqual([
		false,
		false,
		true,
		true,
	]);
});

test('sends filters of a search, but no words or positions', () => {
	expect(readFilters(shown('/search?purpose=sale&type=villa,duplex&near=30.0,31.2,5&text=SHZ-APT-1011&page=2'))).toEqual({
		purpose: 'sale',
		type: 'villa,duplex',
	});
	expect([readFilters(shown('/search?text=SHZ-APT-1011')), readFilters(shown('/blog?type=villa')), readFilters(shown('/x', null))]).toEqual(
		[null, null, null],
	);
});

test('a search equal to a landing page has its own address, and the landing page counts as a page', () => {
	const landing = '/for-sale/villas/new-cairo';
	const searched = shown('/search?purpose=sale&type=villa&utm_source=mail&fbclid=x1', landing);
	expect([readFilters(searched), readFilters(shown(landing))]).toEqual([{ purpose: 'sale', type: 'villa' }, null]);
});

test('a comparison has two homes or more', () => {
	expect(
		['/compare?ids=1,2,3', '/compare?ids=1&ids=2', '/compare?ids=1', '/compare', '/search?ids=1,2'].map((path) =>
			countCompared(shown(path)),
		),
	).toEqual([3, 2, null, null, null]);
});
