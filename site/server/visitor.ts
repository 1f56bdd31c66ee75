import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The address somebody asks from. A proxy's word is taken only where we know that one stands before us; then its last entry is the one it wrote itself. */
export function visitorOf(context: Context, behindProxy: boolean): string {
	const forwarded = behindProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
	if (forwarded && isIP(forwarded)) return networkOf(forwarded);
	return networkOf(getConnInfo(context).remote.address ?? 'unknown');
}

/** In the newer addressing one customer has a whole network of them. */
function networkOf(address: string): string {
	if (isIP(address) !== 6) return address;
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	if (mapped) return mapped;
	const [head = '', tail = ''] = address.split('::');
	const [start, end] = [head, tail].map((part) => part.split(':').filter(Boolean));
	const groups = [...(start ?? []), ...Array(Math.max(0, 8 - (start?.length ?? 0) - (end?.length ?? 0))).fill('0'), ...(end ?? [])];
	return `${groups
		.slice(0, 4)
		.map((group) => Number.parseInt(group, 16).toString(16))
		.join(':')}::`;
}
