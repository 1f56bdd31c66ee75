import type { Plugin } from 'vite';

/** Drops style sheets from the server build, which would otherwise serve the same bytes under a second name. */
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
