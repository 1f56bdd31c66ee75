/** Matches typed and folded letters. */
const beginning = /(?<!\S)((?:[أإآا]بو\s*)?عبد|[أإآا]بو)\s+(?=[ء-ي])/gu;

/** Joins names that people write as one word or two: `عبد الرحمن` and `عبدالرحمن`, `أبو بكر` and `أبوبكر`. */
export const joinNames = (text: string): string => text.replace(beginning, (_, first: string) => first.replace(/\s/g, ''));
