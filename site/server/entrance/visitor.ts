import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Config } from '#config';
import { parseNetwork } from '#sign-in/network.ts';

export type Visitors = ReturnType<typeof createVisitors>;

/**
 * Finds the visitor's address. Each proxy appends the address it was asked from to x-forwarded-for, so the header is read from the right,
 * as long as entries come from trusted proxies.
 */
export function createVisitors(trusted: Config['trustedProxies']) {
	const isTrusted = typeof trusted === 'number' ? (_: string, hop: number) => hop < trusted : inNetworks(trusted);

	return {
		readAddress(context: Context): string {
			const chain = forwardedFor(context);
			let address = remoteAddress(context);
			for (let hop = 0; isTrusted(address, hop); hop++) {
				const before = chain.pop();
				if (before === undefined || !isIP(before)) break;
				address = before;
			}
			return parseNetwork(address);
		},

		/** True for a client that sends the header but is not a trusted proxy. */
		isForwardedByOther: (context: Context): boolean =>
			(context.req.header('x-forwarded-for') ?? context.req.header('forwarded')) !== undefined && !isTrusted(remoteAddress(context), 0),
	};
}

const remoteAddress = (context: Context): string => unmapped(getConnInfo(context).remote.address ?? 'unknown');

const forwardedFor = (context: Context): string[] =>
	(context.req.header('x-forwarded-for') ?? '').split(',').map((entry) => unmapped(withoutPort(entry.trim())));

/** Some proxies write `198.51.100.7:4711` and `[2001:db8::1]:4711`. */
const withoutPort = (entry: string): string => /^\[(.*)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, '$1');

/** IPv4-mapped addresses of dual-stack sockets. */
const unmapped = (address: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

function inNetworks(networks: readonly string[]): (address: string) => boolean {
	const known = new BlockList();
	for (const network of networks) {
		const [address = '', bits] = network.split('/');
		const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
		known.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
	}
	return (address) => {
		const version = isIP(address);
		return version !== 0 && known.check(address, version === 6 ? 'ipv6' : 'ipv4');
	};
}
