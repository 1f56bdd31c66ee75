import type { Config } from '#config';

/** Where a process of ours is reached from this machine: who listens everywhere listens here too. */
export function localUrl(host: string, port: number): string {
	const own = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
	return `http://${own.includes(':') ? `[${own}]` : own}:${port}`;
}

const isLocal = (host: string) => ['127.0.0.1', '0.0.0.0', '::1', '::', 'localhost'].includes(host);

/** Where visitors open the site. */
export const siteUrl = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string => publicUrl ?? `http://localhost:${port}`;

/** Where staff open Studio. */
export const studioUrl = ({ cmsPublicUrl, cmsHost, cmsPort }: Config): string =>
	cmsPublicUrl ?? (isLocal(cmsHost) ? `http://localhost:${cmsPort}` : localUrl(cmsHost, cmsPort));
