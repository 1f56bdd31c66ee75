import { DASHBOARD, type DashboardIds } from '#cms/access/dashboards.ts';
import type { Filter } from '#cms/access/permission.ts';
import { type Label, t } from '#cms/schema/define.ts';
import { inReview, isFollowUpDue, isNew, isPublished, mineByKey, thisWeek, uncheckedPrice, unpublished } from './filters.ts';

/** Width and height in squares of 20 pixels. Labels in both languages are resolved for each dashboard. `since`: the edition that added the panel. */
export type StarterPanel = {
	name: Label;
	icon: string;
	type: string;
	width: number;
	height: number;
	options: Record<string, unknown>;
	since?: number;
};

/** Panels in rows from the start of the line, which fit into a window of 1280 pixels. */
export type StarterDashboard = { ids: DashboardIds; name: Label; icon: string; rows: StarterPanel[][] };

const AMBER = '#a86c0c';
const SMALL = 11;
const THIRD = 15;
const HALF = 23;

/** The width of a phone of 390 pixels without scrolling: two figures, or one other panel. */
export const PHONE = 17;
const PHONE_HALF = 8;

function layOutForPhone(rows: StarterPanel[][]): StarterPanel[][] {
	const laidOut: StarterPanel[][] = [];
	for (const panel of rows.flat()) {
		const before = laidOut.at(-1) ?? [];
		if (panel.type !== 'metric') laidOut.push([{ ...panel, width: PHONE }]);
		else if (before.length === 1 && before[0]?.type === 'metric') before.push({ ...panel, width: PHONE_HALF });
		else laidOut.push([{ ...panel, width: PHONE_HALF }]);
	}
	return laidOut;
}

const all = (...filters: Filter[]): Filter => ({ _and: filters });

const count = (name: Label, icon: string, collection: string, filter: Filter, isAlarming = false): StarterPanel => ({
	name,
	icon,
	type: 'metric',
	width: SMALL,
	height: 6,
	options: {
		collection,
		field: 'id',
		function: 'count',
		filter,
		...(isAlarming && { conditionalFormatting: [{ operator: '>', value: 0, color: AMBER }] }),
	},
});

type Bars = { by: string | Label; of?: string; sum?: string; order?: 'asc' | 'desc'; suffix?: Label; filter?: Filter; limit?: number };

/** A bar for each value, longest first. */
const bars = (
	name: Label,
	icon: string,
	collection: string,
	{ by, of = 'id', sum = 'count', order = 'desc', ...more }: Bars,
): StarterPanel => ({
	name,
	icon,
	type: 'metric-list',
	width: THIRD,
	height: 14,
	options: { collection, groupByField: by, aggregateField: of, aggregateFunction: sum, sortDirection: order, limit: 8, ...more },
});

type Rows = { shown: string; by: string; order?: 'asc' | 'desc'; filter: Filter; width?: number };

const list = (name: Label, icon: string, collection: string, { shown, by, order = 'asc', filter, width = HALF }: Rows): StarterPanel => ({
	name,
	icon,
	type: 'list',
	width,
	height: 14,
	options: { collection, displayTemplate: shown, sortField: by, sortDirection: order, filter, limit: 10, linkToItem: true },
});

const REQUEST = '{{name}} · {{phone}} · {{date_created}}';
const HOME = '{{reference}} · {{translations}}';
const CHECKED = `{{price_checked_on}} · ${HOME}`;

const newEnquiries = count(t('New enquiries', 'طلبات جديدة'), 'mark_chat_unread', 'enquiry', all(isNew), true);
const newOffered = count(t('Newly offered to us', 'معروض علينا حديثًا'), 'add_home', 'listing_submission', all(isNew), true);
const byProgress = bars(t('Enquiries by state', 'الطلبات حسب الحالة'), 'donut_small', 'enquiry', { by: 'progress' });
const oldPrices = all(isPublished, uncheckedPrice);
const lastMonth = { _gte: '$NOW(-30 days)' };
const inLastMonth = (collection: string) =>
	count(t('In the last 30 days', 'آخر 30 يومًا'), 'calendar_month', collection, all({ date_created: lastMonth }));
const sinceThird = (panel: StarterPanel): StarterPanel => ({ ...panel, since: 3 });
/** The sum of the last 30 days for each value. */
const counted = (name: Label, icon: string, collection: string, of: string, by: string | Label) =>
	sinceThird(bars(name, icon, collection, { by, of, sum: 'sum', filter: all({ day: lastMonth }, { [of]: { _gt: 0 } }) }));
const bySource = sinceThird(bars(t('Where enquiries come from', 'مصادر الطلبات'), 'travel_explore', 'enquiry', { by: 'source' }));
const views = counted(t('Views by listing', 'المشاهدات لكل عقار'), 'visibility', 'listing_count', 'views', 'reference');
const enquiries = counted(t('Enquiries by listing', 'الطلبات لكل عقار'), 'forum', 'listing_count', 'enquiries', 'reference');
const searches = counted(t('Most searched for', 'الأكثر بحثًا'), 'trending_up', 'search_count', 'times', t('title_en', 'title_ar'));
const sinceFourth = (panel: StarterPanel): StarterPanel => ({ ...panel, since: 4 });
const followUps = [
	count(t('Follow-ups due', 'متابعات حان موعدها'), 'alarm', 'enquiry', isFollowUpDue, true),
	count(t('Offered to us, follow-up due', 'معروض علينا حان موعد متابعته'), 'alarm', 'listing_submission', isFollowUpDue, true),
].map(sinceFourth);
const longestDue = (shown: string, width = HALF) =>
	sinceFourth(
		list(t('Longest due', 'الأقدم موعدًا'), 'alarm', 'enquiry', {
			shown: `{{follow_up_at}} · ${shown}`,
			by: 'follow_up_at',
			filter: isFollowUpDue,
			width,
		}),
	);
