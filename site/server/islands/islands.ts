import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Content } from '#content/content.ts';
import { defaultLocale, localeCodes } from '#domain/locales.ts';
import type { ReadOrigin } from '../entrance/own-origin.ts';
import { type CardName, cardContent, cardNames, createTextContext } from './card-content.ts';
import { type Drawn, drawCard, drawFooter } from './draw.ts';

/** CORS for any site, since nothing here is personal. */
export const ANYWHERE = { 'access-control-allow-origin': '*' };

const script = readFileSync(new URL('./embed.js', import.meta.url), 'utf8');
const LONGEST_PROPS = 200;

const locale = z.enum(localeCodes).default(defaultLocale);
const cardProps = z.strictObject({ id: z.int().min(1).max(9_999_999_999), locale });
const footerProps = z.strictObject({ locale });

type Refused = { status: 400 | 404 | 503; error: string };

/** Parts of pages for other sites, with their styles and the script that inserts them. */
export function islands({ read, status }: Pick<Content, 'read' | 'status'>, readOrigin: ReadOrigin): Hono {
	function footer(given: unknown, origin: string): Drawn | Refused {
		const props = footerProps.safeParse(given);
		if (!props.success) return { status: 400, error: 'props is JSON with a locale, en or ar, and nothing else' };
		return drawFooter(createTextContext(read, props.data.locale), origin);
	}
	function card(name: CardName, given: unknown, origin: string): Drawn | Refused {
		const props = cardProps.safeParse(given);
		if (!props.success) return { status: 400, error: 'props is JSON with an id, a whole number, and a locale, en or ar' };
		const request = createTextContext(read, props.data.locale);
		const content = cardContent(request, name, props.data.id);
		return content ? drawCard(request, content, origin) : { status: 404, error: 'There is nothing to show' };
	}
	function draw(name: string | undefined, given: unknown, origin: string): Drawn | Refused {
		if (!status().complete) return { status: 503, error: 'The site is starting' };
		if (name === 'footer') return footer(given, origin);
		const known = cardNames.find((one) => one === name);
		return known ? card(known, given, origin) : { status: 404, error: 'There is no such island' };
	}
	return new Hono()
		.get('/__nuxt_island/:key{[a-z]+(?:_[\\w-]{1,64})?\\.json}', (context) => {
			const id = context.req.param('key').replace('.json', '');
			const drawn = draw(id.split('_', 1)[0], readProps(context.req.query('props')), readOrigin(context));
			if ('error' in drawn) return context.json({ error: drawn.error }, drawn.status, ANYWHERE);
			return context.json({ id, ...drawn }, 200, ANYWHERE);
		})
		.get('/embed.js', (context) =>
			context.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=3600' }),
		);
}

function readProps(text = '{}'): unknown {
	try {
		return text.length > LONGEST_PROPS ? null : JSON.parse(text);
	} catch {
		return null;
	}
}
