import { readFileSync } from 'node:fs';
import { Hono } from 'hono';

const file = new URL('../build/client/service-worker.js', import.meta.url);

/** Contains the build id, so that each build has its own worker and cache. Absent in development. */
export function serviceWorker(buildId: string): Hono {
	return new Hono().get('/service-worker.js', (context) => {
		const script = readScript();
		if (script === null) return context.notFound();
		return context.body(`const BUILD=${JSON.stringify(buildId)};${script}`, 200, {
			'content-type': 'text/javascript; charset=utf-8',
			'cache-control': 'no-cache',
		});
	});
}

function readScript(): string | null {
	try {
		return readFileSync(file, 'utf8');
	} catch {
		return null;
	}
}
