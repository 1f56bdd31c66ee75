import { BUILD_HEADER } from './build-header.ts';
import { reloadOnce } from './reload-once.ts';

/** For parts that would rather have content of another build than none. */
export const askAnyBuild: typeof fetch = globalThis.fetch;

let own: string | null = null;

/**
 * Scripts only understand data of their own build. React Router uses the global `fetch`, so that is wrapped: when another build answers,
 * the target is loaded as a whole document.
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

/** The page whose data this address is; null for other addresses. */
function findPage({ origin, pathname, search }: URL): string | null {
	const path = /^(.*?)(?:_)?\.data$/.exec(pathname)?.[1];
	if (origin !== location.origin || path === undefined) return null;
	const said = new URLSearchParams(search);
	said.delete('_routes');
	const query = said.toString();
	return (path || '/') + (query && `?${query}`);
}
