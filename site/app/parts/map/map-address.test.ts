import { describe, expect, test } from 'vitest';
import { addressableView, drawingAddress, viewOfAddress } from './map-address.ts';

const view = { centre: { longitude: 31.4912345, latitude: 30.0071239 }, zoom: 11.23456, width: 900, height: 380 };

describe('the address of a drawing', () => {
	test('contains the view', () => {
		const said = addressableView(view);
		expect(drawingAddress(said)).toBe('/_map/v2/11.23/31.4912/30.0071/900x380.svg');
		expect(viewOfAddress(drawingAddress(said))).toEqual(said);
	});

	test('stays within Egypt', () => {
		const far = addressableView({ ...view, centre: { longitude: 2.35, latitude: 48.86 }, zoom: 30 });
		expect(viewOfAddress(drawingAddress(far))).toEqual(far);
	});

	test.each([
		'/_map/v2/11/31/30/900x380.png',
		'/_map/v2/3/31/30/900x380.svg',
		'/_map/v2/11/2.35/48.86/900x380.svg',
		'/_map/v2/11/31/30/9000x380.svg',
		'/_map/v2/11/31.123456/30/900x380.svg',
		'/_map/v2/11/31/30/1x1.svg',
		'/_map/v2/../31/30/900x380.svg',
	])('%s is no drawing', (path) => {
		expect(viewOfAddress(path)).toBeNull();
	});
});
