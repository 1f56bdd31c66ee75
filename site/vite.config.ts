import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compiledMessages } from './app/i18n/compile-messages.ts';
import { chunks } from './chunks.ts';
import { fontsInDocuments } from './fonts-in-documents.ts';
import { inlineIcons } from './icons/plugin.ts';
import { precompressedFiles } from './precompressed-files.ts';
import { routeModuleErrors } from './route-module-errors.ts';
import { serviceWorker } from './service-worker-plugin.ts';
import { stylesOfClient } from './styles-of-client.ts';

/** Browser packages besides React. Discovered one by one, each would reload the page after a fresh start. */
const ofBrowser = [
	...['dialog', 'direction', 'progress', 'slider', 'slot', 'tabs', 'toast'].map((part) => `radix-ui/${part}`),
	...['zod/mini', '@conform-to/react', 'libphonenumber-js/min', 'icu-minify/format'],
	...['maplibre-gl', '@photo-sphere-viewer/core'],
];

export default defineConfig({
	plugins: [
		routeModuleErrors(),
		chunks(),
		inlineIcons(),
		compiledMessages(),
		// Its optimiser targets older browsers than cssTarget.
		tailwindcss({ optimize: false }),
		reactRouter(),
		serviceWorker(),
		fontsInDocuments(),
		stylesOfClient(),
		precompressedFiles(),
	],
	// Older targets would expand every logical property per language.
	build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'safari17.5', 'firefox121'] },
	optimizeDeps: { noDiscovery: true, include: ofBrowser },
	// Stack traces in logs refer to source lines; browsers get no source maps.
	environments: { ssr: { build: { sourcemap: true } } },
});
