import { expect, test } from 'vitest';
import { markedIn } from './suggest-marks.ts';

const marked = (text: string, found: string, typed: string) => {
	const start = found.indexOf(typed);
	const mark = markedIn(text, { text: found, stretch: { start, end: start + typed.length } });
	return mark && `${text.slice(0, mark.start)}[${text.slice(mark.start, mark.end)}]${text.slice(mark.end)}`;
};

test.each([
	['New Cairo', 'New Cairo', 'Cai', 'New [Cai]ro'],
	['Apartments in New Cairo', 'New Cairo', 'New C', 'Apartments in [New C]airo'],
	['Apartment', 'apartments', 'apar', '[Apar]tment'],
	['شقق للبيع في التجمع الخامس', 'التجمع الخامس', 'التج', 'شقق للبيع في [التج]مع الخامس'],
])('in “%s” marks the typed part of “%s”', (text, found, typed, expected) => {
	expect(marked(text, found, typed)).toBe(expected);
});

test('does not mark text in other letters', () => {
	expect(marked('New Cairo', 'tagamo3', 'taga')).toBeNull();
	expect(marked('القاهرة الجديدة', 'New Cairo', 'New')).toBeNull();
});
