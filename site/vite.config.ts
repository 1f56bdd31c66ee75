import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compiledMessages } from './app/i18n/compile-messages.ts';
import { chunks } from './chunks.ts';
import { inlineIcons } from './icons/plugin.ts';
import { routeModuleErrors } from './route-module-errors.ts';
import { serviceWorker } from './service-worker-plugin.ts';

export default defineConfig({
	plugins: [routeModuleErrors(), chunks(), inlineIcons(), compiledMessages(), tailwindcss(), reactRouter(), serviceWorker()],
	// Older browsers would need every direction spelled out language by language.
	build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'safari17.5', 'firefox121'] },
	// A stack in the log names the line that was written; nobody outside gets the sources.
	environments: { ssr: { build: { sourcemap: true } } },
});
