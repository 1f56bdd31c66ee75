import type { Api } from '#directus/api.ts';

/**
 * CSS for Studio's forms. Read-only fields are pale grey by default, so nobody could read what a visitor wrote. Typed text gets the direction of its
 * own language, and a number keeps its plus in front, also where it is shown in Arabic lists and dashboards. Titles on dashboards wrap on phones. Below a refusal Studio would also list the raw rules.
 */
const MARK = '/* pn-readable-forms */';
const RULES = `${MARK}
.v-input .input.disabled, .v-input .input.disabled input, .v-textarea.disabled textarea { color: var(--theme--form--field--input--foreground) !important; }
[data-field] input, [data-field] textarea { unicode-bidi: plaintext; text-align: start; }
.display-formatted .value { unicode-bidi: plaintext; }
.v-workspace-tile .header .name { white-space: normal !important; line-height: 1.2; }
.validation-errors .field-toggle, .validation-errors .field-detail > .content { display: none !important; }
[data-field$='_ar'] input, [data-field$='_ar'] textarea { direction: rtl; }
[data-field$='_en'] input, [data-field$='_en'] textarea { direction: ltr; }`;

/** Appended to the CSS that an administrator wrote. */
export async function applyReadableForms(api: Api, changed: (what: string) => void): Promise<void> {
	const { custom_css: current } = await api.get<{ custom_css: string | null }>('/settings?fields=custom_css');
	if (current?.includes(RULES)) return;
	const own = (current ?? '').split(MARK)[0]?.trim() ?? '';
	await api.patch('/settings', { custom_css: [own, RULES].filter(Boolean).join('\n') });
	changed('the colour of what may not be changed');
}
