import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pickIcon } from './icon-set.ts';
import { iconSvg } from './svg.ts';

/** A mark in the top left corner of a box that is twice as wide as high. */
const set = {
	width: 20,
	height: 10,
	icons: { mark: { body: '<rect width="5" height="5" fill="#000"/>' } },
	aliases: {
		flipped: { parent: 'mark', hFlip: true },
		below: { parent: 'mark', vFlip: true },
		turned: { parent: 'mark', rotate: 1 },
		'flipped-and-turned': { parent: 'flipped', rotate: 1 },
		back: { parent: 'flipped', hFlip: true },
		loop: { parent: 'loop' },
		orphan: { parent: 'nobody' },
	},
};

async function findCorner(name: string): Promise<string> {
	const icon = pickIcon(set, name);
	const { data, info } = await sharp(Buffer.from(icon ? iconSvg(icon) : ''))
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const inked = (x: number, y: number) => (data[(y * info.width + x) * 4 + 3] ?? 0) > 128;
	const [right, bottom] = [info.width - 2, info.height - 2];
	const corners = { 'top left': [1, 1], 'top right': [right, 1], 'bottom left': [1, bottom], 'bottom right': [right, bottom] } as const;
	const found = Object.entries(corners).filter(([, [x, y]]) => inked(x, y));
	return `${info.width}x${info.height} ${found.map(([corner]) => corner)}`;
}

test.each([
	['mark', '20x10 top left'],
	['flipped', '20x10 top right'],
	['below', '20x10 bottom left'],
	['turned', '10x20 top right'],
	['flipped-and-turned', '10x20 bottom right'],
	['back', '20x10 top left'],
])('%s is drawn as %s', async (name, corner) => {
	expect(await findCorner(name)).toBe(corner);
});

test('a broken alias is no icon', () => {
	expect([pickIcon(set, 'loop'), pickIcon(set, 'orphan'), pickIcon(set, 'toString')]).toEqual([null, null, null]);
});
