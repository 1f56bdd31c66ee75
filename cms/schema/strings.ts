import type { Label } from './define.ts';
import type { StringPayload } from './payloads.ts';

/** Studio's own languages, which do not include Egyptian Arabic. */
export const STUDIO_LANGUAGE = { en: 'en-US', ar: 'ar-SA' } as const;

const isLabel = (value: unknown): value is Label =>
	typeof value === 'object' && value !== null && Object.keys(value).sort().join() === 'ar,en';

const buildKey = (label: Label) =>
	`pn_${label.en
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '_')
		.slice(0, 60)}_${checksum(label.en + label.ar)}`;

function checksum(text: string): string {
	let hash = 7;
	for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 46656;
	return hash.toString(36);
}

/** Replaces every label by a `$t:` key that Studio translates, and collects the translations. */
export class StudioStrings {
	private readonly found = new Map<string, Label>();

	translate<T>(value: T): T {
		if (isLabel(value)) {
			const key = buildKey(value);
			this.found.set(key, value);
			return `$t:${key}` as T;
		}
		if (Array.isArray(value)) return value.map((item) => this.translate(item)) as T;
		if (typeof value === 'object' && value !== null)
			return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, this.translate(item)])) as T;
		return value;
	}

	payloads(): StringPayload[] {
		return [...this.found].flatMap(([key, label]) => words(key, label));
	}
}

/** Studio's own “Value is required” cannot be replaced, so this is added to fields without any other message. */
export const needed: Label = { en: 'Needed: fill this in.', ar: 'مطلوب: املأ هذه الخانة.' };

/** The type of a refusal that brings its own reason; Studio looks up its translation by type. */
export const REFUSED = 'pn_refused';

const words = (key: string, { en, ar }: Label): StringPayload[] => [
	{ key, language: STUDIO_LANGUAGE.en, value: en },
	{ key, language: STUDIO_LANGUAGE.ar, value: ar },
];

/** Corrects Studio's Arabic message for an upper limit, which describes a lower one. */
export const refusalStrings: StringPayload[] = [
	...words(`validationError.${REFUSED}`, { en: '{validation_message}', ar: '{validation_message}' }),
	{ key: 'validationError.lte', language: STUDIO_LANGUAGE.ar, value: 'يجب أن تكون القيمة أقل من أو تساوي {valid}' },
];

/** Names of fields and collections contain their translations themselves. */
export const nameTranslations = (label: Label) => [
	{ language: STUDIO_LANGUAGE.en, translation: label.en },
	{ language: STUDIO_LANGUAGE.ar, translation: label.ar },
];
