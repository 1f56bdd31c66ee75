import { Hono } from 'hono';
import { MOST_FILM_BYTES, type OwnFilm, readOwnFilm } from '#app/parts/gallery/own-film.ts';
import type { Reader } from '#content/reader.ts';
import type { Connection } from '#directus/connection.ts';
import { originalFile } from '#directus/files.ts';
import { busy, FOR_A_MINUTE, FOR_GOOD, notFound } from './images/responses.ts';

/** Concurrent transfers; above that, visitors get 503 with Retry-After. */
const AT_A_TIME = 64;
const ANSWER_MILLISECONDS = 10_000;
const PLAY_MILLISECONDS = 30 * 60_000;

/** A single range. Requests for several ranges, or for a range of one byte, which Directus does not support, get the whole file. */
const ONE_RANGE = /^bytes=(?:(\d{1,12})-(\d{0,12})|-\d{1,12})$/;

function readRange(range: string | undefined): string | undefined {
	const [one, from, to] = ONE_RANGE.exec(range ?? '') ?? [];
	return to && Number(to) <= Number(from) ? undefined : one;
}
const PASSED_ON = ['content-length', 'content-range'];

/** A strong ETag: bytes of another version must never continue a partial download. */
const formatEtag = ({ src }: OwnFilm) => `"${src.slice(src.lastIndexOf('/') + 1)}"`;

/** Films of published properties and compounds, by record id; other files are not reachable here. Streamed from Directus and not stored. */
export function films(read: Reader, directus: Connection, atATime = AT_A_TIME): Hono {
	let sending = 0;
	return new Hono().get('/_films/:collection{property|project}/:id{[1-9][0-9]{0,9}}/:name{[0-9a-f]{8}\\.(?:mp4|webm)}', async (context) => {
		const { collection, id, name } = context.req.param();
		const film = readOwnFilm(read, { collection: collection === 'project' ? 'project' : 'property', id: Number(id) });
		if (!film) return notFound();
		if (sending >= atATime) return busy();
		sending++;
		let isSending = true;
		const end = () => {
			if (isSending) sending--;
			isSending = false;
		};
		const { method, signal } = context.req.raw;
		const etag = formatEtag(film);
		const isSameVersion = (context.req.header('if-range') ?? etag) === etag;
		const answer = await fetchFilm(directus, film.file, method, isSameVersion ? readRange(context.req.header('range')) : undefined, signal);
		if (!answer?.ok || isTooLarge(answer)) {
			end();
			await answer?.body?.cancel();
			return answer === null || answer.status >= 500 ? busy() : answer.status === 416 ? outOfRange(film) : notFound();
		}
		if (!answer.body) end();
		return new Response(answer.body && withEnd(answer.body, end), {
			status: answer.status,
			headers: {
				...passedOn(answer),
				'content-type': film.type,
				'accept-ranges': 'bytes',
				etag,
				'cache-control': film.src.endsWith(`/${name}`) ? FOR_GOOD : FOR_A_MINUTE,
			},
		});
	});
}

/** Calls `end` when the body is finished or cancelled; possibly twice. */
function withEnd(body: ReadableStream<Uint8Array<ArrayBuffer>>, end: () => void): ReadableStream<Uint8Array<ArrayBuffer>> {
	const reader = body.getReader();
	return new ReadableStream({
		async pull(controller) {
			try {
				const { done, value } = await reader.read();
				if (!done) return controller.enqueue(value);
				controller.close();
			} catch (error) {
				controller.error(error);
			}
			end();
		},
		cancel(reason) {
			end();
			return reader.cancel(reason);
		},
	});
}

/** Null when Directus does not answer in time. */
async function fetchFilm(directus: Connection, file: string, method: string, range: string | undefined, visitor: AbortSignal) {
	const { address, headers } = originalFile(directus, file);
	const late = new AbortController();
	const timer = setTimeout(() => late.abort(), ANSWER_MILLISECONDS);
	try {
		return await fetch(address, {
			method,
			headers: { ...headers, 'accept-encoding': 'identity', ...(range && { range }) },
			redirect: 'manual',
			signal: AbortSignal.any([late.signal, visitor, AbortSignal.timeout(PLAY_MILLISECONDS)]),
		});
	} catch {
		return null;
	} finally {
		clearTimeout(timer);
	}
}

const passedOn = ({ headers }: Response) =>
	Object.fromEntries(PASSED_ON.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])));

const isTooLarge = ({ headers }: Response) =>
	Number(headers.get('content-range')?.split('/')[1] ?? headers.get('content-length')) > MOST_FILM_BYTES;

/** Includes the length, so that a player can ask again. */
const outOfRange = ({ bytes }: OwnFilm) =>
	new Response(null, {
		status: 416,
		headers: {
			...(bytes !== null && { 'content-range': `bytes */${bytes}` }),
			'accept-ranges': 'bytes',
			'content-length': '0',
			'cache-control': 'no-store',
		},
	});
