import { expect, test } from 'vitest';
import { listBedrooms } from './launch-bedrooms.ts';

test.each([
	[2, 3, ['any', '2', '3']],
	[1, null, ['any', '1', '2', '3', '4']],
	[null, 2, ['any', '1', '2']],
	[3, 6, ['any', '3', '4']],
	[4, 6, []],
	[0, 1, []],
	[null, null, ['any', '1', '2', '3', '4']],
])('a launch with %s to %s bedrooms offers %j', (from, to, offered) => {
	expect(listBedrooms({ bedrooms_from: from, bedrooms_to: to })).toEqual(offered);
});
