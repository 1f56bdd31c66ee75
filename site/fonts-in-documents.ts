import type { Plugin } from 'vite';

const fontFaces = /@font-face\s*\{[^}]*\}/g;

/**
 * Removes font declarations from the sheet, because every document has them inline (`app/first-view/`). A second declaration, arriving
 * later, would make browsers use a font after all that had been given up, and shift the text.
 */
export function fontsInDocuments(): Plugin {
	return {
		name: 'fonts-in-documents',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'client',
		generateBundle(_, bundle) {
			for (const file of Object.values(bundle))
				if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = String(file.source).replace(fontFaces, '');
		},
	};
}
