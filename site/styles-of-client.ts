import type { Plugin } from 'vite';

/**
 * Style sheets are written by the build for browsers. The server's build would write each again and hand it on to browsers, where a
 * chunk has another name there: the same bytes under two names.
 */
export function stylesOfClient(): Plugin {
	return {
		name: 'styles-of-client',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'ssr',
		generateBundle(_, bundle) {
			for (const [file, { type }] of Object.entries(bundle)) if (type === 'asset' && file.endsWith('.css')) delete bundle[file];
		},
	};
}
