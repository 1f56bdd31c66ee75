import { siteRole } from '../../access/site.ts';
import { isMachine } from '../../access/users.ts';
import { enquiry } from '../../schema/collections/inbox.ts';
import { type Label, t } from '../../schema/define.ts';
import type { Hook, Row } from '../hook.ts';
import { refuseField } from '../refuse-field.ts';

const NOT_BOOKED = t(
	'Only a viewing that was booked on the website has a time here: the visitor would not hear of another one.',
	'هذا الموعد للمعاينات المحجوزة من الموقع فقط: لن يصل العميل خبر عن غيرها.',
);
const PAST = t('Choose a time that is still to come.', 'اختر موعدًا لم يأت بعد.');
const FAR = t('Choose a time within the next month.', 'اختر موعدًا خلال الشهر القادم.');
const MOST_AHEAD_MS = 31 * 24 * 60 * 60_000;

/** The site follows what staff change about a viewing; what it cannot follow is refused beside the field. */
const viewingReview: Hook = ({ filter }, { services }) => {
	filter(`${enquiry.name}.items.update`, async (payload: Row, { keys }, context) => {
		const { database, schema, accountability } = context;
		if (!('viewing_at' in payload) || accountability === null || isOurs(accountability)) return payload;
		const refuse = (sentence: Label) => refuseField(context, { collection: enquiry.name, field: 'viewing_at' }, sentence);
		// Reads with the caller's rights, so that a refusal reveals nothing about other rows; Directus refuses those itself.
		const items = new services.ItemsService(enquiry.name, { schema, accountability, knex: database });
		const rows = await items.readByQuery({ filter: { id: { _in: keys } }, fields: ['viewing_state'], limit: -1 });
		if (rows.some(({ viewing_state }) => viewing_state == null)) await refuse(NOT_BOOKED);
		const at = payload['viewing_at'] == null ? null : new Date(payload['viewing_at'] as string).getTime();
		if (at !== null && at <= Date.now()) await refuse(PAST);
		if (at !== null && at > Date.now() + MOST_AHEAD_MS) await refuse(FAR);
		return payload;
	});
};

/** Changes by the site and by set-up are not reviewed. */
const isOurs = ({ user, role }: { user: string | null; role: string | null }) => isMachine(user) || role === siteRole.id;

export default viewingReview;
