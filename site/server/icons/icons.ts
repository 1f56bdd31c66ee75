import { fileURLToPath } from 'node:url';
import { contentHash } from '../images/cache-files.ts';
import type { Logger } from '../images/options.ts';
import { matchesEtag, notAllowed, notFound } from '../images/responses.ts';
import { type Icon, isName, pickIcon, USUAL_SIZE } from './icon-set.ts';
import { createLocalSets } from './local-sets.ts';
import { createPublicService } from './public-service.ts';
import { iconSvg } from './svg.ts';

export type IconsOptions = {
	logger: Logger;
	/** A folder of Iconify JSON files, named like their set. */
	customFolder?: string;
	/** Public Iconify hosts to ask for missing icons, such as `https://api.iconify.design`. None unless configured. */
	fallbackHosts?: string[];
};

type Found = { icons: Map<string, Icon>; width: number; height: number };

const MOST_NAMES = 200;
const LONG = 'public, max-age=2592000, stale-while-revalidate=31536000';
const SHORT = 'public, max-age=60';

/** Icons named in content, as Iconify JSON or single SVGs. */
export function createIcons({
	logger,
	customFolder = fileURLToPath(new URL('../../icons', import.meta.url)),
	fallbackHosts = [],
}: IconsOptions) {
	const local = createLocalSets(customFolder, logger);
	const service = createPublicService(
		fallbackHosts.map((host) => `${/^https?:/.test(host) ? '' : 'https://'}${host.replace(/\/$/, '')}`),
		logger,
	);

	async function find(setName: string, names: string[]): Promise<Found> {
		const here = await local.find(setName);
		const set = here?.set;
		const icons = new Map<string, Icon>();
		for (const name of names) {
			const icon = set ? pickIcon(set, name) : null;
			if (icon) icons.set(name, icon);
		}
		const missing = names.filter((name) => !icons.has(name) && isName(name));
		if (missing.length && !here?.ours) for (const [name, icon] of await service.find(setName, missing)) icons.set(name, icon);
		const [first] = icons.values();
		const { width = USUAL_SIZE, height = USUAL_SIZE } = set ?? first ?? {};
		return { icons, width, height };
	}

	async function json(request: Request, setName: string, names: string[]): Promise<Response> {
		const { icons, width, height } = await find(setName, names);
		const missing = names.filter((name) => !icons.has(name));
		const drawings = Object.fromEntries([...icons].map(([name, icon]) => [name, withoutDefaults(icon, width, height)]));
		const body = JSON.stringify({ prefix: setName, icons: drawings, width, height, not_found: missing });
		return respond(request, body, 'application/json; charset=utf-8', missing.length ? SHORT : LONG);
	}

	async function svg(request: Request, setName: string, name: string): Promise<Response> {
		const icon = (await find(setName, [name])).icons.get(name);
		return icon ? respond(request, iconSvg(icon), 'image/svg+xml', LONG) : notFound();
	}

	return {
		async handle(request: Request): Promise<Response> {
			if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed();
			const { pathname, searchParams } = new URL(request.url);
			const [, setName = '', name, extension] = /^\/_icons\/([a-z0-9-]+)(?:\/([a-z0-9-]+))?\.(json|svg)$/.exec(pathname) ?? [];
			if (!isName(setName)) return notFound();
			if (extension === 'svg') return name && isName(name) ? svg(request, setName, name) : notFound();
			const names = [...new Set((searchParams.get('icons') ?? '').split(',').filter(Boolean))];
			return name || !names.length || names.length > MOST_NAMES ? notFound() : json(request, setName, names);
		},
	};
}

/** Iconify's format omits values that equal those of the set. */
function withoutDefaults(icon: Icon, width: number, height: number): Icon {
	const own = Object.entries(icon).filter(
		([key, value]) => value && !(key === 'width' && value === width) && !(key === 'height' && value === height),
	);
	return Object.fromEntries(own) as Icon;
}

function respond(request: Request, text: string, type: string, cacheControl: string): Response {
	const bytes = Buffer.from(text);
	const hash = contentHash(bytes);
	const headers = { etag: `"${hash}"`, 'cache-control': cacheControl, 'x-content-type-options': 'nosniff' };
	if (matchesEtag(request, hash)) return new Response(null, { status: 304, headers });
	return new Response(request.method === 'HEAD' ? null : bytes, {
		headers: {
			...headers,
			'content-type': type,
			'content-length': String(bytes.length),
			// An SVG opened on its own is a document, which could run scripts.
			'content-security-policy': "default-src 'none'; sandbox",
		},
	});
}
