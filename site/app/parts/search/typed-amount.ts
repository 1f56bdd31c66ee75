const scales: [RegExp, number][] = [
	[/^(?:m|mn|million|millions|مليون|ملايين|م)$/u, 1_000_000],
	[/^(?:k|thousand|alf|ألف|الف|آلاف|الاف)$/u, 1000],
	[/^(?:|egp|le|ج\.?م\.?|جنيه|m2|m²|م²|متر)$/u, 1],
];

/** An amount as people type it: `8,000,000`, `٨ مليون`, `8.5m`, `850k`. Digits alone; what is no amount stays as it is. */
export function typedAmount(text: string): string {
	const plain = typedNumber(text);
	const [, digits, unit] = /^(\d+(?:\.\d+)?)(.*)$/.exec(plain) ?? [];
	const scale = unit === undefined ? undefined : scales.find(([words]) => words.test(unit))?.[1];
	return digits && scale ? String(Math.round(Number(digits) * scale)) : plain;
}

/** In Latin digits, and nothing between them. */
export const typedNumber = (text: string): string =>
	text
		.trim()
		.toLowerCase()
		.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
		.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
		.replace(/[\s,٬_]/g, '')
		.replace('٫', '.');
