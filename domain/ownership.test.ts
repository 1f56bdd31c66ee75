import { expect, test } from 'vitest';
import { LARGEST_FOREIGN_HOME, readOwnership } from './ownership.ts';

const flat = { governorate: 'cairo', type: 'apartment', category: 'residential', squareMetres: 140 } as const;

test.each(['north-sinai', 'south-sinai'])('in %s a foreigner can own nothing', (governorate) => {
	for (const more of [{}, { type: 'land' }, { type: 'office', category: 'commercial' }, { squareMetres: 9000 }] as const)
		expect(readOwnership({ ...flat, governorate, ...more })).toMatchObject({ rule: 'sinai', sources: ['law14', 'decree959'] });
});

test('a foreigner may own two homes, has to register them and keep them for five years', () => {
	expect(readOwnership(flat)).toEqual({
		rule: 'home',
		conditions: ['twoHomes', 'size', 'fiveYears', 'registration'],
		sources: ['law230'],
	});
});

test.each(['red-sea', 'matrouh'])('by the sea in %s a decree may lift the limit of two', (governorate) => {
	expect(readOwnership({ ...flat, type: 'chalet', governorate })).toMatchObject({ rule: 'resort', sources: ['decree548', 'law230'] });
});

test('land may be bought to build a home on, farmland may not', () => {
	const land = readOwnership({ ...flat, type: 'land', squareMetres: 600 });
	expect(land).toMatchObject({ rule: 'land', sources: ['law230', 'law15'] });
	expect(land?.conditions).toContain('farmland');
});

test('what is larger than the law allows needs an exception, on the coast too', () => {
	expect(readOwnership({ ...flat, squareMetres: LARGEST_FOREIGN_HOME })?.rule).toBe('home');
	expect(readOwnership({ ...flat, squareMetres: LARGEST_FOREIGN_HOME + 1 })?.rule).toBe('tooLarge');
	expect(readOwnership({ ...flat, governorate: 'red-sea', squareMetres: 5000 })?.rule).toBe('tooLarge');
});

test('the rule of two homes does not apply to shops, offices and whole buildings', () => {
	expect(readOwnership({ ...flat, type: 'office', category: 'commercial' })?.rule).toBe('business');
	expect(readOwnership({ ...flat, type: 'building' })?.rule).toBe('business');
});

test('the east bank of the canal counts as Sinai', () => {
	expect(readOwnership({ ...flat, governorate: 'suez' })?.conditions).toContain('eastOfCanal');
	expect(readOwnership(flat)?.conditions).not.toContain('eastOfCanal');
});

test('an unknown place has no answer', () => {
	expect(readOwnership({ ...flat, governorate: null })).toBeNull();
});
