import { expect, test } from 'vitest';
import { parseNetwork } from './network.ts';

test.each([
	['203.0.113.9', '203.0.113.9', '203.0.113.9'],
	['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.9'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::', '2001:db8:1::'],
	['2001:0DB8:1:2::9', '2001:db8:1:2::', '2001:db8:1::'],
	['2001:db8:1:2::', '2001:db8:1:2::', '2001:db8:1::'],
	['unknown', 'unknown', 'unknown'],
])('%s', (address, customer, site) => {
	expect(parseNetwork(address)).toBe(customer);
	expect(parseNetwork(address, 3)).toBe(site);
});
