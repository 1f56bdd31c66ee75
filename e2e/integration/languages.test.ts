import { describe, expect, test } from 'vitest';
import { openPages } from '#app/site-map.ts';
import { siteUrl } from '../system.ts';

/** Visible and spoken text, without parts marked as another language or as code. */
function words(html: string): string {
	const body = html.replace(/<head[\s\S]*?<\/head>/, ' ').replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ');
	const named = [...body.matchAll(/<(?![^>]* lang=)[^>]* (?:aria-label|alt|placeholder)="([^"]*)"/g)].map(([, text]) => text);
	const shown = body
		.replace(/<(\w+)[^>]* lang="[^"]*"[^>]*>[\s\S]*?<\/\1>/g, ' ')
		.replace(/<bdi[^>]*>[\s\S]*?<\/bdi>/g, ' ')
		.replace(/<[^>]+>/g, ' ');
	return [shown, ...named]
		.join(' ')
		.replace(/&\w+;|&#x?\w+;/g, ' ')
		.replace(referenceCode, ' ');
}

const referenceCode = /\b[A-Z0-9]{2,4}-[A-Z]{3}-\d+\b/g;

const paths = openPages.map(({ paths: [path] }) => path.replace(':id', '1001'));
const visit = async (path: string) => words(await (await fetch(siteUrl + path)).text());

describe('one language per page', () => {
	test.each(paths)('/ar%s contains no English', async (path) => {
		const latin = (await visit(`/ar${path === '/' ? '' : path}`)).match(/[A-Za-z]{3,}/g) ?? [];
		expect([...new Set(latin)].filter((word) => !['PDF'].includes(word))).toEqual([]);
	});

	test.each(paths)('%s contains no Arabic', async (path) => {
		expect((await visit(path)).match(/[\u0600-\u06ff]{2,}/g) ?? []).toEqual([]);
	});
});
