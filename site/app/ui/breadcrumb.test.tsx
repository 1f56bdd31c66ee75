import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumb } from './breadcrumb.tsx';

const trail = [
	{ label: 'Egypt', href: '/search' },
	{ label: 'Cairo', href: '/search?in=cairo' },
	{ label: 'New Cairo', href: '/search?in=new-cairo' },
];

test('is a named list of links that ends with this page', () => {
	const html = renderToStaticMarkup(<Breadcrumb label="You are here" trail={trail} />);
	expect(html).toMatch(/^<nav aria-label="You are here"[^>]*><ol/);
	const links = [...html.matchAll(/<a ([^>]*)>([^<]*)<\/a>/g)].map(([, attributes = '', label]) => ({
		label,
		href: /href="([^"]*)"/.exec(attributes)?.[1],
		current: attributes.includes('aria-current="page"'),
	}));
	expect(links).toEqual(trail.map((step, index) => ({ ...step, current: index === 2 })));
});
