/** A reference code without separators, with Latin digits: `fst apt ١٠٤٢` becomes FSTAPT1042. */
export const plainReference = (text: string): string =>
	text
		.normalize('NFKC')
		.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
		.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
		.toUpperCase()
		.replace(/[^A-Z0-9]/g, '');

/** FNV-1a */
export function hashText(text: string, seed = 0x811c9dc5): number {
	let hash = seed;
	for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	return hash >>> 0;
}

export const OTHER_SEED = 0x1000193;
