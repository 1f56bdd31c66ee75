import { type Collection, t } from '../define.ts';
import { email, multiline, phone, point, shortLink, text, toggle, url, whatsApp } from '../fields.ts';
import { section } from '../form-parts.ts';
import { type Bounds, DAYS_UNTIL_TODAY } from '../limits.ts';
import { date, integer, moment, money, percent } from '../number-fields.ts';
import { image } from '../relations.ts';
import { FOLDER, openingTimes } from './common.ts';

const MONTHS_OF_RENT: Bounds = { least: 0, most: 24 };

export const setting: Collection = {
	name: 'setting',
	label: t('Site settings', 'إعدادات الموقع'),
	icon: 'tune',
	audience: 'content',
	folder: 'group_editorial',
	singleton: true,
	note: t('Each of these can be overridden by an environment value of the site.', 'يمكن تغيير أي منها بمتغير بيئة في الموقع.'),
	fields: [
		...section('part_contact', t('Contact', 'التواصل'), 'call', [
			phone('phone_number', t('Phone', 'الهاتف')),
			phone('phone_number_2', t('Second phone', 'هاتف ثانٍ')),
			whatsApp('whatsapp', t('WhatsApp', 'واتساب')),
			email('email', t('Email', 'البريد الإلكتروني')),
			openingTimes(
				t('Opening times', 'ساعات العمل'),
				t(
					'By the clock in Cairo. The site says from these whether the office is open now.',
					'بتوقيت القاهرة، ومنها يعرف الموقع هل المكتب مفتوح الآن.',
				),
			),
			point('coordinates', t('Office on the map', 'المكتب على الخريطة')),
		]),
		...section('part_social', t('Elsewhere on the web', 'حساباتنا'), 'share', [
			url('facebook', t('Facebook', 'فيسبوك')),
			url('instagram', t('Instagram', 'إنستجرام')),
			url('linkedin', t('LinkedIn', 'لينكد إن')),
			url('x', t('X', 'إكس')),
			url('tiktok', t('TikTok', 'تيك توك')),
			url('youtube', t('YouTube', 'يوتيوب')),
			url('property_finder', t('Our page on the listing portal', 'صفحتنا على بوابة العقارات')),
		]),
		...section('part_costs', t('What comes on top of a price', 'ما يُضاف إلى السعر'), 'receipt_long', [
			percent('buyer_fee_percent', t('Our fee for buyers, resale', 'عمولتنا على المشتري في إعادة البيع'), {
				note: t(
					'From these the page of a home says what buying or moving in costs in all. What is left empty is said to be unknown.',
					'منها تقول صفحة العقار كم تبلغ تكلفة الشراء أو بداية الإيجار إجمالًا، وما تُرك فارغًا يُقال إنه غير معروف.',
				),
			}),
			money('registration_from', t('Registration, from', 'التسجيل، من')),
			money('registration_to', t('Registration, to', 'التسجيل، حتى')),
			money('lawyer_from', t('Lawyer, from', 'المحامي، من')),
			money('lawyer_to', t('Lawyer, to', 'المحامي، حتى')),
			integer('rent_advance_months', t('Rent in advance, months', 'إيجار مقدم، بالأشهر'), { between: MONTHS_OF_RENT }),
			integer('rent_deposit_months', t('Deposit, months', 'تأمين، بالأشهر'), { between: MONTHS_OF_RENT }),
			percent('rent_fee_percent', t('Our fee for tenants, of a month’s rent', 'عمولتنا على المستأجر من إيجار الشهر')),
			money('finishing_from', t('Finishing per m², from', 'التشطيب للمتر، من')),
			money('finishing_to', t('Finishing per m², to', 'التشطيب للمتر، حتى')),
			date('costs_checked_on', t('Checked on', 'تاريخ المراجعة'), { between: DAYS_UNTIL_TODAY }),
		]),
		...section('part_site', t('Site', 'الموقع'), 'web', [
			image('fallback_image', t('Image shown where one is missing', 'صورة تظهر عند غياب الصورة'), FOLDER.editorial),
			shortLink('privacy_link', t('Where “Privacy policy” in the footer leads', 'إلى أين تؤدي «سياسة الخصوصية» أسفل الموقع'), {
				note: t(
					'Such as /privacy, or an address. Empty: to the home page.',
					'مثل /privacy أو عنوان كامل. إن تُرك فارغًا: إلى الصفحة الرئيسية.',
				),
			}),
			shortLink('terms_link', t('Where “Terms” in the footer leads', 'إلى أين تؤدي «الشروط» أسفل الموقع'), {
				note: t('Such as /terms, or an address. Empty: to the home page.', 'مثل /terms أو عنوان كامل. إن تُرك فارغًا: إلى الصفحة الرئيسية.'),
			}),
			text('registration_number', t('Broker registration number', 'رقم القيد في سجل الوسطاء')),
			toggle('sample_content', t('Sample content is loaded', 'المحتوى التجريبي محمّل'), {
				readonly: true,
				note: t('While on, the footer says that listings are samples.', 'ما دام مفعّلًا يوضح أسفل الموقع أن العقارات أمثلة.'),
			}),
			moment('removals_accepted_until', t('Large removals are meant until', 'الحذف الكبير مقصود حتى'), {
				note: t(
					'When much of a collection is gone at once, the site goes on showing it until somebody says here that this is meant: choose a time some minutes from now.',
					'عند اختفاء جزء كبير من المحتوى دفعة واحدة يستمر الموقع في عرضه حتى يؤكد أحد هنا أن الحذف مقصود: اختر وقتًا بعد دقائق من الآن.',
				),
			}),
			text('sample_version', t('Version of the sample content', 'إصدار المحتوى التجريبي'), {
				hidden: true,
				readonly: true,
				staffOnly: true,
			}),
			text('starter_state', t('State of the starter content', 'حالة المحتوى الأولي'), { hidden: true, readonly: true, staffOnly: true }),
			text('starter_lists', t('Lists of the roles', 'قوائم الأدوار'), { hidden: true, readonly: true, staffOnly: true }),
		]),
	],
	translated: [
		text('site_name', t('Site name', 'اسم الموقع')),
		multiline('tagline', t('One line about us', 'سطر عنّا')),
		multiline('address', t('Office address', 'عنوان المكتب')),
		text('opening_hours', t('Opening hours, in words', 'مواعيد العمل كتابةً')),
	],
};