const unanswered = all(isNew, { date_created: { _lt: '$NOW(-2 days)' } });

const ofAgent: StarterDashboard = {
	ids: DASHBOARD.agent,
	name: t('My day', 'يومي'),
	icon: 'today',
	rows: layOutForPhone([
		[
			newEnquiries,
			newOffered,
			count(t('My published listings', 'عقاراتي المنشورة'), 'home', 'property', all(mineByKey, isPublished)),
			count(t('My old prices', 'أسعاري القديمة'), 'price_check', 'property', all(mineByKey, oldPrices), true),
		],
		[
			list(t('Waiting for my answer', 'في انتظار ردّي'), 'mark_chat_unread', 'enquiry', {
				shown: REQUEST,
				by: 'date_created',
				filter: all(isNew),
			}),
			list(t('Prices to check', 'أسعار تحتاج مراجعة'), 'price_check', 'property', {
				shown: CHECKED,
				by: 'price_checked_on',
				filter: all(mineByKey, oldPrices),
			}),
		],
		[...followUps, longestDue('{{name}} · {{phone}}')],
		[byProgress, bars(t('My listings by status', 'عقاراتي حسب الحالة'), 'home', 'property', { by: 'status', filter: all(mineByKey) })],
		[views, enquiries],
		[
			list(t('My drafts', 'مسوداتي'), 'edit_note', 'property', {
				shown: `{{status}} ${HOME}`,
				by: 'date_created',
				order: 'desc',
				filter: all(mineByKey, unpublished),
			}),
		],
	]),
};

const ofEditor: StarterDashboard = {
	ids: DASHBOARD.editor,
	name: t('Content today', 'المحتوى اليوم'),
	icon: 'edit_note',
	rows: [
		[
			count(t('Waiting for review', 'في انتظار المراجعة'), 'rate_review', 'property', all(inReview), true),
			count(t('Old prices', 'أسعار قديمة'), 'price_check', 'property', oldPrices, true),
			count(t('Expiring this week', 'تنتهي هذا الأسبوع'), 'event_busy', 'property', all(isPublished, { expires_on: thisWeek }), true),
			count(t('Notices of the site', 'تنبيهات الموقع'), 'notification_important', 'site_notice', {}, true),
		],
		[
			bars(t('Listings by status', 'العقارات حسب الحالة'), 'home', 'property', { by: 'status' }),
			bars(t('Published by type', 'المنشور حسب النوع'), 'category', 'property', { by: 'type', filter: all(isPublished) }),
			views,
		],
		[
			searches,
			bars(t('Typed and not understood', 'كلمات لم يفهمها البحث'), 'spellcheck', 'search_word', { by: 'word', of: 'times', sum: 'sum' }),
			enquiries,
		],
		[
			list(t('Longest in review', 'الأقدم في المراجعة'), 'rate_review', 'property', {
				shown: HOME,
				by: 'date_updated',
				filter: all(inReview),
			}),
			list(t('Oldest prices', 'أقدم الأسعار'), 'price_check', 'property', { shown: CHECKED, by: 'price_checked_on', filter: oldPrices }),
		],
	],
};

const ofSalesManager: StarterDashboard = {
	ids: DASHBOARD.salesManager,
	name: t('Leads today', 'طلبات العملاء اليوم'),
	icon: 'leaderboard',
	rows: [
		[
			newEnquiries,
			count(t('Without an agent', 'بدون مستشار'), 'person_off', 'enquiry', all({ agent: { id: { _null: true } } }), true),
			count(t('Unanswered for two days', 'بلا رد منذ يومين'), 'hourglass_bottom', 'enquiry', unanswered, true),
			inLastMonth('enquiry'),
		],
		[...followUps, longestDue('{{name}} · {{agent.translations}}')],
		[byProgress, bySource, bars(t('What they want', 'المطلوب'), 'help', 'enquiry', { by: 'intent' })],
		[
			bars(t('Usual reply time', 'مدة الرد المعتادة'), 'timer', 'agent', {
				by: t('name_en', 'name_ar'),
				of: 'reply_minutes',
				sum: 'max',
				order: 'asc',
				suffix: t(' min', ' دقيقة'),
				filter: all({ reply_minutes: { _nnull: true } }),
			}),
			bars(t('Offered to us, by state', 'المعروض علينا حسب الحالة'), 'add_home', 'listing_submission', { by: 'progress' }),
			list(t('Long unanswered', 'بلا رد منذ يومين'), 'hourglass_bottom', 'enquiry', {
				shown: REQUEST,
				by: 'date_created',
				filter: unanswered,
				width: THIRD,
			}),
		],
		[enquiries, views, searches],
	],
};

const ofHr: StarterDashboard = {
	ids: DASHBOARD.hr,
	name: t('Applications today', 'طلبات التوظيف اليوم'),
	icon: 'badge',
	rows: [
		[
			count(t('New applications', 'طلبات توظيف جديدة'), 'mark_email_unread', 'job_application', all(isNew), true),
			inLastMonth('job_application'),
			count(t('Open careers', 'وظائف متاحة'), 'work', 'career', all(isPublished)),
		],
		[
			bars(t('Applications by state', 'الطلبات حسب الحالة'), 'donut_small', 'job_application', { by: 'progress' }),
			list(t('Waiting for an answer', 'في انتظار الرد'), 'mark_email_unread', 'job_application', {
				shown: '{{name}} · {{career.translations}} · {{date_created}}',
				by: 'date_created',
				filter: all(isNew),
				width: 30,
			}),
		],
	],
};

export const starterDashboards: StarterDashboard[] = [ofAgent, ofEditor, ofSalesManager, ofHr];
