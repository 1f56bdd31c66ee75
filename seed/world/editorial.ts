import type { SampleRecord } from '../records.ts';
import type { CareerText, PostText } from '../sample/shapes.ts';
import { tagIds } from '../starter/words.ts';
import { dayFrom, idAt, idFor, links, record, translations } from './assemble.ts';
import { teamIds } from './people.ts';
import { fileId, readSample, readSampleText } from './sample-files.ts';

const posts = ['posts-1.json', 'posts-2.json', 'posts-3.json'].flatMap((file) => readSample<PostText[]>(file));
const careers = readSample<CareerText[]>('careers.json');

export function* postRecords(today: string): Generator<SampleRecord> {
	const newestLast = posts.toSorted((a, b) => b.publishedDaysAgo - a.publishedDaysAgo);
	for (const [index, { key, name, summary, tags: keys, author, publishedDaysAgo, image }] of newestLast.entries()) {
		const body = { en: readSampleText(`posts/${key}.en.html`), ar: readSampleText(`posts/${key}.ar.html`) };
		yield record(
			'post',
			{ id: idAt(index), image: fileId(image), author: idFor(teamIds, author), published_on: dayFrom(today, -publishedDaysAgo) },
			[
				translations('post', { name, summary, body }),
				links(
					'post_tag',
					'tag_id',
					keys.map((tag) => idFor(tagIds, tag)),
				),
			],
		);
	}
}

export function* careerRecords(today: string): Generator<SampleRecord> {
	for (const [index, { name, place, summary, description, department, employment, openForDays }] of careers.entries())
		yield record('career', { id: idAt(index), department, employment, valid_through: dayFrom(today, openForDays) }, [
			translations('career', { name, place, summary, description }),
		]);
}
