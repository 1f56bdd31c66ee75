import type { Content } from '#content/content.ts';
import { makePlaceholder } from '#content/placeholders.ts';
import { formatVersion } from '#content/reader.ts';
import type { Logger } from '#runtime/logger.ts';

/** Makes the blurred picture of every file that was not looked at yet, one after the other, whenever files come in. */
export function makePlaceholders(
	{ replica, onChange, status }: Content,
	original: (id: string) => Promise<Buffer | null>,
	logger: Logger,
): void {
	let isWorking = false;

	async function work(): Promise<void> {
		if (!status().complete) return;
		let made = 0;
		for (const id of replica.ids('directus_files')) {
			const file = replica.get('directus_files', id);
			const version = formatVersion(file?.modified_on ?? file?.uploaded_on ?? null);
			if (!file?.type?.startsWith('image/') || replica.get('placeholder', id)?.version === version) continue;
			const bytes = await original(id).catch(() => null);
			if (!bytes) continue;
			// That a picture has none is kept as well: it would be decoded again every time.
			const image = await makePlaceholder(bytes);
			replica.change(({ put }) => [...put('placeholder', { id, version, image }), `directus_files:${id}`]);
			made++;
		}
		if (made) logger.info('placeholders.made', 'Placeholders of pictures were made', { made });
	}

	const start = () => {
		if (isWorking) return;
		isWorking = true;
		void work()
			.catch((error) => logger.warn('placeholders.failed', 'Placeholders of pictures could not be made', { error: String(error) }))
			.finally(() => {
				isWorking = false;
			});
	};
	onChange((keys) => {
		if ([...keys].some((key) => key.startsWith('directus_files:')) && ![...keys].some((key) => key.startsWith('placeholder:'))) start();
	});
	setInterval(start, 30_000).unref();
	start();
}
