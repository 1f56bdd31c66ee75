import type { Plugin } from 'vite';

const file = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;
const thrownWhenDrawn = "window.dispatchEvent(new Event('vite:preloadError')); return { default() { throw error; } };";

/**
 * When a module of the next page fails to load, React Router reloads the current page. With this patch rendering throws the error instead,
 * and `navigation/use-whole-document.ts` loads the clicked address. Dispatches the same event as Vite (`new-build/watch-builds.ts`).
 */
export function routeModuleErrors(): Plugin {
	return {
		name: 'route-module-errors',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'client',
		transform(code, id) {
			if (!file.test(id)) return null;
			if (!reload.test(code)) throw new Error('React Router has changed what it does when a module cannot be loaded');
			return { code: code.replace(reload, thrownWhenDrawn), map: null };
		},
	};
}
