import type { VideoObjectLeaf } from 'schema-dts';
import { locales } from '#domain/locales.ts';
import type { FilmData } from '../parts/gallery/film-data.ts';
import { absolute, type DescribedPage } from './described-page.ts';

/** Empty without poster or date, which search engines require. */
export const film = (page: DescribedPage, { title, src, type, poster, uploadedOn }: FilmData): VideoObjectLeaf[] =>
	poster && uploadedOn
		? [
				{
					'@type': 'VideoObject',
					'@id': `${page.address}#film`,
					name: title,
					description: `${page.title}: ${title}`,
					inLanguage: locales[page.locale].language,
					thumbnailUrl: absolute(page, poster),
					contentUrl: absolute(page, src),
					encodingFormat: type,
					uploadDate: uploadedOn.slice(0, 10),
				},
			]
		: [];
