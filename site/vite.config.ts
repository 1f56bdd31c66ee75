import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compiledMessages } from './app/i18n/compile-messages.ts';
import { inlineIcons } from './icons/plugin.ts';

export default defineConfig({
	plugins: [inlineIcons(), compiledMessages(), tailwindcss(), reactRouter()],
	build: { assetsInlineLimit: 0 },
});
