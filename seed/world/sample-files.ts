import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FOLDER } from '#cms/schema/collections/common.ts';
import type { SampleFile } from '../records.ts';

const folder = new URL('../sample/', import.meta.url);
const media = new URL('../media/', import.meta.url);

export const readSample = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
export const readSampleText = (name: string): string => readFileSync(new URL(name, folder), 'utf8').trim();

type Photograph = { file: string; kind: string; alt_en: string; alt_ar: string; width: number; height: number };

const photographs: Photograph[] = JSON.parse(readFileSync(new URL('media.json', media), 'utf8'));

/** A photograph has the same id in every installation. */
export function fileId(name: string): string {
	const hex = createHash('sha1').update(`pn sample ${name}`).digest('hex');
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const chooseFolder = (kind: string) => (kind === 'place' ? FOLDER.places : kind === 'compound' ? FOLDER.projects : FOLDER.properties);

export const photographPath = (name: string): string => fileURLToPath(new URL(name, media));

export const photographFiles: SampleFile[] = photographs.map(({ file, kind, alt_en, alt_ar, width, height }) => ({
	id: fileId(file),
	name: file,
	type: 'image/jpeg',
	folder: chooseFolder(kind),
	title: alt_en,
	alt_en,
	alt_ar,
	width,
	height,
	bytes: () => readFile(photographPath(file)),
}));
