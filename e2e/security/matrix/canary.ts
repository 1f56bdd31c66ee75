import type { Field } from './schema.ts';

/** Unique values, so that an answer containing one reveals its row and field. */
let count = 0;

export const CANARY = /cnr[0-9a-z]+q/g;

export const word = () => `cnr${(++count).toString(36)}q`;

/** Unevenly spaced: otherwise the average of two rows could equal a third. */
const uneven = () => (++count) ** 2 % 999_983;

/** An Egyptian phone number. */
const phone = () => `+2010${String(70_000_000 + ++count)}`;

export function canaryFor(field: Field, row: number): unknown {
	const [choice] = field.choices.slice(row % Math.max(1, field.choices.length));
	switch (field.type) {
		case 'string':
		case 'text':
			return choice ?? textFor(field);
		case 'integer':
		case 'bigInteger':
			return 700_000 + uneven();
		case 'decimal':
		case 'float':
			return numberFor(field);
		case 'boolean':
			return row % 2 === 0;
		case 'date':
			return dayFor(row);
		case 'dateTime':
		case 'timestamp':
			return `${dayFor(row)}T10:${String(++count % 60).padStart(2, '0')}:00.000Z`;
		case 'time':
			return `10:${String(++count % 60).padStart(2, '0')}:00`;
		case 'json':
			return choice ? [choice] : jsonFor(field.name);
		default:
			return null;
	}
}

/** A different year per row, so that functions such as year() distinguish rows. */
const dayFor = (row: number) => `${2100 + row}-${String((++count % 12) + 1).padStart(2, '0')}-${String((count % 28) + 1).padStart(2, '0')}`;

function textFor({ name, maxLength }: Field): string {
	if (/phone|whatsapp/.test(name)) return phone();
	if (/email/.test(name)) return `${word()}@example.com`;
	if (/url|website|link$|linkedin|facebook|instagram|^x$|tiktok|youtube|property_finder/.test(name)) return `https://${word()}.example/`;
	return (maxLength ?? 255) < 12 ? word().slice(0, maxLength ?? 255) : word();
}

/** SQLite has no precision, so percentages are recognised by name. */
function numberFor({ name, precision, scale }: Field): number {
	const isSmall = precision === null ? /percent|commission|years|per_unit/.test(name) : precision < 10;
	const decimals = scale ?? (name === 'years' ? 1 : 2);
	// Cubes modulo this prime are uneven and unique.
	if (isSmall) return Number((100 + ((++count) ** 3 % 7919) * 10 ** -decimals).toFixed(decimals));
	return Number((8_000_000 + uneven() * 1.01).toFixed(decimals));
}

function jsonFor(name: string): unknown {
	if (name === 'coordinates') return { type: 'Point', coordinates: [30 + ++count / 100_000, 31 + count / 100_000] };
	if (name === 'outline')
		return {
			type: 'Polygon',
			coordinates: [
				[
					[30 + ++count / 100_000, 31],
					[30.5, 31],
					[30.5, 31.5],
					[30, 31],
				],
			],
		};
	if (name === 'faq') return [{ question: word(), answer: word() }];
	if (name === 'items') return [{ title: word(), text: word() }];
	if (name === 'opening_times') {
		const minute = String(++count % 60).padStart(2, '0');
		return [{ day: 'saturday', from: `10:${minute}`, to: `18:${minute}` }];
	}
	if (/touch/.test(name)) return { source: word() };
	return [word()];
}
