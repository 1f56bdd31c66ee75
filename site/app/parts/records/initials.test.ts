import { expect, test } from 'vitest';
import { formatInitials } from './initials.ts';

test('initials leave out the article and what half the names begin with', () => {
	expect(['علي الكردي', 'نورهان الصياد', 'المرسى الأزرق', 'مجموعة خماسين', 'محمد عبد الرحمن'].map((name) => formatInitials(name))).toEqual([
		'ع ك',
		'ن ص',
		'م أ',
		'خ',
		'م ر',
	]);
	expect(['Ali El Kordy', 'Nourhan El-Sayyad', 'Salma Nabil', 'The Group'].map((name) => formatInitials(name))).toEqual([
		'AK',
		'NS',
		'SN',
		'TG',
	]);
});

test('one letter where there is room for one', () => expect(formatInitials('المرسى الأزرق', 1)).toBe('م'));
