import { lostReasons } from '../choices.ts';
import { type Collection, t } from '../define.ts';
import { choice, text } from '../fields.ts';
import { moment } from '../number-fields.ts';
import { belongsTo } from '../relations.ts';
import { leadEventColumns, progress, viewingStates } from './lead-parts.ts';

/** Who did what with a request, written by the extension `lead-history`, without what the visitor wrote. Deleted with its request. */
export const leadEvent: Collection = {
	name: 'lead_event',
	label: t('History of leads', 'سجل متابعة الطلبات'),
	icon: 'history',
	audience: 'internal',
	folder: 'group_inbox',
	hidden: true,
	template: '{{at}} · {{who}}',
	columns: [...leadEventColumns],
	order: ['-id'],
	fields: [
		belongsTo('enquiry', t('Enquiry', 'طلب العميل'), 'enquiry', { template: '{{reference}}', readonly: true, onDelete: 'CASCADE' }),
		belongsTo('listing_submission', t('Offered property', 'العقار المعروض'), 'listing_submission', {
			...{ template: '{{reference}}', readonly: true, onDelete: 'CASCADE' as const },
		}),
		moment('at', t('At', 'الوقت'), { readonly: true }),
		text('who', t('By', 'بواسطة'), { readonly: true }),
		choice('progress', t('Progress', 'الحالة'), progress, { readonly: true, indexed: false }),
		choice('lost_reason', t('Why it was closed', 'سبب الإغلاق'), lostReasons, { readonly: true, indexed: false }),
		belongsTo('agent', t('Agent', 'المستشار العقاري'), 'agent', { readonly: true }),
		choice('viewing_state', t('Viewing', 'المعاينة'), viewingStates, { readonly: true, indexed: false }),
		moment('viewing_at', t('Viewing on', 'موعد المعاينة'), { readonly: true }),
		moment('follow_up_at', t('Follow up on', 'موعد المتابعة'), { readonly: true }),
	],
};
