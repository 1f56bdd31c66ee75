import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** The replica after the last complete pull. The file is renamed into place only when it is complete. */
export function openLastCopy(file: string) {
	const copy = `${file}.good`;
	const unfinished = `${copy}.new`;
	return {
		file: copy,
		exists: () => existsSync(copy),
		async make(): Promise<void> {
			rmSync(unfinished, { force: true });
			try {
				await new Promise<void>((resolve, reject) => {
					const worker = new Worker(new URL('./copy-worker.ts', import.meta.url), { workerData: { from: file, to: unfinished } });
					worker.once('error', reject);
					worker.once('exit', () => resolve());
				});
				renameSync(unfinished, copy);
			} catch (error) {
				rmSync(unfinished, { force: true });
				throw error;
			}
		},
		/** Copies it over the replica. */
		restore(): void {
			const restored = `${file}.new`;
			copyFileSync(copy, restored);
			renameSync(restored, file);
		},
		remove: () => rmSync(copy, { force: true }),
	};
}
