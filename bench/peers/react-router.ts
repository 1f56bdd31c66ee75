import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, useLoaderData } from 'react-router';
import type { PlainCard } from './plain-card.ts';

/** A page of cards in plain React Router: one route, one loader, static markup. */
export function createBarePage(cards: PlainCard[]) {
	const handler = createStaticHandler([{ path: '/search', loader: () => ({ cards }), Component: CardList }]);
	return async (): Promise<string> => {
		const context = await handler.query(new Request('http://localhost/search'));
		if (context instanceof Response) throw new Error(`React Router answered ${context.status}`);
		const page = h(StaticRouterProvider, { router: createStaticRouter(handler.dataRoutes, context), context });
		return `<!doctype html>${renderToString(h('html', null, h('body', null, page)))}`;
	};
}

function CardList() {
	const { cards } = useLoaderData<{ cards: PlainCard[] }>();
	return h('ul', null, cards.map(drawCard));
}

const drawCard = ({ id, image, lines }: PlainCard) =>
	h(
		'li',
		{ key: id },
		h('a', { href: `/properties/${id}` }, h('img', { src: image, alt: '', width: 640, height: 480, loading: 'lazy' })),
		lines.map((line) => h('p', { key: line }, line)),
	);
