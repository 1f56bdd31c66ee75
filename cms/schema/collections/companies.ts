import { type Collection, t } from '../define.ts';
import { text, url } from '../fields.ts';
import { integer } from '../number-fields.ts';
import { image } from '../relations.ts';
import { address, description, editorial, FOLDER, name, spellings, summary } from './common.ts';

export const developer: Collection = {
	name: 'developer',
	label: t('Developers', 'المطوّرون'),
	icon: 'apartment',
	audience: 'content',
	folder: 'group_companies',
	template: '{{translations}}',
	statuses: editorial,
	sorted: true,
	columns: ['logo', 'name_en', 'name_ar', 'status', 'founded'],
	fields: [
		image('logo', t('Logo', 'الشعار'), FOLDER.companies),
		image('cover', t('Cover photograph', 'صورة الغلاف'), FOLDER.companies),
		integer('founded', t('Founded in', 'سنة التأسيس'), { between: { least: 1800, most: 2099 } }),
		spellings,
	],
	translated: [name, address, summary, description],
};

export const partner: Collection = {
	name: 'partner',
	label: t('Partners', 'شركاؤنا'),
	icon: 'handshake',
	audience: 'content',
	folder: 'group_companies',
	template: '{{translations}}',
	statuses: editorial,
	sorted: true,
	columns: ['logo', 'name_en', 'name_ar', 'status'],
	fields: [image('logo', t('Logo', 'الشعار'), FOLDER.companies), url('website', t('Website', 'الموقع الإلكتروني'))],
	translated: [name, text('kind', t('What they do', 'نشاط الشركة'))],
};
