import type { Row, SampleRecord } from '../records.ts';
import type { BlockText, CareerText, PageText, PostText, Text } from '../sample/shapes.ts';
import { dayFrom, idFor, idOf, idsOf, links, record, translations } from './assemble.ts';
import { teamIds } from './people.ts';
import { fileId, readSample, readSampleText } from './sample-files.ts';

type Named = { key: string; name: Text };

const amenities = readSample<(Named & { icon: string })[]>('amenities.json');
const tags = readSample<Named[]>('tags.json');
const posts = ['posts-1.json', 'posts-2.json', 'posts-3.json'].flatMap((file) => readSample<PostText[]>(file));
const careers = readSample<CareerText[]>('careers.json');
const pages = readSample<PageText[]>('pages.json');

export const amenityIds = idsOf(amenities);
export const amenityNames = new Map(amenities.map(({ key, name }) => [key, name]));
const tagIds = idsOf(tags);

export function* wordRecords(): Generator<SampleRecord> {
	for (const [index, { key, icon, name }] of amenities.entries())
		yield record('amenity', { id: idOf(index), sort: index + 1, key, icon }, [translations('amenity', { name }, false)]);
	for (const [index, { key, name }] of tags.entries())
		yield record('tag', { id: idOf(index), sort: index + 1, key }, [translations('tag', { name }, false)]);
}

export function* postRecords(today: string): Generator<SampleRecord> {
	const newestLast = posts.toSorted((a, b) => b.publishedDaysAgo - a.publishedDaysAgo);
	for (const [index, { key, name, summary, tags: keys, author, publishedDaysAgo, image }] of newestLast.entries()) {
		const body = { en: readSampleText(`posts/${key}.en.html`), ar: readSampleText(`posts/${key}.ar.html`) };
		yield record(
			'post',
			{ id: idOf(index), image: fileId(image), author: idFor(teamIds, author), published_on: dayFrom(today, -publishedDaysAgo) },
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
		yield record('career', { id: idOf(index), department, employment, valid_through: dayFrom(today, openForDays) }, [
			translations('career', { name, place, summary, description }),
		]);
}

export function* pageRecords(): Generator<SampleRecord> {
	let blockId = idOf(0);
	const blocks: SampleRecord[] = [];
	for (const [index, { key, title, summary, blocks: parts }] of pages.entries()) {
		yield record('page', { id: idOf(index), key }, [translations('page', { title, summary }, false)]);
		for (const [sort, block] of parts.entries()) blocks.push(blockRecord(block, blockId++, idOf(index), sort + 1));
	}
	yield* blocks;
}

function blockRecord({ type, heading, text, items, link, image, limit }: BlockText, id: number, page: number, sort: number): SampleRecord {
	const listed = items && { en: items.map(inLanguage('en')), ar: items.map(inLanguage('ar')) };
	return record('page_block', { id, page, sort, type, limit: limit ?? null, link: link?.to ?? null, image: image ? fileId(image) : null }, [
		translations('page_block', { heading, text, items: listed, link_label: link?.label }, false),
	]);
}

const inLanguage =
	(language: 'en' | 'ar') =>
	({ title, text }: { title: Text; text: Text }): Row => ({ title: title[language], text: text[language] });
