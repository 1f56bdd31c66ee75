import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Messages = { [key: string]: string | Messages };
type Compiled = { [key: string]: unknown };

export const compileAll = (messages: Messages): Compiled =>
	Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compileAll(value)]));

const isDictionary = (file: string) => /i18n\/messages\/\w+\.json$/.test(file);

/** A Vite plugin that parses dictionaries at build. In development an edit reloads the page. */
export function compiledMessages(): Plugin {
	return {
		name: 'compiled-messages',
		enforce: 'pre',
		load(id) {
			const [file = ''] = id.split('?');
			if (!isDictionary(file)) return null;
			return { code: `export default ${JSON.stringify(compileAll(JSON.parse(readFileSync(file, 'utf8'))))}`, moduleType: 'js' };
		},
		hotUpdate({ file }) {
			if (isDictionary(file) && this.environment.name === 'client') this.environment.hot.send({ type: 'full-reload' });
		},
	};
}
