import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const input = fileURLToPath(new URL('./worker/service-worker.ts', import.meta.url));

/** Builds the service worker as one classic script: not every browser supports module workers. */
export function serviceWorker(): Plugin {
	return {
		name: 'service-worker',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'client',
		async generateBundle() {
			const built = await build({
				configFile: false,
				logLevel: 'error',
				build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
			});
			const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
			const source = outputs.flatMap(({ output }) => output).find(({ type }) => type === 'chunk');
			if (source?.type !== 'chunk') throw new Error('The service worker was not built');
			this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: source.code });
		},
	};
}
