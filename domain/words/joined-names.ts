/** Matches typed and folded letters. */
const arabicBeginning = /(?<!\S)((?:[أإآا]بو\s*)?عبد|[أإآا]بو)\s+(?=[ء-ي])/gu;

/** With 3 for ع. A hyphen joins only where the article is written, because codes of homes begin with three letters and a hyphen. */
const latinBeginning =
	/(?<![\p{L}\d])(?:((?:3?abd|3bd)[\s-]*[aeou]l)[\s-]+|((?:3?abd|3bd)|3?ab(?:ou?|u)(?:\s+[ae]l)?)\s+)(?=\p{Script=Latin}|[2-9][a-z])/giu;

const withoutGaps = (text: string) => text.replace(/[\s-]/g, '');

/** Joins names that people write as one word or several: `عبد الرحمن` and `عبدالرحمن`, `أبو بكر` and `أبوبكر`, `Abd El Rahman` and `Abdelrahman`. */
export const joinNames = (text: string): string => text.replace(arabicBeginning, withoutGaps).replace(latinBeginning, withoutGaps);

const article = /(?<![\p{L}\d])([aeiu]l)[\s-]+(?=\p{Script=Latin}{2})/giu;
const religion = /(?<=\p{L}{2})[\s-]+(?=(?:[aeiu]l[iy]?d(?:[iy]|ee)n|الدين)(?!\p{L}))/giu;

/** Also joins an article in Latin letters to its name, `El Sayed` to `ElSayed`, and `نور الدين` to `نورالدين`. */
export const joinArticles = (text: string): string => joinNames(text).replace(article, '$1').replace(religion, '');

export const dropArticles = (text: string): string => text.replace(article, '');
