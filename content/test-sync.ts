import { expect, onTestFinished, vi } from 'vitest';
import { createLogger } from '#runtime/logger.ts';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { openContent } from './content.ts';
import type { SyncOptions } from './sync.ts';
import { startTestDirectus } from './test-directus.ts';

export const until = (look: () => unknown, timeout = 120_000) => vi.waitFor(() => expect(look()).toBe(true), { timeout, interval: 20 });

export const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const buildTexts = (owner: string, count: number) =>
	ids(count).flatMap((id) => [
		{ id: 2 * id, [owner]: id, languages_code: 'en_US', name: `Number ${id}` },
		{ id: 2 * id + 1, [owner]: id, languages_code: 'ar_EG', name: `رقم ${id}` },
	]);
export const world = () => ({
	amenity: ids(60).map((id) => ({ id, sort: id, key: `amenity-${id}`, icon: null })),
	amenity_translations: buildTexts('amenity_id', 60),
	tag: ids(5).map((id) => ({ id, sort: id, key: `tag-${id}` })),
	tag_translations: buildTexts('tag_id', 5),
	setting: [{ id: 1, phone_number: '16000', sample_content: false }],
	setting_translations: [{ id: 1, setting_id: 1, languages_code: 'en_US', site_name: 'PN' }],
});
export async function openSync(more: SyncOptions = {}) {
	const directus = await startTestDirectus(world());
	for (const id of ids(5)) directus.note('tag', id);
	const dataDir = temporaryFolder();
	const lines: string[] = [];
	const content = openContent({
		dataDir,
		url: directus.url,
		token: 'none',
		logger: createLogger((line) => lines.push(line)),
		sync: { realtime: false, pollMs: 20, idlePollMs: 20, reconcileMs: 100, restTimes: 0, confirmMs: 300, ...more },
	});
	onTestFinished(async () => {
		directus.answerFalsely(null);
		await content.close();
	});
	const sizes = () => ({
		amenity: content.replica.size('amenity'),
		tag: content.replica.size('tag'),
		phone: content.read.setting()?.phone_number,
	});
	await until(() => content.status().complete);
	expect(sizes()).toEqual(everything);
	return { directus, content, dataDir, lines, sizes, said: (text: string) => lines.filter((line) => line.includes(text)).length };
}
export const everything = { amenity: 60, tag: 5, phone: '16000' };
