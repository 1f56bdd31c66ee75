import type { ViewingData } from './enquiry-form-data.ts';

export function formatBooking({ days, book, bookVideo }: ViewingData, otherwise: string, fields: ParentNode): string {
	const chosen = (name: string) => fields.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value;
	const slot = chosen('slot');
	const hour = days.flatMap(({ hours }) => hours).find(({ value }) => value === slot);
	return hour ? (chosen('channel') === 'zoom' ? bookVideo : book).replace('{when}', hour.when) : otherwise;
}

export function openChosenDay(fields: ParentNode): void {
	const slot = fields.querySelector<HTMLInputElement>('[name=slot]:checked')?.value;
	for (const day of fields.querySelectorAll<HTMLInputElement>('[name=day]')) if (slot?.startsWith(`${day.value} `)) day.checked = true;
}
