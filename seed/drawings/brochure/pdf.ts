/** A page that consists of one picture. Sizes are in points, 72 to the inch. */
export type PdfPage = { jpeg: Buffer; pixels: { width: number; height: number }; points: { width: number; height: number } };

const text = (value: string): string => `<feff${Buffer.from(value, 'utf16le').swap16().toString('hex')}>`;

/** A PDF of pictures, which needs no embedded fonts, even for Arabic. */
export function writePdf(title: string, pages: PdfPage[]): Buffer {
	const objects: Buffer[] = [];
	const add = (body: string | Buffer): number => objects.push(Buffer.from(body));
	const stream = (dictionary: string, data: Buffer): Buffer =>
		Buffer.concat([Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`), data, Buffer.from('\nendstream')]);

	const ROOT = add('<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>');
	const firstOfPage = (index: number) => 4 + 3 * index;
	const kids = pages.map((_, index) => `${firstOfPage(index)} 0 R`).join(' ');
	add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
	const INFO = add(`<< /Title ${text(title)} >>`);
	for (const [index, { jpeg, pixels, points }] of pages.entries()) {
		const first = firstOfPage(index);
		add(
			`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${points.width} ${points.height}] /Contents ${first + 1} 0 R /Resources << /XObject << /Picture ${first + 2} 0 R >> >> >>`,
		);
		const scale = Math.min(points.width / pixels.width, points.height / pixels.height);
		const [width, height] = [pixels.width * scale, pixels.height * scale];
		const place = [width, 0, 0, height, (points.width - width) / 2, (points.height - height) / 2]
			.map((value) => value.toFixed(2))
			.join(' ');
		add(stream('', Buffer.from(`q ${place} cm /Picture Do Q`)));
		add(
			stream(
				`/Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
				jpeg,
			),
		);
	}
	return withIndex(objects, `/Root ${ROOT} 0 R /Info ${INFO} 0 R`);
}

/** Numbers the objects and writes their offsets. */
function withIndex(objects: Buffer[], trailer: string): Buffer {
	const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1')];
	const starts: number[] = [];
	let at = parts[0]?.length ?? 0;
	const write = (part: Buffer) => {
		parts.push(part);
		at += part.length;
	};
	for (const [index, body] of objects.entries()) {
		starts.push(at);
		write(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]));
	}
	const entries = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
	const count = objects.length + 1;
	parts.push(
		Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${count} ${trailer} >>\nstartxref\n${at}\n%%EOF\n`),
	);
	return Buffer.concat(parts);
}
