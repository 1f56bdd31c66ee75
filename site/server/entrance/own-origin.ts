import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Config } from '#config';

/** The address of the site as anyone who asks may see it: https://pn.example. */
export type ReadOrigin = (context: Context) => string;

/**
 * Anybody can write anything into the Host header, so links are made from PUBLIC_URL. Where that is not set, a host is believed
 * that is surely this process: this machine, the address it listens on, or the one the connection came in at, with its own port.
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
