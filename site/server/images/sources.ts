import { createHash } from 'node:crypto';

export type FileSource = { kind: 'file'; id: string; version: string };
export type RemoteSource = { kind: 'remote'; address: URL };
export type Source = FileSource | RemoteSource;

export const sourceKey = (source: Source): string =>
	source.kind === 'file'
		? `${source.id}-${source.version}`
		: `remote-${createHash('sha256').update(source.address.href).digest('hex').slice(0, 40)}`;

export const derivativeKey = (source: Source, width: number, format: 'webp' | 'avif'): string => `${sourceKey(source)}-${width}.${format}`;

/** For logs: never includes a query string. */
export const describeSource = (source: Source): Record<string, unknown> =>
	source.kind === 'file' ? { file: source.id } : { host: source.address.host, path: source.address.pathname };
