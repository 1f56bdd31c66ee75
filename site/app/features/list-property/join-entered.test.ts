import { expect, test } from 'vitest';
import { joinEntered } from './join-entered.ts';
import type { ListFormData } from './list-form-data.ts';

test('puts input into its field, or a hidden one when the step does not ask for it', () => {
	const field = (name: string, value: string) => ({ name, value, values: [value] });
	const data = {
		frame: {
			hidden: [
				['at', 'where'],
				['name', 'Old'],
			],
		},
		step: { step: 'where', compound: field('compound', ''), address: field('address', '12 Nile street') },
	} as unknown as ListFormData;
	const { step, frame } = joinEntered(data, [
		['compound', 'Mivida'],
		['name', 'Mona'],
	]);
	expect(step).toMatchObject({ compound: { value: 'Mivida', values: ['Mivida'] }, address: { value: '12 Nile street' } });
	expect(frame.hidden).toEqual([
		['at', 'where'],
		['name', 'Mona'],
	]);
});
