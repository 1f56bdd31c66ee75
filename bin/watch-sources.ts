import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.ts';

/** What the site runs as it is written. Its pages are compiled anew by themselves. */
const sources = ['catalogue', 'content', 'domain', 'outbox', 'sign-in', 'site/server', 'site/server.ts', 'config.ts'];
/** Editors write a file in several steps. */
const SETTLED_MS = 200;

/** Calls `onChange` when code of the server was saved. Tests change nothing that runs. */
export function watchSources(onChange: (file: string) => void): void {
	let timer: NodeJS.Timeout | undefined;
	for (const source of sources)
		watch(join(root, source), { recursive: true }, (_event, name) => {
			const file = name ?? source;
			if (!file.endsWith('.ts') || file.includes('.test.') || file.includes('node_modules')) return;
			clearTimeout(timer);
			timer = setTimeout(() => onChange(file), SETTLED_MS);
		});
}
