import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

type IconSet = { icons: Record<string, { body: string; width?: number; height?: number }>; width?: number; height?: number };

const require = createRequire(import.meta.url);
const PREFIX = 'icon:';

const readSet = (name: string): IconSet =>
	JSON.parse(
		readFileSync(name === 'pn' ? new URL('./pn.json', import.meta.url) : require.resolve(`@iconify-json/${name}/icons.json`), 'utf8'),
	);

/** Resolves `import bed from 'icon:pn/bed'` to that one drawing, so that no icon is requested on first paint. */
export function inlineIcons(): Plugin {
	const sets = new Map<string, IconSet>();
	return {
		name: 'inline-icons',
		resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
		load(id) {
			if (!id.startsWith(`\0${PREFIX}`)) return null;
			const [set = '', name = ''] = id.slice(PREFIX.length + 1).split('/');
			if (!sets.has(set)) sets.set(set, readSet(set));
			const found = sets.get(set);
			const icon = found?.icons[name];
			if (!icon) throw new Error(`There is no icon ${set}/${name}`);
			return `export default ${JSON.stringify({ body: icon.body, width: icon.width ?? found.width ?? 24, height: icon.height ?? found.height ?? 24 })}`;
		},
	};
}
