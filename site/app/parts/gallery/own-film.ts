import type { Reader } from '#content/reader.ts';

/** Formats that browsers play, and their file extension. */
const filmTypes: Record<string, string> = { 'video/mp4': 'mp4', 'video/webm': 'webm' };

/** The upload limit of Directus; larger films are not shown. */
export const MOST_FILM_BYTES = 25 * 1024 * 1024;

export type OwnFilm = {
	file: string;
	src: string;
	type: string;
	bytes: number | null;
	uploadedOn: string | null;
	title: { en: string | null; ar: string | null };
};

type Shown = { collection: 'property' | 'project'; id: number };

/** The film is served under its record's address, so it is public only while the record is. */
export function readOwnFilm(read: Reader, { collection, id }: Shown): OwnFilm | null {
	const fileId = read.get(collection, id)?.film;
	const file = fileId ? read.get('directus_files', fileId) : null;
	const ending = filmTypes[file?.type ?? ''];
	if (!file?.type || !ending || (file.filesize ?? 0) > MOST_FILM_BYTES) return null;
	return {
		file: file.id,
		src: `/_films/${collection}/${id}/${read.version(file.id)}.${ending}`,
		type: file.type,
		bytes: file.filesize,
		uploadedOn: file.uploaded_on,
		title: { en: file.alt_en, ar: file.alt_ar },
	};
}
