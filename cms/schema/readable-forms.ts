import type { Api } from '#directus/api.ts';

/** Studio writes what may not be changed in pale grey on grey: nobody could read what a visitor wrote. And in Arabic it puts the plus of a number behind it. */
const MARK = '/* pn-readable-forms */';
const RULES = `${MARK}
.v-input .input.disabled, .v-input .input.disabled input, .v-textarea.disabled textarea { color: var(--theme--form--field--input--foreground) !important; }
[data-field$='phone'] input, [data-field='whatsapp'] input { unicode-bidi: plaintext; }`;

/** Added to whatever an administrator wrote there. */
export async function applyReadableForms(api: Api, changed: (what: string) => void): Promise<void> {
	const { custom_css: current } = await api.get<{ custom_css: string | null }>('/settings?fields=custom_css');
	if (current?.includes(RULES)) return;
	const own = (current ?? '').split(MARK)[0]?.trim() ?? '';
	await api.patch('/settings', { custom_css: [own, RULES].filter(Boolean).join('\n') });
	changed('the colour of what may not be changed');
}
