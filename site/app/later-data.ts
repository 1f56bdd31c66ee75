import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { askAnyBuild } from './new-build/own-build.ts';
import { readContent, type StaticData } from './static-data.ts';

let asked: { address: string; answer: Promise<Map<string, unknown>> } | null = null;

/**
 * The data of a static part, for code that replaces it. When the document only has its markup, the page's data is requested, once for all
 * parts. `name` is the property in the loader's result.
 */
export async function loadContent<T>(data: StaticData<T>, name: string): Promise<T> {
	const content = readContent(data);
	if (content !== undefined) return content;
	const address = `${location.pathname.replace(/\/$/, '')}.data${location.search}`;
	if (asked?.address !== address) asked = { address, answer: fetchPage(address) };
	const answer = await asked.answer.catch((error: unknown) => {
		asked = null;
		throw error;
	});
	const loaded = readContent(answer.get(name) as StaticData<T>);
	if (loaded === undefined) throw new Error(`The data of the page has no ${name}`);
	return loaded;
}

type RouteData = Record<string, { data?: Record<string, unknown> | null }>;

async function fetchPage(address: string): Promise<Map<string, unknown>> {
	const response = await askAnyBuild(address);
	if (!response.ok || !response.body) throw new Error(`The data of the page could not be loaded: ${response.status}`);
	const { value } = await decode(response.body, window);
	return new Map(Object.values(value as RouteData).flatMap(({ data }) => Object.entries(data ?? {})));
}
