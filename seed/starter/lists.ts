import { agentRole } from '#cms/access/agent.ts';
import { editorRole } from '#cms/access/editor.ts';
import { hrRole } from '#cms/access/hr.ts';
import type { Filter, Role } from '#cms/access/permission.ts';
import { salesManagerRole } from '#cms/access/sales-manager.ts';
import { type Label, t } from '#cms/schema/define.ts';
import { inReview, isNew, isPublished, ownedByUser, thisWeek, uncheckedPrice, unpublished } from './filters.ts';

/** A list of a role in Studio. With a name it is a bookmark, without one the default view of its collection. */
export type StarterList = {
	role: Role;
	collection: string;
	name?: Label;
	icon?: string;
	filter?: Filter;
	/** By default as for everybody. */
	columns?: string[];
	order?: string[];
	/** The edition that added it, if not the first; installations of earlier editions get it too. */
	since?: number;
};

/** Increase it when existing installations should get new lists or dashboards. */
export const EDITION = 4;

const all = (...filters: Filter[]): Filter => ({ _and: filters });

const newRequests = { name: t('New requests', 'طلبات جديدة'), icon: 'mark_email_unread', filter: all(isNew) };
const newOffers = { name: t('New offers', 'عروض جديدة'), icon: 'add_home', filter: all(isNew) };

const ofAgent: Omit<StarterList, 'role'>[] = [
	{ collection: 'enquiry', columns: ['progress', 'name', 'phone', 'channel', 'property', 'project', 'date_created'] },
	{ collection: 'listing_submission', columns: ['progress', 'name', 'phone', 'type', 'area', 'price', 'date_created'] },
	{ collection: 'property', filter: all(ownedByUser), since: 2 },
	{ collection: 'enquiry', ...newRequests },
	{ collection: 'listing_submission', ...newOffers },
	{ collection: 'property', name: t('My listings', 'عقاراتي'), icon: 'person_pin', filter: all(ownedByUser) },
	{ collection: 'property', name: t('My drafts', 'مسوداتي'), icon: 'edit_note', filter: all(ownedByUser, unpublished) },
	{
		collection: 'property',
		name: t('My old prices', 'أسعاري القديمة'),
		icon: 'price_check',
		filter: all(ownedByUser, isPublished, uncheckedPrice),
		order: ['price_checked_on'],
	},
];

const ofEditor: Omit<StarterList, 'role'>[] = [
	{ collection: 'property', name: t('In review', 'قيد المراجعة'), icon: 'rate_review', filter: all(inReview), order: ['date_updated'] },
	{
		collection: 'property',
		name: t('Old prices', 'أسعار قديمة'),
		icon: 'price_check',
		filter: all(isPublished, uncheckedPrice),
		order: ['price_checked_on'],
	},
	{
		collection: 'property',
		name: t('Expiring this week', 'تنتهي هذا الأسبوع'),
		icon: 'event_busy',
		filter: all(isPublished, { expires_on: thisWeek }),
		order: ['expires_on'],
	},
	{
		collection: 'property',
		name: t('Drafts', 'مسودات'),
		icon: 'edit_note',
		filter: all({ status: { _eq: 'draft' } }),
		since: 2,
	},
	{
		collection: 'property',
		name: t('Without photographs', 'بدون صور'),
		icon: 'hide_image',
		filter: all(isPublished, { images: { _none: { id: { _nnull: true } } } }),
		since: 2,
	},
	{
		collection: 'property',
		name: t('Without an Arabic name', 'بدون اسم عربي'),
		icon: 'translate',
		filter: all({ name_ar: { _null: true } }),
		since: 2,
	},
	{
		collection: 'offer',
		name: t('Ending this week', 'تنتهي هذا الأسبوع'),
		icon: 'event_busy',
		filter: all(isPublished, { valid_until: thisWeek }),
	},
	{ collection: 'post', name: t('In review', 'قيد المراجعة'), icon: 'rate_review', filter: all(inReview) },
	{ collection: 'enquiry', ...newRequests },
	{ collection: 'listing_submission', ...newOffers },
];

const ofSalesManager: Omit<StarterList, 'role'>[] = [
	{ collection: 'enquiry', ...newRequests },
	{ collection: 'enquiry', name: t('Without an agent', 'بدون مستشار'), icon: 'person_off', filter: all({ agent: { _null: true } }) },
	{
		collection: 'enquiry',
		name: t('Viewings asked for', 'طلبات معاينة'),
		icon: 'event',
		filter: all({ intent: { _eq: 'viewing' } }, { progress: { _in: ['new', 'contacted'] } }),
	},
	{
		collection: 'enquiry',
		name: t('Long unanswered', 'بلا رد منذ يومين'),
		icon: 'hourglass_bottom',
		filter: all(isNew, { date_created: { _lt: '$NOW(-2 days)' } }),
		order: ['date_created'],
	},
	{ collection: 'listing_submission', ...newOffers },
];

const ofHr: Omit<StarterList, 'role'>[] = [
	{ collection: 'job_application', name: t('New applications', 'طلبات توظيف جديدة'), icon: 'mark_email_unread', filter: all(isNew) },
	{
		collection: 'job_application',
		name: t('In conversation', 'قيد التواصل'),
		icon: 'forum',
		filter: all({ progress: { _in: ['contacted', 'meeting'] } }),
	},
	{
		collection: 'career',
		name: t('Closing this week', 'تُغلق هذا الأسبوع'),
		icon: 'event_busy',
		filter: all(isPublished, { valid_through: thisWeek }),
		order: ['valid_through'],
	},
];

const assignToRole = (role: Role, lists: Omit<StarterList, 'role'>[]): StarterList[] => lists.map((list) => ({ role, ...list }));

export const starterLists: StarterList[] = [
	...assignToRole(agentRole, ofAgent),
	...assignToRole(editorRole, ofEditor),
	...assignToRole(salesManagerRole, ofSalesManager),
	...assignToRole(hrRole, ofHr),
];
