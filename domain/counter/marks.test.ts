import { expect, test } from 'vitest';
import { type Marked, markCode, markPhone, markWords } from './marks.ts';
import { readQuestion } from './question.ts';

const shown = (marked: Marked) => marked.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('');

test.each([
	['karim', 'Karim Adel', '[Karim] Adel'],
	['كريم', 'Karim Adel', '[Karim] Adel'],
	['villa', 'فيلا في فالي', '[فيلا] في فالي'],
	['فيلا', 'Villa in the valley', '[Villa] in the valley'],
	['karam', 'Karim Adel', 'Karim Adel'],
	['منصور', 'Mansour Mansoura', '[Mansour] Mansoura'],
	['mohamed', 'محمد محمود', '[محمد] محمود'],
	['laila heba youssef', 'ليلى وهبة ويوسف', '[ليلى] وهبة ويوسف'],
	['maadi', 'المعادي الجديدة', '[المعادي] الجديدة'],
	['هدي عبد الرحمن', 'هدى عبد الرحمن علي', '[هدى] [عبد] [الرحمن] علي'],
	['عبد الرحمن', 'هدى عبدالرحمن', 'هدى [عبدالرحمن]'],
	['abdelrahman', 'Hoda Abd El Rahman Ali', 'Hoda [Abd] [El] [Rahman] Ali'],
	['abd el rahman', 'Abdelrahman Ali', '[Abdelrahman] Ali'],
	['abdel rahman', 'Abdel-Rahman Ali', '[Abdel]-[Rahman] Ali'],
	['elsayed', 'Mona El Sayed', 'Mona [El] [Sayed]'],
	['heba', 'هبة يوسف', '[هبة] يوسف'],
	['omar sherif', 'عمر الشريف', '[عمر] [الشريف]'],
	['bahgat tarabulsi', 'بهجت طرابلسي', '[بهجت] [طرابلسي]'],
	['adel kar', 'Karim Adel', '[Karim] [Adel]'],
	['sameh', 'Karim Adel', 'Karim Adel'],
	['<b>', 'a <b> c', 'a <[b]> c'],
])('%s in a name', (typed, name, marked) => expect(shown(markWords(name, readQuestion(typed)))).toBe(marked));

test.each([
	['0100 234', '0100 234 5678', '[0100 234] 5678'],
	['٠١٠٠ ٢٣٤', '0100 234 5678', '[0100 234] 5678'],
	['+20 100 234', '+20 100 234 5678', '+20 [100 234] 5678'],
	['5678', '0100 234 5678', '0100 234 [5678]'],
	['karim', '0100 234 5678', '0100 234 5678'],
	['9999', '0100 234 5678', '0100 234 5678'],
])('%s in a number', (typed, phone, marked) => expect(shown(markPhone(phone, readQuestion(typed)))).toBe(marked));

test('a code is marked as a whole', () => {
	expect(shown(markCode('FST-APT-1042', readQuestion('1042')))).toBe('[FST-APT-1042]');
	expect(shown(markCode('FST-APT-1042', readQuestion('9')))).toBe('FST-APT-1042');
});
