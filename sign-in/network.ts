import { isIP } from 'node:net';

/** What counts as one customer: an IPv4 address, or the prefix of an IPv6 address, because one customer has very many of those. */
export function parseNetwork(address: string, groupsKept = 4): string {
	if (isIP(address) !== 6) return address;
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	if (mapped) return mapped;
	const [head = '', tail = ''] = address.split('::');
	const [start = [], end = []] = [head, tail].map((part) => part.split(':').filter(Boolean));
	const groups = [...start, ...Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0'), ...end];
	return `${groups
		.slice(0, groupsKept)
		.map((group) => Number.parseInt(group, 16).toString(16))
		.join(':')}::`;
}
