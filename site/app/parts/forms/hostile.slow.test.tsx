import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { offeredPropertySchema } from '#app/features/list-property/schema.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { alertSchema } from '../alerts/schema.ts';
import { applicationSchema } from '../apply/schema.ts';
import { EnquiryForm } from '../enquiry/enquiry-form.tsx';
import { enquiryFormData } from '../enquiry/enquiry-form-data.ts';
import { enquirySchema } from '../enquiry/schema.ts';
import { type FormSchema, readForm, type Typed } from './schema.ts';
import type { FormState } from './state.ts';
import { hiddenIn, hostileText, MARK, randomFrom } from './test-hostile.ts';

const INPUTS = 2000;
const EMAIL = 'a@example.com';
/** The minimum of inputs that each schema must accept. */
const schemas: [string, FormSchema<unknown>, number][] = [
	['enquiry', enquirySchema, 200],
	['apply', applicationSchema, 100],
	['alert', alertSchema, 200],
	['listing', offeredPropertySchema, 100],
];

const request = {
	locale: 'ar',
	t: (key: string) => key,
	url: new URL('http://pn.example/ar/contact-us'),
	site: { forms: { secret: 'secret', challenge: null }, settings: {} },
	read: { setting: () => null },
} as unknown as PageRequest;

const hidden = /[\p{Cc}\p{Co}\p{Cs}\u200b\u2028-\u202e\u2060-\u2069\ufeff\u061c\u00ad]/u;
const runnable = new RegExp(`<(?:script|img|svg)[^>]*${MARK}|<${MARK}`, 'i');

/** A valid form with up to three hostile fields, or one with nothing else. */
function hostileForm(random: () => number, names: readonly string[]): Typed {
	const typed: Typed = {
		intent: ['question'],
		name: ['Mona'],
		phone: ['01001234567'],
		channel: ['call'],
		consent: ['yes'],
		email: [EMAIL],
		area: ['1001'],
		purpose: ['sale'],
		type: ['apartment'],
		builtUp: ['120'],
		price: ['5000000'],
	};
	const count = random() < 0.1 ? names.length : 1 + Math.floor(random() * 3);
	for (let left = count; left; left--) {
		const name = names[Math.floor(random() * names.length)] ?? 'name';
		const text = () => (name === 'email' && random() < 0.5 ? hiddenIn(EMAIL, random) : hostileText(random));
		typed[name] = Array.from({ length: random() < 0.1 ? 3 : 1 }, text);
	}
	return typed;
}

const textsIn = (value: unknown): string[] =>
	typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];

// Thousands of inputs take a while on a busy machine.
test.each(schemas)(
	`${INPUTS} hostile inputs to %s: what is accepted hides nothing and injects no header`,
	(_, schema, least) => {
		const random = randomFrom(6);
		const names = Object.keys(schema.shape);
		let accepted = 0;
		for (let input = 0; input < INPUTS; input++) {
			const read = readForm(schema, hostileForm(random, names));
			if (!read.ok) continue;
			accepted++;
			const value = read.value as Record<string, unknown>;
			for (const text of textsIn(value)) if (hidden.test(text.replaceAll('\n', ''))) throw new Error(`hidden in ${JSON.stringify(text)}`);
			for (const line of ['name', 'phone', 'email']) expect(String(value[line] ?? '')).not.toMatch(/[\r\n]/);
			expect(String(value['email'] ?? '')).not.toMatch(/[\s<>,;]/);
		}
		expect(accepted).toBeGreaterThanOrEqual(least);
	},
	300_000,
);

test('a rejected form shows hostile input as text', () => {
	const random = randomFrom(7);
	const names = [...Object.keys(enquirySchema.shape), 'page', 'key', 'seen'];
	for (let input = 0; input < 200; input++) {
		const typed = hostileForm(random, names);
		const read = readForm(enquirySchema, typed);
		const state: FormState = { typed, problems: read.ok ? {} : read.problems, notice: null, key: 'key', reference: null };
		const html = renderToStaticMarkup(<EnquiryForm data={enquiryFormData(request, { asked: null, asking: 'question', state })} />);
		if (runnable.test(html.replace(/="[^"]*"/g, '=""'))) throw new Error(`could run: ${JSON.stringify(typed)}`);
	}
});
