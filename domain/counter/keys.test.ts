import { describe, expect, test } from 'vitest';
import { codeKeys, emailKeys, nameKeys, phoneKeys, wordKeys } from './keys.ts';
import { meetsAllTerms, QUESTION_MOST, readQuestion } from './question.ts';

const finds = (typed: string, keys: string[]) => meetsAllTerms(readQuestion(typed), keys);

describe('a phone is found in any format', () => {
	const egyptian = ['+201002345678', '0100 234 5678', '٠١٠٠٢٣٤٥٦٧٨', '0020 100 234 5678', '201002345678', '(0100) 234-5678', '۰۱۰۰۲۳۴۵۶۷۸'];

	test.each(egyptian)('typed as %s, stored as any other', (typed) => {
		for (const stored of egyptian) expect(finds(typed, phoneKeys(stored)), stored).toBe(true);
		expect(finds(typed, phoneKeys('+201002345679'))).toBe(false);
	});

	test.each(['0100 234', '٠١٠٠', '+20 100 2', '5678', '345678', '100234'])('by a part of it: %s', (typed) => {
		expect(finds(typed, phoneKeys('+201002345678'))).toBe(true);
		expect(finds(typed, phoneKeys('+201129999111'))).toBe(false);
	});

	test('from abroad, a landline, and two in one field', () => {
		expect(finds('+971 50 123 4567', phoneKeys('00971501234567'))).toBe(true);
		expect(finds('02 2735 1234', phoneKeys('+20227351234'))).toBe(true);
		for (const typed of ['01001112223', '01223334445']) expect(finds(typed, phoneKeys('0100 111 2223 / 0122 333 4445'))).toBe(true);
	});

	const landline = ['+20227351234', '02 2735 1234', '0020 2 2735 1234', '+20 (02) 2735-1234', '227351234', '2735 1234', '٢٧٣٥١٢٣٤'];

	test.each(landline)('a landline of Cairo typed as %s, stored as any other', (typed) => {
		for (const stored of landline) expect(finds(typed, phoneKeys(stored)), stored).toBe(true);
		expect(finds(typed, phoneKeys('+20227351235'))).toBe(false);
	});

	const provincial = ['+20402731234', '040 273 1234', '20402731234', '402731234', '273 1234'];

	test.each(provincial)('a landline of another city typed as %s, stored as any other', (typed) => {
		for (const stored of provincial) expect(finds(typed, phoneKeys(stored)), stored).toBe(true);
	});

	test.each(['03 485 1234', '+20 3 4851234', '4851234', '0020 3 485 1234'])('a landline of Alexandria: %s', (typed) => {
		for (const stored of ['+2034851234', '034851234', '4851234']) expect(finds(typed, phoneKeys(stored)), stored).toBe(true);
	});

	test('the same number in another city is another number', () => {
		expect(finds('03 485 1234', phoneKeys('040 485 1234'))).toBe(false);
	});

	test('not by two digits, and an empty field by nothing', () => {
		expect(finds('10', phoneKeys('+201002345678'))).toBe(false);
		expect(phoneKeys('call the doorman')).toEqual([]);
		expect(phoneKeys(null)).toEqual([]);
	});
});

