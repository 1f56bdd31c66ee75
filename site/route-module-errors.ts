import type { Plugin } from 'vite';

const file = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;
const thrownWhenDrawn = "window.dispatchEvent(new Event('vite:preloadError')); return { default() { throw error; } };";

/**
 * Where a module of the next page cannot be loaded, React Router loads the page again that is being left. Here its page throws
 * that error when it is drawn, and `navigation/use-whole-document.ts` leads on to the address that was clicked.
 * It is said in the same way as of scripts that Vite loads (`new-build/watch-builds.ts`).
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
