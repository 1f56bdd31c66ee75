import type { Marked } from '#domain/counter/marks.ts';

export function MarkedText({ text }: { text: Marked }) {
	// biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
	return text.map((piece, index) => (piece.isHit ? <mark key={index}>{piece.text}</mark> : piece.text));
}
