import { createHash } from 'node:crypto';
import { speculationRules } from '../navigation/speculation-rules.ts';

const script = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;
const isInert = (attributes: string) => / src=| type="application\/ld\+json"/.test(attributes);

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

/** Speculation rules, which a script adds to every page. */
const added = hash(JSON.stringify(speculationRules));

export const hashInlineScripts = (html: string): string[] => [
	added,
	...[...html.matchAll(script)].flatMap(({ groups: { attributes = '', text = '' } = {} }) => (isInert(attributes) ? [] : [hash(text)])),
];
