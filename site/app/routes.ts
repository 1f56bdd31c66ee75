import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** The site map. Every page stands without a prefix (English), under /en and under /ar. */
export default [
	index('pages/home.tsx', { id: 'home' }),
	route('en', 'pages/home.tsx', { id: 'en/home' }),
	route('ar', 'pages/home.tsx', { id: 'ar/home' }),
] satisfies RouteConfig;
