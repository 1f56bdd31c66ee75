type Document = { name: string; mimeType: string; buffer: Buffer };

const document = (name: string, buffer: Buffer): Document => ({ name, mimeType: 'application/pdf', buffer });

/** The smallest valid PDF, padded to the given size. */
export const pdf = (name: string, bytes = 200): Document =>
	document(name, Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes, '%'), Buffer.from('\nstartxref\n9\n%%EOF\n')]));

export const pageNamedPdf = (name: string): Document => document(name, Buffer.from('<!doctype html><script>alert(1)</script>'));
