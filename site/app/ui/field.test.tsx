import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { Input } from './input.tsx';
import { Select } from './select.tsx';
import { Textarea } from './textarea.tsx';

function drawn(element: ReactElement, tag: string) {
	const html = renderToStaticMarkup(element);
	const control = new RegExp(`<${tag} [^>]*>`).exec(html)?.[0] ?? '';
	const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(control)?.[1];
	const findText = (id: string) => new RegExp(`id="${id}"[^>]*>(.*?)</p>`).exec(html)?.[1]?.replace(/<[^>]*>/g, '');
	return { html, control, attribute, findText };
}

const controls = [
	['input', 'input', Input],
	['textarea', 'textarea', Textarea],
	['select', 'select', Select],
	['checkbox', 'input', Checkbox],
] as const;

describe.each(controls)('%s', (_name, tag, Control) => {
	test('has a label', () => {
		const { html, attribute } = drawn(<Control label="Phone" />, tag);
		expect(attribute('id')).toBeTruthy();
		expect(html).toContain(`<label for="${attribute('id')}"`);
	});

	test('is described by hint, error and given ids', () => {
		const { attribute, findText } = drawn(
			<Control id="phone" label="Phone" hint="With its code" error="Too short" aria-describedby="note" />,
			tag,
		);
		expect(attribute('id')).toBe('phone');
		expect(attribute('aria-invalid')).toBe('true');
		const [note, hint = '', error = ''] = attribute('aria-describedby')?.split(' ') ?? [];
		expect(note).toBe('note');
		expect(findText(hint)).toBe('With its code');
		expect(findText(error)).toBe('Too short');
	});

	test('has no description without texts', () => {
		const { attribute } = drawn(<Control label="Phone" />, tag);
		expect([attribute('aria-describedby'), attribute('aria-invalid')]).toEqual([undefined, undefined]);
	});
});

test('two fields have different ids', () => {
	const html = renderToStaticMarkup(
		<>
			<Input label="From" />
			<Input label="To" />
		</>,
	);
	expect(new Set(html.match(/ id="[^"]*"/g)).size).toBe(2);
});

test('adornments are inside the box and not in the name', () => {
	const { html } = drawn(<Input label="Price" start="EGP" end="million" />, 'input');
	expect(html).toMatch(/EGP<\/span><input [^>]*\/><span[^>]*>million/);
	expect(html).toMatch(/<label[^>]*>Price<\/label>/);
});

test('a select is native', () => {
	const { html } = drawn(
		<Select label="Type" name="type" defaultValue="villa">
			<option value="flat">Flat</option>
			<option value="villa">Villa</option>
		</Select>,
		'select',
	);
	expect(html).toMatch(
		/<select name="type"[^>]*><option value="flat">Flat<\/option><option value="villa" selected="">Villa<\/option><\/select>/,
	);
});

test('a checkbox is native', () => {
	const { attribute, control } = drawn(<Checkbox label="Tell me" name="tell" value="yes" defaultChecked />, 'input');
	expect([attribute('type'), attribute('name'), attribute('value')]).toEqual(['checkbox', 'tell', 'yes']);
	expect(control).toContain('checked=""');
});
