import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { receivedData } from './received-data.ts';
import { receipt } from './test-receipt.ts';

const { put, read } = testContent();
put('location', samples.location);
put('area', samples.area);
put('property', ...[1, 2, 3].map((id) => samples.property(id, { reference: `FST-APT-${id}` })));

const received = (query: string, locale: 'en' | 'ar' = 'en') =>
	receivedData(
		{
			locale,
			t: readTranslator(locale),
			read,
			url: new URL(`http://pn.test/received/PN-1${query}`),
			site: { settings: {}, origin: 'http://pn.test' },
		} as unknown as PageRequest,
		{ ...receipt, intent: 'question', times: ['any'] },
	);

test('shows the homes that were sent to an agent', () => {
	const { homes } = received('?ids=3,1,2');
	expect(homes?.cards.map(({ reference }) => reference)).toEqual(['FST-APT-3', 'FST-APT-1', 'FST-APT-2']);
	expect(homes?.title).toBe('The 3 properties you asked about');
	expect(received('?ids=1,2', 'ar').homes?.title).toBe('العقاران اللذان سألت عنهما');
	for (const query of ['', '?ids=<b>', '?ids=999', '?ids=1']) expect(received(query).homes).toBeNull();
});

test('says that one agent answers for several homes, and links back to them', () => {
	expect(received('?ids=3,1,2').next?.steps[0]).toBe('One agent will take all of them and reply to you.');
	expect(received('?ids=3,1,2', 'ar').back).toEqual({ href: '/ar/compare?ids=3,1,2', text: 'العودة إلى هذه العقارات' });
	expect(received('?ids=1')).toMatchObject({
		back: { href: '/search' },
		next: { steps: ['Our team will read your request.', expect.anything()] },
	});
});
