import { allow, allowAll, type Permission } from './permission.ts';

const WORDS = 'search_word';
const counted = ['word', 'language', 'times', 'last_on'];

/** The site counts what was not understood. */
export const countsSearchWords: Permission[] = [
	allow('create', WORDS, { fields: counted }),
	allow('read', WORDS, { fields: ['id', 'word', 'times'] }),
	allow('update', WORDS, { fields: ['times', 'last_on'] }),
];

/** Editors say what a word means, or take it out. */
export const teachesSearchWords: Permission[] = [
	...allowAll(['read', 'delete'], WORDS),
	allow('update', WORDS, { fields: ['location', 'area', 'project', 'developer'] }),
];
