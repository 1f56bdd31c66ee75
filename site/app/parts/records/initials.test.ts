import { expect, test } from 'vitest';
import { formatInitial, formatInitials } from './initials.ts';

test.each([
	['Rana Ezzat', 'RE'],
	['Nourhan El Sayad', 'NS'],
	['Ali El-Kordy', 'AK'],
	['Omar Abdel Rahman', 'OR'],
	['Mona Ahmed Samir', 'MS'],
	['dina', 'D'],
	['علي الكردي', 'ع ك'],
	['نورهان الصياد', 'ن ص'],
	['أحمد عبد الرحمن', 'أ ر'],
	['سلمى عبدالعزيز', 'س ع'],
	['عبد الله حسن', 'ع ح'],
	['كريم عبدالله', 'ك ع'],
	['سارة', 'س'],
	['عبد', 'ع'],
	['', ''],
	['123', ''],
])('%s is %s', (name, initials) => {
	expect(formatInitials(name)).toBe(initials);
});

test.each([
	['المرسى الأزرق', 'م'],
	['مجموعة خماسين', 'خ'],
	['شركة النيل', 'ن'],
	['The Nile Group', 'N'],
	['Kahraman', 'K'],
	['مجموعة', 'م'],
])('the initial of %s is %s', (name, initial) => {
	expect(formatInitial(name)).toBe(initial);
});
