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
});

const words = {
	only: 'Show differences only',
	differs: 'differs',
	missing: { unknown: 'not stated', inapplicable: 'doesn’t apply' },
	facts: 'Fact',
	table: 'Properties side by side',
};

function renderTable(...groups: Row[][]): string {
	const keys = ['money', 'home', 'amenities'] as const;
	const data = { homes: [home(1), home(2)], words, groups: groups.map((rows, index) => ({ key: keys[index], title: '', rows })) };
	return renderToStaticMarkup(
		<MemoryRouter>
			<CompareTable data={data as unknown as CompareData} />
		</MemoryRouter>,
	);
}

const row = (...cells: Row['cells']): Row => ({ label: 'Monthly from', cells, differs: true });
const spoken = (html: string) => [...html.matchAll(/–<\/span><span class="sr-only">([^<]*)/g)].map(([, text]) => text);

test('a dash says whether a fact is not known or does not apply', () => {
	expect(spoken(renderTable([row({ missing: 'unknown' }, { missing: 'inapplicable' })]))).toEqual(['not stated', 'doesn’t apply']);
	expect(renderTable([row({ value: 'EGP\u00a090,000' }, { missing: 'inapplicable' })])).toContain('<bdi>EGP\u00a090,000</bdi>');
});

test('each group but the first, which has the heads above it, names the homes again, to the eye only', () => {
	const rows = [row({ value: '1' }, { value: '2' })];
	const namesAgain = (html: string) => [...html.matchAll(/<tr aria-hidden="true".*?<\/tr>/g)].map(([text]) => text);
	expect(namesAgain(renderTable(rows))).toEqual([]);
	const again = namesAgain(renderTable(rows, rows, rows));
	expect(again).toHaveLength(2);
	expect(again[0]).toMatch(/Home 1.*Home 2/);
});
