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

/** Packages of the browser, beyond those of React. Found one by one, each would load the page of a fresh start again. */
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
		// Its own pass would write for older browsers than cssTarget names.
		tailwindcss({ optimize: false }),
		reactRouter(),
		serviceWorker(),
		fontsInDocuments(),
		stylesOfClient(),
		precompressedFiles(),
	],
	// Older browsers would need every direction spelled out language by language.
	build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'safari17.5', 'firefox121'] },
	optimizeDeps: { noDiscovery: true, include: ofBrowser },
	// A stack in the log names the line that was written; nobody outside gets the sources.
	environments: { ssr: { build: { sourcemap: true } } },
});
