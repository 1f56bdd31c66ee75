import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { inlineIcons } from './icons/plugin.ts';

export default defineConfig({ plugins: [inlineIcons(), tailwindcss(), reactRouter()] });
