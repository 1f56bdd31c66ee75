import { expect, test } from 'vitest';
import { photoAddress, photoSrcSet } from './photo-address.ts';

const file = (width: number) => ({ id: 'id', version: '0a1b2c3d', width });
const widthsIn = (srcSet: string) =>
	srcSet.split(', ').map((part) => part.replace(/^\/_images\/(\d+)\/id-0a1b2c3d\.webp (\d+)w$/, '$1:$2'));

test.each([
	[1600, 640, 640],
	[1600, 700, 768],
	[1600, 1200, 1280],
	[1000, 3000, 1024],
	[4000, 9000, 4096],
	[200, 640, 320],
	[0, 640, 640],
])('a photo %d wide, needed at %d, is requested at %d', (own, wanted, width) => {
	expect(photoAddress(file(own), wanted)).toBe(`/_images/${width}/id-0a1b2c3d.webp`);
});

test.each([
	[1536, ['320:320', '640:640', '768:768', '1024:1024', '1280:1280', '1536:1536']],
	[900, ['320:320', '640:640', '768:768', '1024:900']],
	[200, ['320:200']],
	[0, ['320:320', '640:640', '768:768', '1024:1024', '1280:1280', '1536:1536']],
])('a photo %d wide does not claim more', (own, widths) => {
	expect(widthsIn(photoSrcSet(file(own)))).toEqual(widths);
});

test('a large photo stops at the largest useful width', () => {
	expect(widthsIn(photoSrcSet(file(6000))).at(-1)).toBe('3072:3072');
});

test.each([
	[1536, ['640:640', '768:768', '1024:1024']],
	[500, ['640:500']],
	[200, ['320:200']],
])('a photo %d wide with a minimum leaves out small widths', (own, widths) => {
	expect(widthsIn(photoSrcSet(file(own), 1024, 640))).toEqual(widths);
});
