import { expect, test } from 'vitest';
import { batchPath, nameBatches } from './name-batches.ts';

const hosts = ['https://api.iconify.design', 'https://api.a-longer-name.example'];
const names = Array.from({ length: 120 }, (_, number) => `icon-number-${number}`);

test('fills addresses up to 500 characters without losing names', () => {
	const batches = nameBatches(hosts, 'mdi', names);
	expect(batches.flat()).toEqual(names);
	for (const [index, batch] of batches.entries()) {
		for (const host of hosts) expect((host + batchPath('mdi', batch)).length).toBeLessThanOrEqual(500);
		const following = batches[index + 1]?.[0];
		if (following) expect((hosts[1] + batchPath('mdi', [...batch, following])).length).toBeGreaterThan(500);
	}
	expect(nameBatches(hosts, 'mdi', ['home'])).toEqual([['home']]);
	expect(nameBatches(hosts, 'mdi', [])).toEqual([]);
});
