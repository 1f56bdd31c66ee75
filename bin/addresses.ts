import type { Config } from '#config';

/** Where a process of ours is asked from this machine; a wildcard host becomes localhost. */
export const localHost = (host: string): string => ({ '0.0.0.0': '127.0.0.1', '::': '::1' })[host] ?? host;

export function localUrl(host: string, port: number): string {
	const own = localHost(host);
	return `http://${own.includes(':') ? `[${own}]` : own}:${port}`;
}

const isLocal = (host: string) => ['127.0.0.1', '0.0.0.0', '::1', '::', 'localhost'].includes(host);

export const siteUrl = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string => publicUrl ?? `http://localhost:${port}`;

export const studioUrl = ({ cmsPublicUrl, cmsHost, cmsPort }: Config): string =>
	cmsPublicUrl ?? (isLocal(cmsHost) ? `http://localhost:${cmsPort}` : localUrl(cmsHost, cmsPort));
