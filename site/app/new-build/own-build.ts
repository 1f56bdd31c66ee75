import { BUILD_HEADER } from './build-header.ts';
import { reloadOnce } from './reload-once.ts';

/** For a part of an open page, which rather takes its content from another build than lose what was pressed. */
export const askAnyBuild: typeof fetch = globalThis.fetch;

let own: string | null = null;

/**
 * The scripts of a page understand the data of their own build. React Router asks for them by `fetch` and takes no other function:
 * where another build has answered, the page that somebody goes to is loaded as a whole document.
 */
export function askOwnBuild(build: string): void {
	if (!own) globalThis.fetch = ask;
	own = build;
}

async function ask(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
	const page = (init.method ?? 'GET') === 'GET' && input instanceof URL ? findPage(input) : null;
	if (!page || !own) return askAnyBuild(input, init);
	const headers = new Headers(init.headers);
	headers.set(BUILD_HEADER, own);
	const answer = await askAnyBuild(input, { ...init, headers });
	const build = answer.headers.get(BUILD_HEADER);
	if (!build || build === own) return answer;
	if (reloadOnce(page)) return new Promise(() => {});
	throw new Error('The data of this page are of another build');
}

/** Whose data these are. */
function findPage({ origin, pathname, search }: URL): string | null {
	const path = /^(.*?)(?:_)?\.data$/.exec(pathname)?.[1];
	if (origin !== location.origin || path === undefined) return null;
	const said = new URLSearchParams(search);
	said.delete('_routes');
	const query = said.toString();
	return (path || '/') + (query && `?${query}`);
}
