import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { serverOnly } from './server-only.ts';

type Messages = { [key: string]: string | Messages };
type Compiled = { [key: string]: unknown };

/** Parts that only loaders use are left out for the browser. */
export function compileForBrowser(messages: Messages): Compiled {
	return compileAll(Object.fromEntries(Object.entries(messages).filter(([part]) => !(serverOnly as readonly string[]).includes(part))));
}

export const compileAll = (messages: Messages): Compiled =>
	Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compileAll(value)]));

/** Parses the dictionaries at build. */
export function compiledMessages(): Plugin {
	return {
		name: 'compiled-messages',
		enforce: 'pre',
		load(id) {
			const [file = ''] = id.split('?');
			if (!/i18n\/messages\/\w+\.json$/.test(file)) return null;
			return { code: `export default ${JSON.stringify(compileAll(JSON.parse(readFileSync(file, 'utf8'))))}`, moduleType: 'js' };
		},
	};
}
