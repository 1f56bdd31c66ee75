type Place = { seen: number; count: number; isRightToLeft: boolean };

/** The photograph that a key leads to; null for other keys. The arrow in reading direction is "next". */
export function keyedPhoto(key: string, { seen, count, isRightToLeft }: Place): number | null {
	const [forward, back] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
	const wanted = { [forward as string]: seen + 1, [back as string]: seen - 1, Home: 0, End: count - 1 }[key];
	return wanted === undefined || wanted === seen || wanted < 0 || wanted >= count ? null : wanted;
}
