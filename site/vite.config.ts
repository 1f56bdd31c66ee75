import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compiledMessages } from './app/i18n/compile-messages.ts';
import { looks } from './app/looks/sources.ts';
import { inlineIcons } from './icons/plugin.ts';

/** What every page loads, in two files: many small ones would weigh a twentieth more. */
const onEveryPage = [
	{ name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler|react-router|icu-minify)\/|vite\/preload-helper/ },
	{
		name: 'shell',
		test: /site\/app\/(?:root\.|entry\.client|head\.|readable-query|i18n\/|layouts\/(?:default|header|brand|mobile-menu|language-switch|navigation|footer\.|footer-context|loading-indicator|use-|crumbs|error-page)|ui\/(?:icon|kept|button-look|looks|breadcrumb)|features\/favorites\/(?:cookie|saved|hearts-form|use-hearts))/,
	},
];

/** Small things that several parts of a page share, in one file rather than one each. */
const together = [
	{ name: 'search-form', test: /features\/search\/(?:asked|search-form|use-shown-state)\./ },
	{ name: 'map-loader', test: /features\/map\/(?:load-map|map-address)\./ },
	{ name: 'icons', test: /icon:pn\/(?:down|grid|map|search)$/ },
];

export default defineConfig({
	plugins: [inlineIcons(), compiledMessages(), looks(), tailwindcss(), reactRouter()],
	environments: { client: { build: { rolldownOptions: { output: { advancedChunks: { groups: [...onEveryPage, ...together] } } } } } },
	// Older browsers would need every direction spelled out language by language.
	build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'safari17.5', 'firefox121'] },
});
