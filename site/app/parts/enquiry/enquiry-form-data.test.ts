import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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
type Form = ReturnType<typeof enquiryFormData>;
/** Only days that have slots. */
const openDays = ({ viewing }: Form) => viewing?.days.filter(({ hours }) => hours.length > 0) ?? [];
const back = (typed: Record<string, string[]>): FormState => ({ typed, problems: {}, notice: null, key: 'key', reference: null });

// A Sunday morning: which days follow depends on the hour and the weekday.
beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-11-15T08:00:00Z'), toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

test('offers no time when the office is closed', () => {
	const { time } = enquiryFormData(request, { asked: null, asking: 'question', picked: 'friday' });
	expect(time?.options.map(({ value }) => value)).not.toContain('friday');
	expect(time?.values).toEqual(['any']);
	const open = openDays(enquiryFormData(request, { asked: null, asking: 'viewing' }));
	expect(new Set(open.map(({ weekday }) => weekday))).toEqual(new Set(['Sat', 'Sun']));
	expect(open.at(-1)?.hours.map(({ text }) => text)).toContain('6:00\u00a0pm');
	expect(open.at(-1)?.hours.map(({ text }) => text)).not.toContain('7:00\u00a0pm');
});

test('uses the agent’s opening times if there are any', () => {
	const agent = { opening_times: [{ day: 'friday', from: '14:00', to: '16:00' }] };
	const asked = { about: { kind: 'property', id: 1 }, name: 'Flat', reference: null, to: null, agent: 7 } as const;
	const withAgent = { ...request, read: { ...request.read, get: () => agent } } as unknown as PageRequest;
	const { viewing } = enquiryFormData(withAgent, { asked, asking: 'viewing' });
	expect(viewing?.days[0]).toMatchObject({ weekday: 'Fri', free: '2 free' });
});

test('keeps what was chosen in a rejected form', () => {
	const { time } = enquiryFormData(request, { asked: null, asking: 'question', state: back({ time: ['friday'] }) });
	expect(time?.options.map(({ value }) => value)).toContain('friday');
	const offered = openDays(enquiryFormData(request, { asked: null, asking: 'viewing' }))[1];
	const slot = offered?.hours[0]?.value ?? '';
	expect(enquiryFormData(request, { asked: null, asking: 'viewing', state: back({ slot: [slot] }) }).viewing).toMatchObject({
		chosenDay: offered?.day,
		slot: { value: slot },
	});
});

test('a taken slot stays in position, disabled and not counted', () => {
	const [day] = enquiryFormData(request, { asked: null, asking: 'viewing' }).viewing?.days ?? [];
	const hours = day?.hours.map(({ value }) => value) ?? [];
	const { viewing } = enquiryFormData(request, { asked: null, asking: 'viewing', taken: new Set([hours[0] ?? '']) });
	expect(viewing?.days[0]).toMatchObject({ day: day?.day, free: `${hours.length - 1} free`, isFull: false });
	expect(viewing?.days[0]?.hours[0]).toMatchObject({ value: hours[0], isTaken: true, label: expect.stringMatching(/, taken$/) });
	const full = enquiryFormData(request, { asked: null, asking: 'viewing', taken: new Set(hours) });
	expect(full.viewing?.days[0]).toMatchObject({ free: 'Full', isFull: true });
	expect(full.viewing?.chosenDay).toBe(openDays(full)[1]?.day);
});

test('offers the next free slot, that day or later, to somebody who lost theirs', () => {
	const days = openDays(enquiryFormData(request, { asked: null, asking: 'viewing' }));
	const [first, second] = [days[1]?.hours ?? [], days[2]?.hours ?? []];
	const lose = (...taken: (string | undefined)[]) =>
		enquiryFormData(request, {
			asked: null,
			taken: new Set(taken.map(String)),
			asking: 'viewing',
			state: { ...back({ slot: [String(taken[0])] }), problems: { slot: 'slot.taken' } },
		}).viewing;
	expect(lose(first[1]?.value)).toMatchObject({ chosenDay: days[1]?.day, slot: { value: first[2]?.value } });
	expect(lose(first[1]?.value)?.moved).toContain(`We moved you to ${first[2]?.when}`);
	expect(lose(first.at(-1)?.value)).toMatchObject({ chosenDay: days[2]?.day, slot: { value: second[0]?.value } });
	const all = days.flatMap(({ hours }) => hours.map(({ value }) => value));
	expect(lose(first[0]?.value, ...all)).toMatchObject({ moved: null, slot: { value: '' } });
});

test('each form asks only what it needs', () => {
	const asks = (asking: Parameters<typeof enquiryFormData>[1]['asking']) => {
		const { phone, email, channel, time, bedrooms, message, viewing, frame } = enquiryFormData(request, { asked: null, asking });
		const fields = Object.entries({ phone, email, channel, time, bedrooms, message, viewing }).flatMap(([name, data]) =>
			data ? [name] : [],
		);
		return [fields, Object.fromEntries(frame.hidden)['channel']];
	};
	expect(asks('question')).toEqual([['phone', 'email', 'channel', 'time', 'message'], undefined]);
	expect(asks('viewing')).toEqual([['phone', 'email', 'channel', 'message', 'viewing'], undefined]);
	expect(asks('call')).toEqual([['phone', 'time'], 'call']);
	expect(asks('email')).toEqual([['email', 'message'], 'email']);
	expect(asks('interest')).toEqual([['phone', 'bedrooms'], 'whatsapp']);
});

test('a launch’s form offers its bedrooms', () => {
	const asked = { about: { kind: 'launch', id: 1 }, name: 'Attarin Square', reference: null, to: null, agent: null } as const;
	const reading = { ...request, read: { ...request.read, get: () => ({ bedrooms_from: 2, bedrooms_to: 3 }) } } as unknown as PageRequest;
	const { bedrooms } = enquiryFormData(reading, { asked, asking: 'interest' });
	expect(bedrooms?.options.map(({ text }) => text)).toEqual(['Any', '2', '3']);
});

test.each([
	['property', 'question', 'Ask about this property'],
	['property', 'viewing', 'Book a viewing'],
	['project', 'question', 'Ask us'],
	['agent', 'question', 'Message Nour'],
	['agent', 'call', 'We’ll call you back'],
] as const)('a form about a %s for a %s is titled “%s”', (kind, asking, title) => {
	const asked = { about: { kind, id: 1 }, name: 'Nour', reference: null, to: null, agent: null };
	const reading = { ...request, read: { ...request.read, get: () => null } } as unknown as PageRequest;
	expect(enquiryFormData(reading, { asked, asking }).title).toBe(title);
});
