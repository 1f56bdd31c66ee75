/** What our displays in Studio are drawn with. Directus provides these when it bundles them. */
declare module 'vue' {
	export function h(tag: string, ...rest: unknown[]): object;
}

declare module 'vue-i18n' {
	export function useI18n(): { locale: { value: string } };
}
