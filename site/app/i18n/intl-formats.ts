/** Making one of these costs more than using it a hundred times. */
function cached<Arguments extends unknown[], Format>(make: (...args: Arguments) => Format): (...args: Arguments) => Format {
	const formats = new Map<string, Format>();
	return (...args) => {
		const key = JSON.stringify(args);
		const format = formats.get(key) ?? make(...args);
		formats.set(key, format);
		return format;
	};
}

export const dateTimeFormat = cached((...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args));
export const numberFormat = cached((...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args));
export const pluralRules = cached((...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args));
export const listFormat = cached((...args: ConstructorParameters<typeof Intl.ListFormat>) => new Intl.ListFormat(...args));
