import { pageKeys as known } from '../../../domain/vocabulary.ts';
import { isMachine } from '../../access/users.ts';
import { page } from '../../schema/collections/page.ts';
import { t } from '../../schema/define.ts';
import type { Context, Hook, Key, Row } from '../hook.ts';
import { refuseField } from '../refuse-field.ts';

const KEPT = t(
	'The site looks for this page by that name, so it keeps it. To take the page off the site, archive it.',
	'يجد الموقع هذه الصفحة بهذا الاسم فلا يتغيّر. لإخفاء الصفحة من الموقع انقلها إلى الأرشيف.',
);

const isKnown = ({ key }: Row) => known.some((one) => one === key);

/** The site finds pages by their key, so renaming or deleting one would leave its address empty. */
const pageKeys: Hook = ({ filter }) => {
	const isReviewed = ({ accountability }: Context) => accountability !== null && !isMachine(accountability.user);
	const readPages = (keys: Key[], { database }: Context) => database(page.name).select('key').whereIn('id', keys);

	const refuse = (context: Context) => refuseField(context, { collection: page.name, field: 'key' }, KEPT);

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
