import { crc32, deflateRawSync } from 'node:zlib';

/** A zip archive as word processors write it. `flags` and `unpacked` falsify its entries. */
export function makeZip(files: Record<string, string>, { flags = 0, unpacked }: { flags?: number; unpacked?: number } = {}): Buffer {
	const locals: Buffer[] = [];
	const centrals: Buffer[] = [];
	let at = 0;
	for (const [name, text] of Object.entries(files)) {
		const content = deflateRawSync(text);
		const common = Buffer.alloc(26);
		common.writeUInt16LE(20, 0);
		common.writeUInt16LE(flags, 2);
		common.writeUInt16LE(8, 4);
		common.writeUInt32LE(crc32(text), 10);
		common.writeUInt32LE(content.length, 14);
		common.writeUInt32LE(unpacked ?? Buffer.byteLength(text), 18);
		common.writeUInt16LE(Buffer.byteLength(name), 22);
		const central = Buffer.alloc(14);
		central.writeUInt32LE(at, 10);
		const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), content]);
		centrals.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, central, Buffer.from(name)]));
		locals.push(local);
		at += local.length;
	}
	const directory = Buffer.concat(centrals);
	const end = Buffer.alloc(22);
	end.write('PK\x05\x06', 'latin1');
	end.writeUInt16LE(centrals.length, 8);
	end.writeUInt16LE(centrals.length, 10);
	end.writeUInt32LE(directory.length, 12);
	end.writeUInt32LE(at, 16);
	return Buffer.concat([...locals, directory, end]);
}
