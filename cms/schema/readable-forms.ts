import type { Api } from '#directus/api.ts';

/**
 * Studio writes what may not be changed in pale grey on grey: nobody could read what a visitor wrote. What is typed runs as its own language does,
 * whichever Studio is in: Arabic from the right, and a number with its plus before it.
 * Titles on a dashboard wrap: on a phone they would be cut. Under the sentence that a field is refused with, Studio would recite the rules of the field.
 */
const MARK = '/* pn-readable-forms */';
const RULES = `${MARK}
.v-input .input.disabled, .v-input .input.disabled input, .v-textarea.disabled textarea { color: var(--theme--form--field--input--foreground) !important; }
[data-field] input, [data-field] textarea { unicode-bidi: plaintext; text-align: start; }
.v-workspace-tile .header .name { white-space: normal !important; line-height: 1.2; }
.validation-errors .field-toggle, .validation-errors .field-detail > .content { display: none !important; }
[data-field$='_ar'] input, [data-field$='_ar'] textarea { direction: rtl; }
[data-field$='_en'] input, [data-field$='_en'] textarea { direction: ltr; }`;

/** Added to whatever an administrator wrote there. */
export async function applyReadableForms(api: Api, changed: (what: string) => void): Promise<void> {
	const { custom_css: current } = await api.get<{ custom_css: string | null }>('/settings?fields=custom_css');
	if (current?.includes(RULES)) return;
	const own = (current ?? '').split(MARK)[0]?.trim() ?? '';
	await api.patch('/settings', { custom_css: [own, RULES].filter(Boolean).join('\n') });
	changed('the colour of what may not be changed');
}
