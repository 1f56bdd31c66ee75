import { describe, expect, test } from 'vitest';
import { answer, type FalseAnswer } from './test-directus.ts';
import { everything, ids, openSync, until, world } from './test-sync.ts';

const lies: Record<string, FalseAnswer> = {
	'with empty lists': (_truth, response) => void answer(response, []),
	'with JSON that breaks off': ({ rows }, response) =>
		void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: rows }).slice(0, -10)),
	'with a web page': (_truth, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>'),
	'with the rows of another collection': (_truth, response) =>
		void answer(
			response,
			ids(50).map((id) => ({ id, question: 'x', answer: 'y' })),
		),
	'with every row twice': ({ rows }, response) =>
		void answer(
			response,
			rows.flatMap((row) => [row, row]),
		),
	'with fields missing': ({ rows }, response) =>
		void answer(
			response,
			rows.map(({ id }) => ({ id })),
		),
	'with 500': (_truth, response) => void response.writeHead(500).end('{"errors":[{"message":"broken"}]}'),
	'not at all': () => {},
	'without an end': (_truth, response) => {
		response.writeHead(200, { 'content-type': 'application/json' });
		const chunk = Buffer.alloc(1_000_000, ' ');
		const more = () => {
			while (!response.destroyed && response.write(chunk));
		};
		response.on('drain', more);
		more();
	},
	'as another type': ({ rows }, response) =>
		void response.writeHead(200, { 'content-type': 'image/png' }).end(JSON.stringify({ data: rows })),
	'with null': (_truth, response) => void answer(response, null),
	'with numbers as text': ({ rows }, response) =>
		void answer(
			response,
			rows.map((row) =>
				Object.fromEntries(Object.entries(row).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value])),
			),
		),
	'with values that make no sense': ({ path, rows }, response) =>
		void answer(response, path.endsWith('content_change') ? rows : rows.map((row) => ({ ...row, key: 7, sort: 'x' }))),
	'with one row of each ten': ({ path, rows }, response) =>
		void answer(response, path.endsWith('content_change') ? rows : rows.filter((_row, index) => index % 10 === 0)),
	'with rows only where they are not asked for by id': ({ path, rows }, response) =>
		void answer(response, path.endsWith('content_change') ? [] : path.endsWith('/setting') ? null : rows.slice(0, 3)),
};

describe.each(Object.entries(lies))('Directus answers %s', (name, falseAnswer) => {
	test('the site keeps its content, and changes arrive after Directus recovered', async () => {
		const { directus, content, sizes, said } = await openSync({ pollMs: 4 });
		let asked = 0;
		const before = said('replica.pull_started');
		directus.answerFalsely((...told) => {
			asked++;
			falseAnswer(...told);
		});
		const least = { 'not at all': 1, 'without an end': 2 }[name] ?? 8;
		await until(
			() => said('replica.pull_started') >= before + 3 || (said('replica.sync_failed') > 0 && asked >= least) || name === 'not at all',
		);
		// Long enough for a second check, in case one were enough.
		await new Promise((resolve) => setTimeout(resolve, 700));
		expect(sizes()).toEqual(everything);
		expect(content.status().complete).toBe(true);
		directus.answerFalsely(null);
		directus.tables['tag'] = world().tag.map((tag) => (tag.id === 1 ? { ...tag, key: 'news' } : tag));
		directus.note('tag', 1);
		await until(() => content.read.get('tag', 1)?.key === 'news');
		await until(() => content.report().heldRemovals.length === 0 && content.report().unparsedRows.length === 0);
		expect(sizes()).toEqual(everything);
	});
});
