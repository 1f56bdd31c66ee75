import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { contactUsData } from './contact-us-data.ts';

const { put, read } = testContent();
const site = { origin: 'http://site', settings: {}, forms: { secret: 'secret', challenge: null } };
const request = { locale: 'en', url: new URL('http://site/contact-us'), read, t: readTranslator('en'), site } as PageRequest;

test('shows both phones, e-mail and portal page if they are configured', () => {
	expect(contactUsData(request, null)).toMatchObject({ ways: [], portal: null });
	put('setting', {
		id: 1,
		phone_number: '+201000000001',
		phone_number_2: '+201000000002',
		email: 'hello@example.com',
		property_finder: 'https://portal.example/brokers/pn',
		translations: {},
	});
	const { ways, portal } = contactUsData(request, null);
	const links = ways.map(({ href }) => href.split('?')[0]);
	for (const link of ['tel:+201000000001', 'tel:+201000000002', 'mailto:hello@example.com']) expect(links).toContain(link);
	expect(portal?.to).toBe('https://portal.example/brokers/pn');
});
