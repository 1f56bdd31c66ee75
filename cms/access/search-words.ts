import { allow, allowAll, type Permission } from './permission.ts';

const WORDS = 'search_word';
const counted = ['word', 'language', 'times', 'last_on'];

/** The site counts words that the search does not know. */
export const countsSearchWords: Permission[] = [
	allow('create', WORDS, { fields: counted }),
	allow('read', WORDS, { fields: ['id', 'word', 'times'] }),
	allow('update', WORDS, { fields: ['times', 'last_on'] }),
];

/** Editors say what a word means, or delete it. */
export const teachesSearchWords: Permission[] = [
	...allowAll(['read', 'delete'], WORDS),
	allow('update', WORDS, { fields: ['location', 'area', 'project', 'developer'] }),
];
