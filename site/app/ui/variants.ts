type Choices = Record<string, Record<string, string>>;
type Value<V> = keyof V extends 'true' | 'false' ? boolean : keyof V & string;

export type VariantOf<C extends Choices> = { [K in keyof C]?: Value<C[K]> | undefined };

/** Builds class names: a base, and one set for each choice. */
export function variants<C extends Choices>(base: string, choices: C, usual: VariantOf<C> = {}) {
	return (asked: VariantOf<C> & { className?: string | undefined } = {}): string => {
		const chosen = Object.entries(choices).map(([name, values]) => values[String(asked[name] ?? usual[name])]);
		return [base, ...chosen, asked.className].filter(Boolean).join(' ');
	};
}

/** The choices as props of a component. */
export type VariantProps<L extends (asked: never) => string> = Omit<NonNullable<Parameters<L>[0]>, 'className'>;
