import { Hono } from 'hono';
import type { Reader } from '#content/reader.ts';
import { busy, FOR_A_MINUTE, FOR_GOOD, notFound } from './images/responses.ts';

/** The brochure of a compound, by compound id and file version; other files are not reachable here. */
export function brochures(read: Reader, original: (fileId: string) => Promise<Buffer | null>): Hono {
	return new Hono().get('/_brochures/:id{[1-9][0-9]*}/:version{[0-9a-f]{8}\\.pdf}', async (context) => {
		const { id, version } = context.req.param();
		const project = read.get('project', Number(id));
		if (!project?.brochure) return notFound();
		const file = await original(project.brochure);
		// The record names the file, so it exists and Directus is only unavailable.
		if (!file) return busy();
		if (file.subarray(0, 5).toString('latin1') !== '%PDF-') return notFound();
		const isCurrent = version === `${read.version(project.brochure)}.pdf`;
		return context.body(new Uint8Array(file), 200, {
			'content-type': 'application/pdf',
			'content-disposition': `attachment; filename="${buildFileName(project.translations.en.name)}.pdf"`,
			'cache-control': isCurrent ? FOR_GOOD : FOR_A_MINUTE,
			'x-robots-tag': 'noindex',
		});
	});
}

const buildFileName = (name: string) => name.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'brochure';
