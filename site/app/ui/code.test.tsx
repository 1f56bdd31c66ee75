import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WithCodes } from './code.tsx';

test('references stay left to right and unbroken; the text is unchanged', () => {
	const sentence = 'غيّرت موعد معاينة FST-APT-1101 إلى 2:00 م (PN-VZ2R-DN28).';
	const html = renderToStaticMarkup(<WithCodes>{sentence}</WithCodes>);
	expect(html.match(/<bdi dir="ltr"[^>]*>[^<]+/g)?.map((code) => code.replace(/.*>/, ''))).toEqual(['FST-APT-1101', 'PN-VZ2R-DN28']);
	expect(html.replace(/<[^>]+>/g, '')).toBe(sentence);
});
