import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Config } from '#config';

/** The site's origin for links in an answer: https://pn.example. */
export type ReadOrigin = (context: Context) => string;

/**
 * The Host header can be forged, so links use PUBLIC_URL. Without it, only a host that must be this process is accepted: this machine, the
 * listening address, or the local address of the connection, with the right port.
 */
export function createOriginReader({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): ReadOrigin {
	if (publicUrl) return () => publicUrl;
	const names = new Set(['localhost', '127.0.0.1', '[::1]', inAddress(host)]);
	return (context) => {
		const asked = new URL(context.req.url);
		const isOurs = Number(asked.port || 80) === port && (names.has(asked.hostname) || asked.hostname === inAddress(cameInAt(context)));
		return isOurs ? asked.origin : `http://localhost:${port}`;
	};
}

export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

const cameInAt = ({ env }: Context<{ Bindings: Partial<HttpBindings> }>): string =>
	(env?.incoming?.socket?.localAddress ?? '').replace(/^::ffff:(?=[\d.]+$)/, '');

const inAddress = (host: string): string => (host.includes(':') ? `[${host}]` : host);
