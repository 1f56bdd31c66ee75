import type { Plugin } from 'vite';

const fontFaces = /@font-face\s*\{[^}]*\}/g;

/**
 * Every document declares its fonts itself (`app/first-view/`). Declared once more by the sheet, which comes later, a font that had been
 * given up for this visit would be taken after all, and words in it would move.
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
