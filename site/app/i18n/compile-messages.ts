import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { serverOnly } from './server-only.ts';

type Messages = { [key: string]: string | Messages };
type Compiled = { [key: string]: unknown };

const compileAll = (messages: Messages): Compiled =>
	Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compileAll(value)]));

/** Parses the dictionaries at build, so that no parser of plurals has to travel to the browser. */
export function compiledMessages(): Plugin {
	return {
		name: 'compiled-messages',
		enforce: 'pre',
		load(id) {
			const [file = ''] = id.split('?');
			if (!/i18n\/messages\/\w+\.json$/.test(file)) return null;
			const messages: Messages = JSON.parse(readFileSync(file, 'utf8'));
			if (this.environment.name === 'client') for (const part of serverOnly) delete messages[part];
			return { code: `export default ${JSON.stringify(compileAll(messages))}`, moduleType: 'js' };
		},
	};
}
