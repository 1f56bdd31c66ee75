/** What displays in Studio are drawn with. Directus brings these along when it puts our displays together. */
declare module 'vue' {
	export function h(tag: string, ...rest: unknown[]): object;
}

declare module 'vue-i18n' {
	export function useI18n(): { locale: { value: string } };
}
