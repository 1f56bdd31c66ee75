/** What our displays and interfaces in Studio are drawn with. Directus provides these when it bundles them. */
declare module 'vue' {
	type Ref<T> = { value: T };
	export function h(tag: string | object, ...rest: unknown[]): object;
	export function ref<T>(value: T): Ref<T>;
	export function computed<T>(read: () => T): Readonly<Ref<T>>;
	export function inject<T>(name: string, fallback: T): T;
	export function watch<T>(source: Readonly<Ref<T>>, changed: (value: T) => void, options?: { immediate?: boolean }): void;
	export function resolveComponent(name: string): object;
}

declare module 'vue-i18n' {
	export function useI18n(): { locale: { value: string } };
}
