import { expect, test } from 'vitest';
import { hasTray } from './tray-pages.ts';

test('the tray is not shown on forms and confirmations', () => {
	const forms = [
		'/contact-us',
		'/received/PN-7K4M-2QXR',
		'/viewing',
		'/list-your-property',
		'/valuation',
		'/alerts/manage',
		'/careers/7',
		'/launches/1001',
	];
	for (const path of [...forms, '/compare']) expect([path, hasTray(path), hasTray(`/ar${path}`)]).toEqual([path, false, false]);
	for (const path of ['/', '/search', '/properties/1011', '/compounds/1002', '/favorites'])
		expect([path, hasTray(path), hasTray(path === '/' ? '/ar' : `/ar${path}`)]).toEqual([path, true, true]);
});
