import { expect, test } from 'vitest';
import { buildNotification } from './words.ts';

const row = (item: string, collection = 'tag') => ({ kind: 'row_kept', collection, item });
const request = { kind: 'request_refused', collection: 'enquiry', item: 'PN-7K4M-2QXR' };

test('links rows, and counts requests', () => {
	const { subject, message } = buildNotification(
		[row('7'), row('f-1', 'directus_files'), request, request],
		'en-US',
		'https://studio.test',
	);
	expect(subject).toBe('The site needs somebody');
	expect(message.split('\n')).toEqual([
		'- Not understood: the site shows the earlier version (2)',
		'  - [Tags 7](https://studio.test/admin/content/tag/7)',
		'  - [directus_files f-1](https://studio.test/admin/files/f-1)',
		'- A request is refused, and tried again (2)',
		'',
		'[All notices](https://studio.test/admin/content/site_notice)',
	]);
	expect(message).not.toContain('PN-');
});

test('uses the reader’s language, and is limited in length', () => {
	const many = Array.from({ length: 200 }, (_, index) => row(String(index)));
	const { message } = buildNotification(many, 'ar-SA', '');
	expect(message).toMatch(/غير مفهوم.*\(200\)/);
	expect(message.split('\n')).toHaveLength(13);
});
