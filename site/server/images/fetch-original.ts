import { ImageProblem } from './image-problem.ts';
import { readAtMost } from './read-at-most.ts';

type Conditions = {
	headers: Record<string, string>;
	/** Our own files are checked by their bytes alone. */
	mustSayImage: boolean;
	maxBytes: number;
	milliseconds: number;
	closing: AbortSignal;
};

/** Fetches from another server: no redirects, with limits of size and time. */
export async function fetchOriginal(address: URL, conditions: Conditions): Promise<Buffer> {
	const timeout = AbortSignal.timeout(conditions.milliseconds);
	const signal = AbortSignal.any([timeout, conditions.closing]);
	try {
		const headers = { ...conditions.headers, accept: 'image/*', 'accept-encoding': 'identity' };
		const response = await fetch(address, { headers, redirect: 'manual', signal });
		const refusal = findRefusal(response, conditions);
		if (refusal) await response.body?.cancel();
		const bytes = refusal ? null : await readAtMost(response, conditions.maxBytes);
		if (!bytes) throw refusal ?? new ImageProblem('too large', true);
		return bytes;
	} catch (error) {
		if (error instanceof ImageProblem) throw error;
		throw new ImageProblem(timeout.aborted ? 'timeout' : 'unreachable', false);
	}
}

function findRefusal(response: Response, { mustSayImage }: Conditions): ImageProblem | null {
	if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400))
		return new ImageProblem('redirect refused', true);
	if (!response.ok) return new ImageProblem(`status ${response.status}`, response.status < 500 && response.status !== 429);
	if (mustSayImage && !/^image\//i.test(response.headers.get('content-type') ?? '')) return new ImageProblem('not an image', true);
	return null;
}
