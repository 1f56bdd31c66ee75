import { expect, test } from 'vitest';
import { foldText } from './folded-text.ts';

test.each([
	['أحمد', 'احمد'],
	['مدينة نصر', 'مدينه نصر'],
	['مُصْطَفَى', 'مصطفي'],
	['الرحـــاب ٢', 'الرحاب 2'],
	['ﺷﻘﺔ', 'شقه'],
	['  هبة   الله ', 'هبه الله'],
	['PN-7K4M-2QXR', 'pn-7k4m-2qxr'],
	['هدى عبد الرحمن', 'هدي عبدالرحمن'],
	['هدي عبدالرحمن', 'هدي عبدالرحمن'],
	['أبو عبد الله', 'ابوعبدالله'],
	['أبوعبد الله', 'ابوعبدالله'],
	['معبد الأقصر', 'معبد الاقصر'],
	['Abdel Rahman', 'abdelrahman'],
	['Abd El Rahman', 'abdelrahman'],
	['Abd El-Rahman', 'abdelrahman'],
	['ABD-APT-1042', 'abd-apt-1042'],
	['Abu Bakr', 'abubakr'],
	['Abdel', 'abdel'],
	['Café, 5th floor', 'café, 5th floor'],
])('%s is folded to %s', (text, folded) => expect(foldText(text)).toBe(folded));

test('folding a folded text changes nothing', () => {
	for (const text of ['إسراء ٤٥', 'Ōsaka İzmir', 'أبو عبد الله', 'عبد عبد الله', 'abd abdel rahman', 'abd el', 'abou abd el x', 'ـ'])
		expect(foldText(foldText(text))).toBe(foldText(text));
});
