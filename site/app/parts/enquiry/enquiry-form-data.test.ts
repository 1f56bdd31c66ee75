import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { readTranslator } from '#site/server/words.ts';
import type { FormState } from '../forms/state.ts';
import { enquiryFormData } from './enquiry-form-data.ts';

const opening_times = ['saturday', 'sunday'].map((day) => ({ day, from: '10:00', to: '19:00' }));
const request = {
	locale: 'en',
	t: readTranslator('en'),
	url: new URL('http://pn.example/contact-us'),
	site: { forms: { secret: 'secret', challenge: null }, settings: {} },
	read: { setting: () => ({ opening_times }) },
} as unknown as PageRequest;
const back = (typed: Record<string, string[]>): FormState => ({ typed, problems: {}, notice: null, key: 'key', reference: null });

test('no time is offered at which the office is closed', () => {
	const { time } = enquiryFormData(request, { asked: null, intent: 'question', picked: 'friday' });
	expect(time?.options.map(({ value }) => value)).not.toContain('friday');
	expect(time?.values).toEqual(['any']);
	const { viewing } = enquiryFormData(request, { asked: null, intent: 'viewing' });
	expect(viewing?.hours.options.map(({ value }) => value)).toEqual(['10-12', '12-14', '14-16', '16-18']);
});

test('a form that comes back still shows the time that was picked on it', () => {
	const { time } = enquiryFormData(request, { asked: null, intent: 'question', state: back({ time: ['friday'] }) });
	expect(time?.options.map(({ value }) => value)).toContain('friday');
	const { viewing } = enquiryFormData(request, { asked: null, intent: 'viewing', state: back({ hours: ['18-20', 'midnight'] }) });
	expect(viewing?.hours.options.at(-1)?.value).toBe('18-20');
});
