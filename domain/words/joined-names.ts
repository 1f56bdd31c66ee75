/** Letters as they are typed, or folded. */
const beginning = /(?<!\S)((?:[أإآا]بو\s*)?عبد|[أإآا]بو)\s+(?=[ء-ي])/gu;

/** `عبد الرحمن` and `عبدالرحمن`, `أبو بكر` and `أبوبكر`: names whose parts people write apart or together, written together. */
export const joinNames = (text: string): string => text.replace(beginning, (_, first: string) => first.replace(/\s/g, ''));
