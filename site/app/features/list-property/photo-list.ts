import type { UploadProblem } from '#app/context.ts';
import { type BodyLimits, FILE_MOST } from '#app/parts/forms/body-limits.ts';
import type { FormAction } from './steps.ts';

export const PHOTOS_MOST = 20;

/** All accepted photos at full size, and as many again that are rejected. */
export const photoLimits: BodyLimits = { bytes: PHOTOS_MOST * 20_000_000, fileBytes: FILE_MOST, files: PHOTOS_MOST * 2 };

export type Refused = { name: string; problem: UploadProblem | 'many' };

const isId = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** Ids of uploaded photos in their order, without duplicates. */
export const readPhotos = (typed: readonly string[] = []): string[] => [...new Set(typed.filter(isId))].slice(0, PHOTOS_MOST);

export function changedPhotos(photos: readonly string[], { change, id }: Extract<FormAction, { kind: 'photo' }>): string[] {
	const at = photos.indexOf(id);
	if (at < 0) return [...photos];
	const others = photos.filter((one) => one !== id);
	return change === 'remove' ? others : others.toSpliced(Math.max(0, change === 'earlier' ? at - 1 : at + 1), 0, id);
}
