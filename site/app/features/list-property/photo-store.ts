import type { PhotoData } from './photos-data.ts';
import { uploadPhoto } from './upload-photo.ts';

const BYTES_MOST = 10_000_000;
const AT_ONCE = 2;

export type Photo = PhotoData & {
	key: string;
	state: 'waiting' | 'sending' | 'done' | 'failed';
	percent: number;
	problem: string | null;
	/** Null once uploaded. */
	file: File | null;
};

export type PhotoStore = ReturnType<typeof createPhotoStore>;

/** Uploads photos while the form is filled in; the form itself only carries their ids. */
export function createPhotoStore(first: readonly PhotoData[], most: number, upload = uploadPhoto) {
	let photos: readonly Photo[] = first.map((photo) => ({
		...photo,
		key: photo.id,
		state: 'done',
		percent: 100,
		problem: null,
		file: null,
	}));
	let isAwaited = false;
	let count = 0;
	const drawn = photos;
	const listeners = new Set<() => void>();
	const waiting: string[] = [];
	const running = new Map<string, { done: Promise<void>; gone: AbortController }>();

	const find = (key: string) => photos.find((photo) => photo.key === key);

	function show(next: readonly Photo[]): void {
		photos = next;
		for (const tell of listeners) tell();
	}

	const change = (key: string, part: Partial<Photo>) => show(photos.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)));
	const refuse = (key: string, problem: string) => change(key, { state: 'failed', problem });

	function send(key: string): void {
		const taken = photos.filter((photo) => photo.key !== key && photo.state !== 'failed');
		if (taken.length >= most) refuse(key, 'many');
		else if ((find(key)?.file?.size ?? 0) > BYTES_MOST) refuse(key, 'large');
		else {
			change(key, { state: 'waiting', percent: 0, problem: null });
			waiting.push(key);
			next();
		}
	}

	/** Photos over the limit are uploaded when another one is removed. */
	function sendLeft(): void {
		for (const { key, problem } of photos) if (problem === 'many') send(key);
	}

	function next(): void {
		while (running.size < AT_ONCE && waiting.length) {
			const key = waiting.shift() as string;
			const file = find(key)?.file;
			if (!file) continue;
			const gone = new AbortController();
			const done = carry(key, file, gone.signal).finally(() => {
				running.delete(key);
				next();
			});
			running.set(key, { done, gone });
		}
	}

	async function carry(key: string, file: File, signal: AbortSignal): Promise<void> {
		change(key, { state: 'sending' });
		const answer = await upload(file, (percent) => change(key, { percent }), signal);
		if (signal.aborted) return;
		if ('id' in answer) arrive(key, answer.id);
		else refuse(key, answer.problem);
		sendLeft();
	}

	/** Shows the server's version from now on: the browser may not be able to show the original format. */
	function arrive(key: string, id: string): void {
		URL.revokeObjectURL(find(key)?.src ?? '');
		change(key, { id, src: `/_uploads/${id}.jpg`, state: 'done', file: null });
	}

	return {
		photos: () => photos,
		isAwaited: () => isAwaited,
		hasChanged: () => photos !== drawn,
		subscribe(tell: () => void): () => void {
			listeners.add(tell);
			return () => listeners.delete(tell);
		},
		take(files: Iterable<File>): void {
			for (const file of files) {
				const key = `file-${count++}`;
				const photo: Photo = {
					key,
					id: '',
					name: file.name,
					src: URL.createObjectURL(file),
					state: 'waiting',
					percent: 0,
					problem: null,
					file,
				};
				show([...photos, photo]);
				send(key);
			}
		},
		retry: send,
		place(key: string, at: number): void {
			const photo = find(key);
			if (photo && photos[at] && photos[at] !== photo) show(photos.filter((one) => one !== photo).toSpliced(at, 0, photo));
		},
		remove(key: string): void {
			running.get(key)?.gone.abort();
			const photo = find(key);
			if (photo?.file) URL.revokeObjectURL(photo.src);
			show(photos.filter((one) => one !== photo));
			sendLeft();
		},
		/**
		 * Resolves when every photo is uploaded or rejected: null, or one rejected since the last call, which the visitor should see before
		 * leaving the step.
		 */
		async settle(): Promise<Photo | null> {
			if (!running.size) return null;
			const failedBefore = new Set(photos.filter(({ state }) => state === 'failed').map(({ key, problem }) => `${key} ${problem}`));
			isAwaited = true;
			show([...photos]);
			while (running.size) await Promise.all([...running.values()].map(({ done }) => done));
			isAwaited = false;
			show([...photos]);
			return photos.find(({ state, key, problem }) => state === 'failed' && !failedBefore.has(`${key} ${problem}`)) ?? null;
		},
	};
}
