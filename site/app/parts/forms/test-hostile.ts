/** Inputs from attackers and from typos. Each contains the mark, so that tests can find it again. */
export const MARK = 'x-hostile';

const scripts = [
	`<script>${MARK}()</script>`,
	`"><img src=x onerror=${MARK}()>`,
	`'><svg/onload=${MARK}()>`,
	`</textarea><${MARK}>`,
	`javascript:${MARK}()`,
	`{{${MARK}}}`,
	`\${${MARK}}`,
	`<!--${MARK}-->`,
	`]]><${MARK}>`,
	`\\u003cscript\\u003e${MARK}`,
	`%3Cscript%3E${MARK}`,
	`&lt;script&gt;${MARK}`,
];
const headers = [`a\r\nBcc: ${MARK}@example.com`, `a\nSubject: ${MARK}`, `a%0d%0aBcc:${MARK}`, `"${MARK}" <a@example.com>, b@example.com`];
const databases = [
	`'; DROP TABLE enquiry; --${MARK}`,
	`" OR ""="${MARK}`,
	`$where: ${MARK}`,
	`{"_eq":"${MARK}"}`,
	`../../../${MARK}`,
	`/etc/passwd\0${MARK}`,
];
const invisible = [
	'\u202e',
	'\u2066',
	'\u2069',
	'\u200b',
	'\u200d',
	'\u2060',
	'\ufeff',
	'\u061c',
	'\u00ad',
	'\u0000',
	'\u0007',
	'\u001b[31m',
	'\ud800',
	'\udfff',
	'\uffff',
	'\u2028',
];
const strange = [
	'ﷺ'.repeat(200),
	'\u0489'.repeat(500),
	'👨‍👩‍👧‍👦'.repeat(100),
	'٠١٠٠١٢٣٤٥٦٧',
	'İıſK',
	'𝓜𝓸𝓷𝓪',
	'(╯°□°)╯',
	'ก็็็็็็็็็็',
	'NaN',
	'-0',
	'1e308',
	'null',
	'undefined',
	'[object Object]',
	'true',
	'__proto__',
	'constructor',
];
const long = [10, 100, 1000, 10_000, 60_000];

const pick = <T>(random: () => number, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** Seeded, so that runs can be repeated. */
export function randomFrom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

export function hostileText(random: () => number): string {
	const base = pick(
		random,
		[scripts, headers, databases, strange].map((list) => pick(random, list)),
	);
	const odd = random();
	if (odd < 0.25) return `${pick(random, invisible)}${base}${pick(random, invisible)}${MARK}`;
	if (odd < 0.3) return `${base}${MARK}`.repeat(Math.ceil(pick(random, long) / 20));
	if (odd < 0.35) return [...base].map((letter) => letter + pick(random, invisible)).join('');
	return base;
}

/** A valid value with an invisible character somewhere in it. */
export function hiddenIn(right: string, random: () => number): string {
	const at = Math.floor(random() * (right.length + 1));
	return right.slice(0, at) + pick(random, invisible) + right.slice(at);
}
