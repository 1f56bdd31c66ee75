import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { openSearch } from '#catalogue/open-search.ts';
import type { Locale } from '#domain/locales.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { readSearch } from '../search/address.ts';
import { unreadAmounts } from '../search/unread-amounts.ts';
import { payAnswer } from './pay-answer.ts';
import { payGroup, payName } from './pay-data.ts';
import { PaySentence } from './pay-sentence.tsx';

const { content, put, read } = testContent();
put('location', samples.location);
put('area', samples.area);
put('payment_plan', {
	...{ id: 1, down_payment_percent: 10, years: 8, frequency: 'monthly' },
	translations: { en_US: { name: '10% and 8\u00a0years' }, ar_EG: { name: 'مقدم 10% على 8 سنين' } },
});
put(
	'property',
	...[4, 6, 9].map((millions, index) =>
		samples.property(index + 1, { price: millions * 1_000_000, market: 'primary', payment_plans: [1] }),
	),
	samples.property(9, { purpose: 'rent', price: 20_000 }),
);
const search = openSearch(content.replica);

function ask(query: string, locale: Locale = 'en') {
	const request = { locale, read, t: readTranslator(locale), site: { search } } as unknown as PageRequest;
	const address = new URLSearchParams(query);
	const { search: asked, ignored } = readSearch(address);
	const group = payGroup(request, asked.filters, unreadAmounts(address, ignored));
	const html = renderToStaticMarkup(<PaySentence group={group} id="pay" level="p" />);
	return {
		group,
		html,
		sentence: html.replace(/<input[^>]*value="([^"]*)"[^>]*>/g, '[$1]').replace(/<[^>]*>/g, ' '),
		answer: payAnswer(request, asked.filters),
		name: payName(request, asked.filters),
	};
}
const words = (text: string) => text.replace(/\s+/g, ' ').trim();

test('is a sentence with three fields in each language', () => {
	expect(words(ask('down=1m&monthly=60k&pay-years=8').sentence)).toContain(
		'I can pay EGP [1,000,000] now and EGP [60,000] a month for [8] years',
	);
	expect(words(ask('down=١٫٥\u00a0مليون&monthly=60\u00a0ألف&pay-years=٨', 'ar').sentence)).toContain(
		'أدفع ج.م [1,500,000] مقدمًا، و ج.م [60,000] كل شهر، على [8] سنوات',
	);
	expect(words(ask('pay-years=1', 'ar').sentence)).toContain('على [1] سنة');
	expect(words(ask('pay-years=2', 'ar').sentence)).toContain('على [2] سنتين');
	expect(words(ask('pay-years=12', 'ar').sentence)).toContain('على [12] سنة');
});

test('keeps invalid input, with its error', () => {
	const { group, html } = ask('down=lots&monthly=60k&pay-years=many');
	expect(group.fields.map(({ value, problem }) => [value, problem !== null])).toEqual([
		['lots', true],
		['60,000', false],
		['many', true],
	]);
	expect(html).toMatch(/aria-invalid="true" aria-describedby="pay-down"/);
	expect(html).toMatch(/<p id="pay-down" [^>]*><strong>I can pay … now: <\/strong>We can’t read this as an amount/);
	expect(html).toMatch(/<p id="pay-pay-years" [^>]*><strong>for … years: <\/strong>Enter a number/);
	expect(html).not.toContain('id="pay-monthly"');
	const endless = ask(`down=${'9'.repeat(100_000)}&monthly="><script>`);
	expect(endless.html.length).toBeLessThan(8000);
	expect(endless.html).not.toContain('<script>');
});

test('tells how many homes, up to which price, and the effect of other amounts', () => {
	expect(ask('pay-years=8').answer).toEqual({ count: '3 homes', upTo: null, around: null });
	expect(ask('down=1m&monthly=60k').answer).toMatchObject({
		count: '2 homes',
		upTo: 'Priced up to about EGP\u00a06M',
		around: {
			terms: '1M now',
			steps: [
				{ text: '45K a month', count: '1 home', share: 33, isChosen: false },
				{ text: '60K a month', count: '2 homes', share: 67, isChosen: true },
				{ text: '80K a month', count: '2 homes', isChosen: false },
				{ text: '100K a month', count: '3 homes', share: 100, isChosen: false },
			],
		},
	});
	expect(ask('down=1&monthly=1').answer).toMatchObject({ count: 'No homes', upTo: null });
	expect(ask('monthly=999999999999').answer.around?.steps.map(({ value }) => value)).toEqual(['500000', '999999999999']);
	expect(ask('purpose=rent&down=1m').answer.count).toBe('3 homes');
});

test('without input shows no count', () => {
	const { answer, group } = ask('price=-5m');
	expect(answer).toEqual({ count: null, upTo: null, around: null });
	const html = renderToStaticMarkup(<PaySentence group={group} first={answer} id="pay" level="p" />);
	expect(words(html.replace(/<[^>]*>/g, ' '))).toMatch(/Fill in what suits you$/);
	expect(ask('', 'ar').group.labels.fillIn).toBe('اكتب ما يناسبك');
});

test('has a short form for a closed control', () => {
	expect(ask('down=1m&monthly=60k&pay-years=8').name).toBe('1M + 60K a month');
	expect(ask('monthly=60k', 'ar').name).toBe('60\u00a0ألف شهريًا');
	expect(ask('pay-years=8').name).toBe('8\u00a0years');
	expect(ask('').name).toBeNull();
});
