import { expect, test } from 'vitest';
import { sourcesOf, tonesIn } from './sources.ts';

const names = (look: Parameters<typeof sourcesOf>[0]) => sourcesOf(look).map((file) => file.split('/app/')[1]);

test('a sheet is made from what its pages draw with, also what they load later', () => {
	expect(names('home')).toEqual(expect.arrayContaining(['pages/home.tsx', 'features/home/hero.tsx', 'ui/tones.ts', 'layouts/header.tsx']));
	expect(names('property')).toEqual(expect.arrayContaining(['parts/gallery/lightbox.tsx', 'parts/payment-plans/live-plans.tsx']));
	expect(names('search')).toEqual(expect.arrayContaining(['features/search/filters/filter-sheet.tsx', 'parts/listings/property-card.tsx']));
});

test('and from nothing else', () => {
	expect(names('home').filter((name) => name?.startsWith('features/property/'))).toEqual([]);
	expect(names('pages').filter((name) => /^features\/(home|gallery|payment-plans)\/.*\.tsx$/.test(name ?? ''))).toEqual([]);
});

test('what only a type is taken from is not drawn with', () => {
	expect(names('property')).not.toContain('parts/blocks/testimonial-list.tsx');
});

test('the colours of buttons are those its files name', () => {
	expect(tonesIn(sourcesOf('property'))).toEqual(expect.arrayContaining(['tone-primary', 'tone-success', 'tone-neutral']));
	expect(tonesIn(sourcesOf('property'))).not.toContain('tone-pn-red');
});
