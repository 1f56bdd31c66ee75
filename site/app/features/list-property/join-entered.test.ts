import { expect, test } from 'vitest';
import { joinEntered } from './join-entered.ts';
import type { ListFormData } from './list-form-data.ts';

test('what was entered is in its field, or travels unseen where it is not asked', () => {
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
