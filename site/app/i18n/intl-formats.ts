/** Creating an Intl format costs more than using it a hundred times. */
function cached<Arguments extends unknown[], Format>(make: (...args: Arguments) => Format): (...args: Arguments) => Format {
	const formats = new Map<unknown, Format>();
	return (...args) => {
		// Most calls only pass the language, so they skip the JSON key.
		const key = args.length === 1 ? args[0] : JSON.stringify(args);
		const known = formats.get(key);
		if (known) return known;
		const format = make(...args);
		formats.set(key, format);
		return format;
	};
}

export const dateTimeFormat = cached((...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args));
export const numberFormat = cached((...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args));
export const pluralRules = cached((...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args));
export const displayNames = cached((...args: ConstructorParameters<typeof Intl.DisplayNames>) => new Intl.DisplayNames(...args));
export const listFormat = cached((...args: ConstructorParameters<typeof Intl.ListFormat>) => new Intl.ListFormat(...args));
