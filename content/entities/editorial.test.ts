import { expect, test } from 'vitest';
import { setting } from './editorial.ts';

const texts = { en_US: {}, ar_EG: {} };

test('opening times are days and hours, and an incomplete line is skipped', () => {
	const { opening_times } = setting.parse({
		id: 1,
		translations: texts,
		opening_times: [
			{ day: 'saturday', from: '10:00:00', to: '19:00' },
			{ day: 'sunday', from: '10:00', to: null },
			{ day: 'someday', from: '10:00', to: '19:00' },
			{ day: 'monday', from: '25:00', to: '19:00' },
			null,
		],
	});
	expect(opening_times).toEqual([{ day: 'saturday', from: '10:00', to: '19:00' }]);
});

test('an office may lack hours and place', () => {
	expect(setting.parse({ id: 1, translations: texts })).toMatchObject({ opening_times: [], coordinates: null });
	expect(setting.parse({ id: 1, phone_number: '+20223456789', translations: {} })).toMatchObject({
		phone_number: '+20223456789',
		translations: { en: { site_name: null }, ar: { site_name: null } },
	});
});
