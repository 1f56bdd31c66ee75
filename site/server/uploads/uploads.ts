import type { UploadResult } from '#app/context.ts';
import { createGate, QueueFullError } from '#content/gate.ts';
import type { Outbox } from '#outbox/outbox.ts';
import type { Logger } from '#runtime/logger.ts';
import { makePhoto, makePreview } from './photo.ts';

export type Uploads = ReturnType<typeof createUploads>;

const HOUR = 3_600_000;
/** Many households share one address in Egypt; the last limit protects the disk. */
const limits = {
	hour: { most: 200, withinMs: HOUR },
	day: { most: 500, withinMs: 24 * HOUR },
	everybody: { most: 5000, withinMs: 24 * HOUR },
};
/** One at a time, so that a core stays free for pages. */
const AT_ONCE = 1;
const WAITING_MOST = 30;
const NAME_MOST = 60;

/** Photographs staged in the outbox. Only a visitor who knows the id can see one. */
export function createUploads({ outbox, logger }: { outbox: Outbox; logger: Logger }) {
	const gate = createGate(AT_ONCE, WAITING_MOST);

	return {
		async photo({ name, bytes }: { name: string; bytes: Uint8Array }, visitor: string): Promise<UploadResult> {
			const isAllowed =
				(await outbox.allow(`photos of ${visitor}`, limits.hour)) &&
				(await outbox.allow(`photos today of ${visitor}`, limits.day)) &&
				(await outbox.allow('photos', limits.everybody));
			if (!isAllowed) return { problem: 'often' };
			try {
				const made = await gate.run(() => makePhoto(bytes));
				if ('problem' in made) return made;
				const staged = await outbox.stage({ name: buildFileName(name), type: 'image/jpeg', bytes: made.jpeg });
				return staged ? { id: staged.id } : { problem: 'busy' };
			} catch (error) {
				if (!(error instanceof QueueFullError)) logger.error('upload.failed', 'A photograph could not be processed', { error });
				return { problem: 'busy' };
			}
		},

		/** Null when it is missing, already sent, or not a photograph. */
		async preview(id: string): Promise<Buffer | null> {
			if ((await outbox.staged(id))?.type !== 'image/jpeg') return null;
			const jpeg = await outbox.stagedBytes(id);
			return jpeg && gate.run(() => makePreview(jpeg)).catch(() => null);
		},
	};
}

/** The file's name as far as it is safe: `IMG_2041.jpg`. */
const buildFileName = (name: string) => {
	const stem = name
		.replace(/\.[^.]*$/, '')
		.replace(/[^\p{L}\p{N} _-]/gu, '')
		.trim()
		.slice(0, NAME_MOST);
	return `${stem || 'photo'}.jpg`;
};
