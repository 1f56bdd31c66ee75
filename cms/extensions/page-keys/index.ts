import { createError } from '@directus/errors';
import { pageKeys as known } from '../../../domain/vocabulary.ts';
import { isMachine } from '../../access/users.ts';
import { page } from '../../schema/collections/page.ts';
import { t } from '../../schema/define.ts';
import type { Context, Hook, Key, Row } from '../hook.ts';
import { readLanguage } from '../reader-language.ts';

const KEPT = t(
	'The site looks for this page by that name, so it keeps it. To take the page off the site, archive it.',
	'يجد الموقع هذه الصفحة بهذا الاسم فلا يتغيّر. لإخفاء الصفحة من الموقع انقلها إلى الأرشيف.',
);

type Extensions = { collection: string; field: string; path: string[]; type: 'regex'; validation_message: string };
const FailedValidation = createError<Extensions>('FAILED_VALIDATION', ({ validation_message }) => validation_message, 400);

const isKnown = ({ key }: Row) => known.some((one) => one === key);

/** The site finds pages by their key, so renaming or deleting one would leave its address empty. */
const pageKeys: Hook = ({ filter }) => {
	const isReviewed = ({ accountability }: Context) => accountability !== null && !isMachine(accountability.user);
	const readPages = (keys: Key[], { database }: Context) => database(page.name).select('key').whereIn('id', keys);

	async function refuse({ database, accountability }: Context): Promise<never> {
		const language = await readLanguage(database, accountability?.user ?? null);
		throw new FailedValidation({ collection: page.name, field: 'key', path: [], type: 'regex', validation_message: KEPT[language] });
	}

	filter(`${page.name}.items.update`, async (payload: Row, { keys }, context) => {
		if (!('key' in payload) || !isReviewed(context)) return payload;
		const pages = (await readPages(keys, context)).filter(isKnown);
		if (pages.some(({ key }) => key !== payload['key'])) await refuse(context);
		return payload;
	});

	filter(`${page.name}.items.delete`, async (keys: Key[], _meta, context) => {
		if (isReviewed(context) && (await readPages(keys, context)).some(isKnown)) await refuse(context);
		return keys;
	});
};

export default pageKeys;
