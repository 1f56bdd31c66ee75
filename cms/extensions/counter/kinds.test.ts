import { expect, test } from 'vitest';
import { buildConditions, staleSince } from './kinds.ts';

test('days begin and end at midnight in Cairo, in winter and in summer', () => {
	expect(buildConditions('enquiry', { days: 7 }, null, '2026-11-19')).toEqual([{ date_created: { _gte: '2026-11-11T22:00:00.000Z' } }]);
	expect(buildConditions('enquiry', { days: 7 }, null, '2026-07-19')).toEqual([{ date_created: { _gte: '2026-07-11T21:00:00.000Z' } }]);
	expect(staleSince('2026-11-19')).toBe('2026-11-05');
});
