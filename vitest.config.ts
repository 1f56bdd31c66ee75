import { defineConfig } from 'vitest/config';
import { inlineIcons } from './site/icons/plugin.ts';

/** Unit tests stand beside the code. Integration tests need the running system that `npm test` sets up. */
export default defineConfig({
	test: {
		projects: [
			{
				plugins: [inlineIcons()],
				test: {
					name: 'unit',
					include: [
						'{bin,catalogue,cms,content,directus,domain,outbox,runtime,seed,sign-in,site}/**/*.test.{ts,tsx}',
						'*.test.ts',
						'e2e/security/roles-page.test.ts',
					],
					// A worker of its own for each of two hundred small files would take longer than the tests.
					isolate: false,
					// A busy machine slows a test, and fails none.
					testTimeout: 60_000,
				},
			},
			{
				test: {
					name: 'integration',
					include: ['e2e/integration/**/*.test.ts'],
					testTimeout: 180_000,
					hookTimeout: 180_000,
					fileParallelism: false,
				},
			},
			{
				test: {
					name: 'security',
					include: ['e2e/security/*.test.ts'],
					exclude: ['e2e/security/roles-page.test.ts'],
					testTimeout: 300_000,
					hookTimeout: 300_000,
					fileParallelism: false,
				},
			},
			{
				test: {
					name: 'rights',
					include: ['e2e/security/matrix/*.test.ts'],
					testTimeout: 900_000,
					hookTimeout: 600_000,
				},
			},
			{
				test: {
					name: 'faults',
					include: ['e2e/faults/**/*.test.ts'],
					testTimeout: 600_000,
					hookTimeout: 180_000,
					fileParallelism: false,
				},
			},
			{
				test: {
					name: 'resilience',
					include: ['e2e/resilience/*.test.ts'],
					testTimeout: 600_000,
					hookTimeout: 600_000,
					fileParallelism: false,
				},
			},
			{
				test: {
					name: 'commands',
					include: ['e2e/commands/**/*.test.ts'],
					testTimeout: 600_000,
					hookTimeout: 600_000,
					fileParallelism: false,
				},
			},
		],
	},
});
