import { defineConfig, type Plugin } from 'vitest/config';
import { findPostgresPrograms } from './bin/postgres.ts';
import { inlineIcons } from './site/icons/plugin.ts';

/** A busy machine slows a test, and fails none; first starts of a whole system are among them. */
const longTimeouts = { testTimeout: 1_800_000, hookTimeout: 1_800_000, expect: { poll: { timeout: 180_000, interval: 20 } } };

const besideTheCode = '{bin,catalogue,cms,content,directus,domain,outbox,runtime,seed,sign-in,site}/**';
const slow = `${besideTheCode}/*.slow.test.{ts,tsx}`;

/** An icon is made from a file that the cache does not look at. */
const icons: Plugin = {
	...inlineIcons(),
	configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(({ id }) => (id.startsWith('\0') ? false : undefined)),
};

/**
 * Unit tests stand beside the code; those that wait or repeat for seconds are `*.slow.test.ts`, which `npm run check` leaves out.
 * Integration tests need the running system that `npm test` sets up.
 */
export default defineConfig({
	test: {
		// What was compiled for an earlier run serves the next.
		fsModuleCache: true,
		projects: [
			{
				plugins: [icons],
				test: {
					name: 'unit',
					include: [`${besideTheCode}/*.test.{ts,tsx}`, '*.test.ts', 'e2e/security/roles-page.test.ts'],
					exclude: [slow],
					// A worker of its own for each of two hundred small files would take longer than the tests.
					isolate: false,
					...longTimeouts,
				},
			},
			{
				plugins: [icons],
				test: { name: 'slow', include: [slow], isolate: false, ...longTimeouts },
			},
			{
				test: {
					// What the outbox is held to on a file holds on a database that several sites share, where there is one to test with.
					name: 'shared',
					include: findPostgresPrograms()
						? ['outbox/*.test.ts', 'content/staff/session-store.test.ts', 'sign-in/sign-in-limits.slow.test.ts', 'bin/run-in-turn.test.ts']
						: [],
					exclude: ['outbox/healing.slow.test.ts', 'outbox/mailbox.test.ts', 'outbox/mailer.test.ts'],
					globalSetup: 'e2e/test-postgres.ts',
					isolate: false,
					...longTimeouts,
				},
			},
			{
				test: {
					name: 'integration',
					include: ['e2e/integration/**/*.test.ts'],
					...longTimeouts,
					fileParallelism: false,
					isolate: false,
				},
			},
			{
				test: {
					// Each waits for minutes for what runs by the clock, and leaves alone what the others look at.
					name: 'schedules',
					include: ['e2e/schedules/*.test.ts'],
					...longTimeouts,
					maxWorkers: 2,
				},
			},
			{
				test: {
					name: 'security',
					include: ['e2e/security/*.test.ts'],
					exclude: ['e2e/security/roles-page.test.ts'],
					...longTimeouts,
					fileParallelism: false,
					isolate: false,
				},
			},
			{
				test: {
					name: 'rights',
					include: ['e2e/security/matrix/*.test.ts'],
					...longTimeouts,
				},
			},
			{
				test: {
					name: 'faults',
					include: ['e2e/faults/**/*.test.ts'],
					...longTimeouts,
					fileParallelism: false,
				},
			},
			{
				test: {
					name: 'resilience',
					include: ['e2e/resilience/*.test.ts'],
					...longTimeouts,
					fileParallelism: false,
				},
			},
			{
				test: {
					name: 'commands',
					include: ['e2e/commands/**/*.test.ts'],
					...longTimeouts,
					fileParallelism: false,
				},
			},
		],
	},
});
