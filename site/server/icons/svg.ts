import { type Icon, USUAL_SIZE } from './icon-set.ts';

/** Flips first, then rotates about the centre, as Iconify defines it. */
export function iconSvg(icon: Icon): string {
	const { left = 0, top = 0, width = USUAL_SIZE, height = USUAL_SIZE } = icon;
	const [middleX, middleY] = [left + width / 2, top + height / 2];
	const quarters = (((icon.rotate ?? 0) % 4) + 4) % 4;
	const transforms = [
		quarters ? `rotate(${quarters * 90} ${middleX} ${middleY})` : '',
		icon.hFlip ? `translate(${2 * middleX} 0) scale(-1 1)` : '',
		icon.vFlip ? `translate(0 ${2 * middleY}) scale(1 -1)` : '',
	].filter(Boolean);
	const [across, down] = quarters % 2 ? [height, width] : [width, height];
	const box = `${middleX - across / 2} ${middleY - down / 2} ${across} ${down}`;
	const body = transforms.length ? `<g transform="${transforms.join(' ')}">${icon.body}</g>` : icon.body;
	const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
	return `<svg ${names} width="${across}" height="${down}" viewBox="${box}">${body}</svg>`;
}
