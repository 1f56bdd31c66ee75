import { withoutGroup } from '../match/groups.ts';
import type { ParsedQuery } from './parse-query.ts';
import type { Suggestions } from './suggest.ts';

/** Arabic does not write short vowels, so fewer letters say as much: شق. */
const shortest = (text: string) => (/\p{Script=Arabic}/u.test(text) ? 2 : 3);

/** With so few letters missing, nothing but the type is meant: شق, فيل. */
const NEARLY = 2;

/** Pressing Enter after an unfinished name means its first completion: `villa sah`. */
export function completeQuery(typed: string, said: ParsedQuery, suggest: () => Suggestions): ParsedQuery {
	const [last = ''] = /\S+$/.exec(said.text) ?? [];
	if (said.reference || last.length < shortest(last) || !typed.trimEnd().endsWith(last)) return said;
	const { places, compounds, developers, types } = suggest();
	const nearly = types.filter(({ matched: { text, stretch } }) => text.length - stretch.end <= NEARLY);
	const [first] = [...nearly, ...places, ...types, ...compounds, ...developers].filter(({ matched: { text, stretch }, count }) => {
		const begun = text.slice(stretch.start, stretch.end).toLowerCase();
		return (
			count > 0 &&
			stretch.start === 0 &&
			stretch.end < text.length &&
			begun.length >= shortest(begun) &&
			typed.toLowerCase().includes(begun)
		);
	});
	if (!first) return said;
	const text = said.text.slice(0, -last.length).trim();
	const isLeft = text !== '' && typed.includes(`${text} ${last}`) && first.matched.stretch.end > last.length;
	return { ...said, filters: withoutGroup(first.filters, 'text'), text: isLeft ? '' : text };
}
