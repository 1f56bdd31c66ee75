import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteMap } from '#app/site-map.ts';
import { acceptedAt, isLarge } from './accepted-bodies.ts';

const folder = new URL('../../app/pages/', import.meta.url);
const pagesWithAction = readdirSync(folder).flatMap((file) =>
	/export (?:async function|const|function) action\b/.test(file.endsWith('.tsx') ? readFileSync(new URL(file, folder), 'utf8') : '')
		? [file.replace('.tsx', '')]
		: [],
);

test('pages with an action accept POST in every language, others do not', () => {
	for (const { page, paths } of siteMap)
		for (const path of paths.map((pattern) => pattern.replace(':id', '1011-villa')))
			for (const address of [path, `/en${path}`, `/ar${path}`, `${path}/`, path.toUpperCase()])
				expect(acceptedAt(address) !== null, address).toBe(pagesWithAction.includes(page));
});

test('changes at the counter are accepted in every language', () => {
	for (const path of ['/admin/change.json', '/ar/admin/change.json'])
		expect(acceptedAt(path), path).toMatchObject({ isForm: true, bytes: 32_000 });
	for (const path of ['/admin/search.csv', '/admin/search.data', '/admin/changexjson']) expect(acceptedAt(path), path).toBeNull();
});

test('form steps are accepted in every language', () => {
	for (const path of ['/forms/list-property.json', '/ar/forms/list-property.json']) expect(acceptedAt(path), path).not.toBeNull();
	for (const path of ['/forms/problems.json', '/forms/list-property-json']) expect(acceptedAt(path), path).toBeNull();
});

test('nothing else accepts POST, including data requests', () => {
	for (const path of [
		'/',
		'/healthz',
		'/contact-us.data',
		'/en/contact-us/x',
		'/fr/contact-us',
		'/_uploads/x.jpg',
		'/favorites/_.data',
		'/x/favorites',
	])
		expect(acceptedAt(path), path).toBeNull();
});

test('only forms with files count as large', () => {
	const [contact, listing] = [acceptedAt('/contact-us'), acceptedAt('/ar/list-your-property')];
	if (!contact || !listing) throw new Error('forms take bodies');
	expect([isLarge(contact, null), isLarge(contact, 1e9)]).toEqual([false, false]);
	expect([isLarge(listing, null), isLarge(listing, 5_000_000), isLarge(listing, 5000)]).toEqual([true, true, false]);
});