describe('a name is found in either script', () => {
	test.each([
		['karim', 'كريم منصور'],
		['kareem', 'كريم منصور'],
		['كريم', 'Karim Mansour'],
		['Mohammad', 'Mohamed Adel'],
		['محمد', 'Mohamed Adel'],
		['احمد', 'أحمد الصاوي'],
		['صاوي', 'أحمد الصاوي'],
		['لمياء', 'لمياء الصاوى'],
		['هدي عبد الرحمن', 'هدى عبدالرحمن'],
		['هدي عبدالرحمن', 'هدى عبد الرحمن'],
		['هدي عبد الرح', 'هدى عبدالرحمن'],
		['الرحمن', 'هدى عبد الرحمن'],
		['ابوالعلا', 'أبو العلا'],
		['أبو العلا', 'سمير ابوالعلا'],
		['mans', 'Karim Mansour'],
		['abdelrahman', 'Abdel Rahman Fathy'],
		['abdel rahman', 'Abdelrahman Fathy'],
		['Abd El Rahman', 'Abdelrahman Fathy'],
		['abd elrahman', 'Abdel Rahman Fathy'],
		['abdulrahman', 'Abd-El-Rahman Fathy'],
		['abdel rah', 'Abdelrahman Fathy'],
		['3abd el ra7man', 'Abdel Rahman Fathy'],
		['ra7man', 'Abdel Rahman Fathy'],
		['abdel rahman', 'عبدالرحمن فتحي'],
		['abdelrahman', 'عبد الرحمن فتحي'],
		['abd el rahman', 'عبد الرحمن فتحي'],
		['عبد الرحمن', 'Abd El Rahman Fathy'],
		['rahman', 'Abdel Rahman Fathy'],
		['fathy abdel', 'Abdel Rahman Fathy'],
		['aboubakr', 'Abou Bakr Hassan'],
		['abu bakr', 'Aboubakr Hassan'],
		['abou bakr', 'أبو بكر حسن'],
		['abouelela', 'Abou El Ela Samir'],
		['elsayed', 'Mona El Sayed'],
		['el sayed', 'Mona Elsayed'],
		['sayed', 'Mona Elsayed'],
		['al-sayed', 'Mona El-Sayed'],
		['elsherif', 'عمر الشريف'],
		['الشريف', 'Omar Elsherif'],
		['noureldin', 'Nour El Din Adel'],
		['nour el din', 'Noureldin Adel'],
		['نور الدين', 'نورالدين عادل'],
		['نورالدين', 'نور الدين عادل'],
		['nour eldin', 'نورالدين عادل'],
		['منصو', 'كريم منصور'],
	])('%s finds %s', (typed, name) => expect(finds(typed, nameKeys(name))).toBe(true));

	test.each([
		['abdelrahman', 'Abdel Hamid Rahmy'],
		['elham', 'Hamada Fathy'],
		['الهام', 'Hamada Fathy'],
	])('%s does not find %s', (typed, name) => expect(finds(typed, nameKeys(name))).toBe(false));

	test('every word has to match', () => {
		expect(finds('karim adel', nameKeys('Karim Mansour'))).toBe(false);
		expect(finds('karim 0100 234', [...nameKeys('Karim Adel'), ...phoneKeys('01002345678')])).toBe(true);
		expect(finds('karim 0122 234', [...nameKeys('Karim Adel'), ...phoneKeys('01002345678')])).toBe(false);
	});

	test('a single letter matches only a word of one letter', () => expect(finds('k', nameKeys('Karim'))).toBe(false));
});

test.each(['FST-APT-1042', 'fst-apt-1042', 'fstapt1042', 'apt-1042', '1042', 'FST', '١٠٤٢'])('a home is found by its code: %s', (typed) => {
	expect(finds(typed, codeKeys('FST-APT-1042'))).toBe(true);
	expect(finds(typed, codeKeys('MKT-VIL-2311'))).toBe(false);
});

test.each(['B12', 'b12', 'villa 12', '٧'])('a number in a name is found: %s', (typed) => {
	expect(finds(typed, wordKeys('Villa 12 in block B12, gate 7'))).toBe(true);
	expect(finds(typed, wordKeys('Villa in block B'))).toBe(false);
});

test.each(['أبو قير', 'ابوقير', 'قير'])('a place is found by its parts: %s', (typed) => {
	expect(finds(typed, wordKeys('شقة في أبو قير'))).toBe(true);
});

test.each(['PN-7K4M-2QXR', 'pn7k4m2qxr', '7k4m 2qxr', '7K4M'])('a request is found by its number: %s', (typed) => {
	expect(finds(typed, codeKeys('PN-7K4M-2QXR'))).toBe(true);
});

test('an address is found by its beginning', () => {
	expect(finds('Karim@exam', emailKeys('karim@example.com'))).toBe(true);
	expect(emailKeys('none')).toEqual([]);
});

test('what is typed and what is stored is cut to a length', () => {
	expect(readQuestion('').length).toBe(0);
	expect(readQuestion(' ، ;').length).toBe(0);
	expect(readQuestion('a b c d e f g h i j k l'.repeat(1000)).length).toBeLessThanOrEqual(6);
	const keys = [...readQuestion('٩'.repeat(5000)), ...readQuestion('x'.repeat(5000)), ...readQuestion(`${'x'.repeat(90)}@y`)].flat();
	for (const { key } of keys) expect(key.length).toBeLessThanOrEqual(QUESTION_MOST);
	expect(wordKeys('word '.repeat(5000)).length).toBe(1);
	expect(nameKeys(Array.from({ length: 500 }, (_, at) => `name${at}x`).join(' ')).length).toBeLessThan(60);
	expect(phoneKeys('0100 234 5678 '.repeat(400)).length).toBeLessThanOrEqual(6);
});
