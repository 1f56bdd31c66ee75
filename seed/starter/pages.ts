import type { Locale } from '#domain/locales.ts';
import type { Row, SampleRecord } from '../records.ts';
import type { BlockText, PageText, Text } from '../sample/shapes.ts';
import { idAt, record, translations } from '../world/assemble.ts';
import { fileId } from '../world/sample-files.ts';
import { readStarter } from './read-starter.ts';

const pages = readStarter<PageText[]>('pages.json');

export function* pageRecords(): Generator<SampleRecord> {
	let blockId = idAt(0);
	const blocks: SampleRecord[] = [];
	for (const [index, { key, title, summary, blocks: parts }] of pages.entries()) {
		yield record('page', { id: idAt(index), key }, [translations('page', { title, summary }, false)]);
		for (const [sort, block] of parts.entries()) blocks.push(blockRecord(block, blockId++, idAt(index), sort + 1));
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
	(language: Locale) =>
	({ title, text }: { title: Text; text: Text }): Row => ({ title: title[language], text: text[language] });
