import type { Content } from '#content/content.ts';
import { makePlaceholder } from '#content/placeholders.ts';
import { formatVersion } from '#content/reader.ts';
import type { Logger } from '#runtime/logger.ts';

/** Stored in batches, because every page that shows one is invalidated. */
const BATCH = 25;

type Placeholder = { id: string; version: string; image: string | null };

/** Makes a blurred placeholder of every new photograph, one at a time. `waiting`: how many are left; null until content is there. */
export function makePlaceholders(
	{ replica, onChange, status }: Content,
	original: (id: string) => Promise<Buffer | null>,
	logger: Logger,
): { waiting: () => number | null } {
	let waiting: number | null = null;
	let isWorking = false;
	let isAskedAgain = false;

	const listMissing = (): Pick<Placeholder, 'id' | 'version'>[] =>
		replica.ids('directus_files').flatMap((id) => {
			const file = replica.get('directus_files', id);
			const version = formatVersion(file?.modified_on ?? file?.uploaded_on ?? null);
			return file?.type?.startsWith('image/') && replica.get('placeholder', id)?.version !== version ? { id, version } : [];
		});

	const store = (batch: Placeholder[]) =>
		replica.change(({ put }) => batch.flatMap((one) => [...put('placeholder', one), `directus_files:${one.id}`]));

	async function work(): Promise<void> {
		if (!status().complete) return;
		const missing = listMissing();
		waiting = missing.length;
		let batch: Placeholder[] = [];
		let made = 0;
		for (const [index, { id, version }] of missing.entries()) {
			const bytes = await original(id).catch(() => null);
			// A photograph without a placeholder is stored too, so that it is not decoded again.
			if (bytes) batch.push({ id, version, image: await makePlaceholder(bytes) });
			if (batch.length < BATCH && index < missing.length - 1) continue;
			store(batch);
			made += batch.length;
			batch = [];
			waiting = missing.length - 1 - index;
		}
		if (made) logger.info('placeholders.made', 'Placeholders of pictures were made', { made });
	}

	const start = () => {
		isAskedAgain = isWorking;
		if (isWorking) return;
		isWorking = true;
		void work()
			.catch((error) => logger.warn('placeholders.failed', 'Placeholders of pictures could not be made', { error: String(error) }))
			.finally(() => {
				isWorking = false;
				if (isAskedAgain) start();
			});
	};
	onChange((keys) => {
		if ([...keys].some((key) => key.startsWith('directus_files:')) && ![...keys].some((key) => key.startsWith('placeholder:'))) start();
	});
	setInterval(start, 30_000).unref();
	start();
	return { waiting: () => waiting };
}
