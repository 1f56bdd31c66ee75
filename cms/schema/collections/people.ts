import { spokenLanguages } from '../choices.ts';
import { type Collection, t } from '../define.ts';
import { choices, email, multiline, phone, text, url, whatsApp } from '../fields.ts';
import { integer } from '../number-fields.ts';
import { belongsTo, image, many } from '../relations.ts';
import { address, editorial, FOLDER, name, openingTimes } from './common.ts';

const MINUTES_OF_90_DAYS = 90 * 24 * 60;

const photo = image('photo', t('Photograph', 'الصورة'), FOLDER.people);
const jobTitle = text('title', t('Job title', 'المسمى الوظيفي'));
const biography = multiline('bio', t('About', 'نبذة'));

export const agent: Collection = {
	name: 'agent',
	label: t('Agents', 'المستشارون العقاريون'),
	icon: 'support_agent',
	audience: 'content',
	folder: 'group_people',
	template: '{{translations}}',
	statuses: editorial,
	sorted: true,
	columns: ['photo', 'name_en', 'name_ar', 'phone', 'status', 'languages'],
	fields: [
		photo,
		phone('phone', t('Phone', 'الهاتف'), {
			note: t('With the country code where it is not Egyptian.', 'بكود الدولة إن لم يكن رقمًا مصريًا.'),
		}),
		whatsApp('whatsapp', t('WhatsApp', 'واتساب')),
		email('email', t('Email', 'البريد الإلكتروني')),
		choices('languages', t('Speaks', 'اللغات'), spokenLanguages),
		integer('reply_minutes', t('Usually replies after', 'مدة الرد المعتادة'), {
			between: { least: 5, most: MINUTES_OF_90_DAYS },
			unit: 'min',
			readonly: true,
			note: t(
				'The median of the enquiries answered in the last 90 days, once there are eight. Directus works it out.',
				'وسيط مدة الرد على طلبات آخر 90 يومًا بدءًا من ثمانية طلبات، ويحسبه النظام.',
			),
		}),
		many('agent', 'areas', t('Works in', 'أحياء العمل'), 'area', 'translations'),
		openingTimes(
			t('Shows homes', 'مواعيد المعاينات'),
			t(
				'By the clock in Cairo: visitors book viewings at these hours. Left empty, at the opening times of the office.',
				'بتوقيت القاهرة، وفيها يحجز الزوار المعاينات. وإن تُركت فارغة فهي ساعات عمل المكتب.',
			),
		),
	],
	translated: [name, address, jobTitle, biography],
};

export const teamMember: Collection = {
	name: 'team_member',
	label: t('Team', 'فريقنا'),
	icon: 'groups',
	audience: 'content',
	folder: 'group_people',
	template: '{{translations}}',
	statuses: editorial,
	sorted: true,
	columns: ['photo', 'name_en', 'name_ar', 'status'],
	fields: [photo, url('linkedin', t('LinkedIn', 'لينكد إن'))],
	translated: [name, jobTitle, biography],
};

export const testimonial: Collection = {
	name: 'testimonial',
	label: t('Testimonials', 'آراء العملاء'),
	icon: 'format_quote',
	audience: 'content',
	folder: 'group_people',
	template: '{{translations}}',
	statuses: editorial,
	sorted: true,
	columns: ['name_en', 'name_ar', 'rating', 'status'],
	fields: [
		belongsTo('area', t('Area', 'الحي'), 'area'),
		integer('rating', t('Rating, 1 to 5', 'التقييم من 1 إلى 5'), { between: { least: 1, most: 5 } }),
		photo,
	],
	translated: [name, text('role', t('What they did with us', 'تعاملهم معنا')), multiline('quote', t('In their words', 'بكلماتهم'))],
};
