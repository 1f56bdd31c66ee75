import { directusAddress } from './connection.ts';

export const pingAddress = (url: string): string => directusAddress(url, '/server/ping').href;

export async function isAnswering(url: string, withinMs: number): Promise<boolean> {
	const answer = await fetch(pingAddress(url), { signal: AbortSignal.timeout(withinMs) }).catch(() => null);
	await answer?.body?.cancel();
	return answer?.ok ?? false;
}
