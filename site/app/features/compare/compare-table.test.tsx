import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Row } from './aligned-rows.ts';
import type { CompareData, ComparedHome } from './compare-data.ts';
import { CompareTable } from './compare-table.tsx';

const home = (id: number): ComparedHome => ({
	id,
	to: `/properties/${id}`,
	title: `Home ${id}`,
	photo: null,
	price: { amount: '9,600,000', currency: 'EGP' },
	converted: null,
	period: null,
	place: '',
	reference: '',
	heart: { value: '', label: '' },
	closed: null,
	remove: { to: '/compare', text: 'Remove' },
	viewing: null,
});

const labels = {
	only: 'Show differences only',
	best: { lowest: 'Lowest', soonest: 'Soonest', largest: 'Largest', furthestBelow: 'Furthest below' },
	missing: { unknown: 'not stated', inapplicable: 'doesn’t apply' },
	facts: 'Fact',
	table: 'Properties side by side',
};

function renderTable(groups: Row[][], count = 2): string {
	const keys = ['money', 'home', 'amenities'] as const;
	const homes = [1, 2, 3, 4].slice(0, count).map(home);
	const data = { homes, labels, groups: groups.map((rows, index) => ({ key: keys[index], title: '', rows })) };
	return renderToStaticMarkup(
		<MemoryRouter>
			<CompareTable data={data as unknown as CompareData} />
		</MemoryRouter>,
	);
}

const row = (...cells: Row['cells']): Row => ({ label: 'Monthly from', cells, differs: true, best: null });
const spoken = (html: string) => [...html.matchAll(/–<\/span><span class="sr-only">([^<]*)/g)].map(([, text]) => text);

test('a dash says whether a fact is unknown or does not apply', () => {
	expect(spoken(renderTable([[row({ missing: 'unknown' }, { missing: 'inapplicable' })]]))).toEqual(['not stated', 'doesn’t apply']);
	expect(renderTable([[row({ value: 'EGP 90,000' }, { missing: 'inapplicable' })]])).toMatch(/<bdi[^>]*>EGP 90,000<\/bdi>/);
});

test('marks only the best cell of a row, with a word', () => {
	const cells = (best: Row['best']) =>
		[...renderTable([[{ ...row({ value: '9' }, { value: '7' }), best }]]).matchAll(/<td[^>]*>(?:(?!<\/td>).)*<bdi.*?<\/td>/g)].map(
			([cell]) => /Lowest/.test(cell),
		);
	expect(cells({ at: 1, best: 'lowest' })).toEqual([false, true]);
	expect(cells(null)).toEqual([false, false]);
});

test('with four homes every group after the first repeats the names, visually only', () => {
	const rows = [row({ value: '1' }, { value: '2' }, { value: '3' }, { value: '4' })];
	const namesAgain = (groups: Row[][], count: number) =>
		[...renderTable(groups, count).matchAll(/<tbody.*?<\/tbody>/g)].flatMap(
			([body]) => body.match(/<tr aria-hidden="true".*?<\/tr>/g) ?? [],
		);
	expect(namesAgain([rows], 4)).toEqual([]);
	const again = namesAgain([rows, rows, rows], 4);
	expect(again).toHaveLength(2);
	expect(again[0]).toMatch(/Home 1.*Home 2/);
	expect(namesAgain([rows, rows, rows], 3)).toEqual([]);
});
