import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|json|svg)$/;
const LEAST_BYTES = 1024;

const formats = {
	br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
	gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** Compresses assets at build time with the best quality, which would be too slow per request. */
export function precompressedFiles(): Plugin {
	return {
		name: 'precompressed-files',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'client',
		generateBundle: {
			// After all plugins that change or add files.
			order: 'post',
			async handler(_, bundle) {
				const files = Object.values(bundle).map((file) => ({
					name: file.fileName,
					bytes: Buffer.from(file.type === 'chunk' ? file.code : file.source),
				}));
				for (const { name, bytes } of files.filter(({ name, bytes }) => compressible.test(name) && bytes.length >= LEAST_BYTES))
					for (const [ending, compress] of Object.entries(formats))
						this.emitFile({ type: 'asset', fileName: `${name}.${ending}`, source: await compress(bytes) });
			},
		},
	};
}
