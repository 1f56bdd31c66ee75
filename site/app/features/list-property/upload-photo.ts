export type Uploaded = { id: string } | { problem: string };

/** XMLHttpRequest, because fetch reports no upload progress. */
export function uploadPhoto(file: File, onProgress: (percent: number) => void, signal: AbortSignal): Promise<Uploaded> {
	const { promise, resolve } = Promise.withResolvers<Uploaded>();
	const request = new XMLHttpRequest();
	const failed = () => resolve({ problem: 'offline' });
	request.open('POST', '/_uploads/photos');
	request.setRequestHeader('x-file-name', encodeURIComponent(file.name.toWellFormed()));
	request.setRequestHeader('content-type', 'application/octet-stream');
	request.timeout = 120_000;
	request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? (100 * loaded) / total : 0));
	for (const type of ['error', 'timeout', 'abort']) request.addEventListener(type, failed);
	request.addEventListener('load', () => resolve(answerIn(request.responseText)));
	signal.addEventListener('abort', () => request.abort());
	request.send(file);
	return promise;
}

function answerIn(text: string): Uploaded {
	try {
		const { id, problem } = JSON.parse(text);
		return typeof id === 'string' ? { id } : { problem: String(problem) };
	} catch {
		return { problem: 'busy' };
	}
}
