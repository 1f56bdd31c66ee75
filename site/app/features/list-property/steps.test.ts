import { expect, test } from 'vitest';
import { changedPhotos, PHOTOS_MOST, readPhotos } from './photo-list.ts';
import { offeredPropertySchema } from './schema.ts';
import {
	allFields,
	filterProblems,
	findFirstWrongStep,
	findFurthestStep,
	findNextStep,
	listAskedFields,
	listDrawnFields,
	readFormAction,
	readStep,
} from './steps.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const apartment = { type: ['apartment'], purpose: ['sale'] };

test('every field belongs to a step', () => {
	expect([...allFields].sort()).toEqual(Object.keys(offeredPropertySchema.shape).sort());
});

test('parses known actions only', () => {
	expect(['next', 'back', 'send'].map((text) => readFormAction(text).kind)).toEqual(['next', 'back', 'send']);
	expect(readFormAction('step-3')).toEqual({ kind: 'step', step: 'details' });
	expect(readFormAction(`later-${id(1)}`)).toEqual({ kind: 'photo', change: 'later', id: id(1) });
	for (const text of ['', 'add', 'restore', 'step-0', 'step-7', 'remove-x', '__proto__'])
		expect(readFormAction(text)).toEqual({ kind: 'show' });
	expect([readStep({}), readStep({ at: ['price'] }), readStep({ at: ['toString'] })]).toEqual(['where', 'price', 'where']);
});

test('moves forward past valid steps only', () => {
	expect(findNextStep('where', { kind: 'next' }, apartment, {})).toEqual({ step: 'what', isStopped: false });
	expect(findNextStep('where', { kind: 'next' }, apartment, { area: 'place.missing' })).toEqual({ step: 'where', isStopped: true });
	expect(findNextStep('where', { kind: 'next' }, apartment, { name: 'name.missing' })).toEqual({ step: 'what', isStopped: false });
	expect(findNextStep('where', { kind: 'step', step: 'contact' }, apartment, { builtUp: 'number.unreadable' })).toEqual({
		step: 'details',
		isStopped: true,
	});
	expect(findNextStep('contact', { kind: 'next' }, apartment, {})).toEqual({ step: 'contact', isStopped: false });
});

test('moves back at any time', () => {
	const problems = { price: 'number.unreadable', area: 'place.missing' } as const;
	expect(findNextStep('price', { kind: 'back' }, apartment, problems)).toEqual({ step: 'details', isStopped: false });
	expect(findNextStep('price', { kind: 'step', step: 'where' }, apartment, problems)).toEqual({ step: 'where', isStopped: false });
	expect(findNextStep('where', { kind: 'back' }, apartment, problems)).toEqual({ step: 'where', isStopped: false });
});

test('asks only fields that apply, and others cannot be invalid', () => {
	expect(listAskedFields('details', apartment)).toEqual(['builtUp', 'bedrooms', 'bathrooms', 'details']);
	expect(listAskedFields('details', { type: ['land'] })).toEqual(['land', 'details']);
	expect(listAskedFields('price', { purpose: ['rent'] })).toEqual(['price', 'period']);
	const problems = { bedrooms: 'number.unreadable' } as const;
	expect(filterProblems('details', apartment, problems)).toEqual(problems);
	expect(filterProblems('details', { type: ['land'] }, problems)).toEqual({});
	expect(findFirstWrongStep({ type: ['land'] }, { ...problems, name: 'name.missing' })).toBe('contact');
});

test('asks for a price or its parts, and renders both because a checkbox switches them', () => {
	const instalments = ['paid', 'over', 'owed', 'owedUntil', 'instalment', 'frequency', 'plan'];
	const ticked = { ...apartment, takeover: ['yes'] };
	expect(listAskedFields('price', apartment)).toEqual(['takeover', 'price']);
	expect(listAskedFields('price', ticked)).toEqual(['takeover', ...instalments]);
	for (const typed of [apartment, ticked]) expect(listDrawnFields('price', typed)).toEqual(['takeover', 'price', ...instalments]);
	expect(listDrawnFields('price', { purpose: ['rent'], takeover: ['yes'] })).toEqual(['price', 'period']);
	expect(listAskedFields('price', { purpose: ['rent'], takeover: ['yes'] })).toEqual(['price', 'period']);
});

test('remembers the furthest step', () => {
	expect(findFurthestStep({ reached: ['photos'] }, 'what')).toBe('photos');
	expect(findFurthestStep({ reached: ['nonsense'] }, 'what')).toBe('what');
});

test('photos keep their order, without duplicates and within the limit', () => {
	expect(readPhotos([id(2), id(1), id(2), '../../etc/passwd', ''])).toEqual([id(2), id(1)]);
	expect(readPhotos(Array.from({ length: 30 }, (_, number) => id(number)))).toHaveLength(PHOTOS_MOST);
	const three = [id(1), id(2), id(3)];
	const change = (what: 'remove' | 'earlier' | 'later', number: number) =>
		changedPhotos(three, { kind: 'photo', change: what, id: id(number) }).map((one) => Number(one.at(-1)));
	expect(change('remove', 2)).toEqual([1, 3]);
	expect(change('earlier', 2)).toEqual([2, 1, 3]);
	expect(change('earlier', 1)).toEqual([1, 2, 3]);
	expect(change('later', 2)).toEqual([1, 3, 2]);
	expect(change('later', 3)).toEqual([1, 2, 3]);
	expect(change('remove', 9)).toEqual([1, 2, 3]);
});
