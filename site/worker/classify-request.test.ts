import { expect, test } from 'vitest';
import { siteMap } from '../app/site-map.ts';
import { classifyRequest, homeKey, photoKey } from './classify-request.ts';

const origin = 'https://pn.example';
const opened = (path: string, method = 'GET') => classifyRequest({ method, mode: 'navigate', url: origin + path }, origin);
const loaded = (path: string) => classifyRequest({ method: 'GET', mode: 'no-cors', url: new URL(path, origin).href }, origin);

test('leaves staff pages and visitors’ answers to the browser in every language', () => {
	const untouched = siteMap.filter(({ page }) => /^(admin|received|alerts)/.test(page)).flatMap(({ paths }) => paths);
	expect(untouched).toHaveLength(6);
	for (const path of untouched)
		for (const prefix of ['', '/en', '/ar']) expect(opened(prefix + path.replace(':id', 'PN-7K4M-2QXR')), path).toBeNull();
	for (const path of ['/admin', '/ar/admin/anything', '/staff', '/properties/1001?preview=true']) expect(opened(path), path).toBeNull();
});

test('leaves POST and non-pages to the browser', () => {
	for (const path of ['/contact-us', '/favorites', '/ar/list-your-property']) expect(opened(path, 'POST'), path).toBeNull();
	for (const path of ['/_currency', '/sitemap.xml', '/no-such-page', '/films/1', '/ar/blog/atom.xml'])
		expect(opened(path), path).toBeNull();
	expect(classifyRequest({ method: 'GET', mode: 'navigate', url: 'https://elsewhere.example/' }, origin)).toBeNull();
});

test('handles every other page, styles and photographs', () => {
	for (const path of ['/', '/ar', '/search?page=2', '/ar/properties/1011-x', '/favorites']) expect(opened(path), path).toBe('page');
	expect(loaded('/assets/site-BEVpSLaR.css')).toBe('style');
	expect(loaded('/assets/readex-pro-latin-wght-normal--ekFhJJC.woff2')).toBe('style');
	expect(loaded('/_images/1280/188752f1-67639a14.webp')).toBe('photo');
});

test('ignores scripts, data and form answers', () => {
	for (const path of [
		'/assets/shell-hi2Sr4uM.js',
		'/search.data',
		'/_i18n/x/en.json',
		'/forms/problems.json',
		'/builds/latest.json',
		'/_errors',
	])
		expect(loaded(path), path).toBeNull();
});

test('stores a home once per language, whatever its slug', () => {
	for (const path of ['/properties/1011', '/property/1011-villa', '/en/properties/1011-villa'])
		expect(homeKey(path)).toBe('/en/properties/1011');
	expect(homeKey('/ar/properties/1011-%D9%81')).toBe('/ar/properties/1011');
	for (const path of ['/compounds/1011', '/properties', '/properties/x', '/search']) expect(homeKey(path), path).toBeNull();
});

test('stores a photograph at one width', () => {
	expect(photoKey('/_images/640/188752f1-67639a14.webp')).toBe('/188752f1-67639a14.webp');
	expect(photoKey('/_images/640/../x.webp')).toBeNull();
});
