const units = 'm²|km|EGP|million|thousand|م²|كم|ج\\.م|متر|مليون|ملايين|ألف|جنيه';
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units})(?!\\p{L}))`, 'gu');
const beforeCurrency = /(?<=مليون|ملايين|ألف) (?=ج\.م|جنيه)/gu;
const afterCurrency = /(?<=\bEGP) (?=\d)/g;

/** Editors type plain spaces, but a number and its unit should stay on one line. */
export const bindUnits = (text: string): string =>
	[beforeUnit, beforeCurrency, afterCurrency].reduce((bound, space) => bound.replace(space, '\u00a0'), text);
