import { type Choice, t } from './define.ts';

/** The words the domain counts with: values stored in the database, labels shown to staff. */
const one = <V extends string>(value: V, en: string, ar: string, color?: string): Choice & { value: V } => ({
	value,
	label: t(en, ar),
	...(color && { color }),
});

/** What one of the choices may be. */
export type ValueOf<Choices extends readonly { value: string }[]> = Choices[number]['value'];

export const statuses = [
	one('draft', 'Draft', 'مسودة', '#786d5b'),
	one('review', 'In review', 'قيد المراجعة', '#a86c0c'),
	one('published', 'Published', 'منشور', '#1d7a45'),
	one('on_hold', 'On hold', 'موقوف', '#186a93'),
	one('sold', 'Sold or rented', 'تم البيع أو التأجير', '#a51b31'),
	one('archived', 'Archived', 'مؤرشف', '#4a4338'),
];

export const purposes = [one('sale', 'For sale', 'للبيع', '#1a3aa6'), one('rent', 'For rent', 'للإيجار', '#186a93')];
export const markets = [one('primary', 'From the developer', 'من المطوّر', '#153085'), one('resale', 'Resale', 'إعادة بيع', '#665d4f')];
export const categories = [one('residential', 'Residential', 'سكني'), one('commercial', 'Commercial', 'تجاري')];

export const propertyTypes = [
	one('apartment', 'Apartment', 'شقة'),
	one('garden_apartment', 'Garden apartment', 'شقة بحديقة'),
	one('duplex', 'Duplex', 'دوبلكس'),
	one('penthouse', 'Penthouse', 'بنتهاوس'),
	one('studio', 'Studio', 'استوديو'),
	one('loft', 'Loft', 'لوفت'),
	one('roof', 'Roof unit', 'روف'),
	one('villa', 'Stand-alone villa', 'فيلا مستقلة'),
	one('twin_house', 'Twin house', 'توين هاوس'),
	one('town_house', 'Town house', 'تاون هاوس'),
	one('i_villa', 'I-villa', 'آي فيلا'),
	one('chalet', 'Chalet', 'شاليه'),
	one('cabin', 'Cabin', 'كابينة'),
	one('serviced_apartment', 'Serviced apartment', 'شقة فندقية'),
	one('office', 'Office', 'مكتب إداري'),
	one('clinic', 'Clinic', 'عيادة'),
	one('retail', 'Retail', 'محل تجاري'),
	one('pharmacy', 'Pharmacy', 'صيدلية'),
	one('land', 'Land', 'أرض'),
	one('building', 'Whole building', 'مبنى كامل'),
];

/** The middle part of a reference code such as FST-APT-1042. */
export const typeCodes: Record<string, string> = {
	apartment: 'APT',
	garden_apartment: 'GAR',
	duplex: 'DUP',
	penthouse: 'PNT',
	studio: 'STU',
	loft: 'LFT',
	roof: 'ROF',
	villa: 'VIL',
	twin_house: 'TWN',
	town_house: 'TOW',
	i_villa: 'IVL',
	chalet: 'CHL',
	cabin: 'CAB',
	serviced_apartment: 'SRV',
	office: 'OFF',
	clinic: 'CLN',
	retail: 'RET',
	pharmacy: 'PHR',
	land: 'LND',
	building: 'BLD',
};

export const finishings = [
	one('core_shell', 'Core & shell', 'بدون تشطيب'),
	one('semi_finished', 'Semi-finished', 'نصف تشطيب'),
	one('lux', 'Lux', 'لوكس'),
	one('super_lux', 'Super lux', 'سوبر لوكس'),
	one('ultra_super_lux', 'Ultra super lux', 'ألترا سوبر لوكس'),
	one('fully_finished', 'Fully finished', 'تشطيب كامل'),
];

export const views = [
	one('garden', 'Garden', 'حديقة'),
	one('landscape', 'Landscape', 'لاند سكيب'),
	one('lagoon', 'Lagoon', 'بحيرة صناعية'),
	one('sea', 'Sea', 'البحر'),
	one('first_row_sea', 'Sea, first row', 'البحر صف أول'),
	one('pool', 'Pool', 'حمام السباحة'),
	one('nile', 'Nile', 'النيل'),
	one('street', 'Street', 'الشارع'),
	one('city', 'City', 'المدينة'),
];

export const currencies = [one('EGP', 'Egyptian pound', 'جنيه مصري'), one('USD', 'US dollar', 'دولار أمريكي'), one('EUR', 'Euro', 'يورو')];
export const rentPeriods = [one('month', 'Per month', 'شهريًا'), one('day', 'Per day', 'يوميًا'), one('year', 'Per year', 'سنويًا')];
export const frequencies = [
	one('monthly', 'Monthly', 'شهري'),
	one('quarterly', 'Quarterly', 'ربع سنوي'),
	one('semi_annual', 'Semi-annual', 'نصف سنوي'),
	one('annual', 'Annual', 'سنوي'),
];

export const weekdays = [
	one('saturday', 'Saturday', 'السبت'),
	one('sunday', 'Sunday', 'الأحد'),
	one('monday', 'Monday', 'الاثنين'),
	one('tuesday', 'Tuesday', 'الثلاثاء'),
	one('wednesday', 'Wednesday', 'الأربعاء'),
	one('thursday', 'Thursday', 'الخميس'),
	one('friday', 'Friday', 'الجمعة'),
];

export const departments = [
	one('sales', 'Sales', 'المبيعات'),
	one('marketing', 'Marketing', 'التسويق'),
	one('technology', 'Technology', 'التكنولوجيا'),
	one('operations', 'Operations', 'التشغيل'),
	one('finance', 'Finance', 'المالية'),
	one('people', 'People', 'الموارد البشرية'),
];
export const employments = [
	one('full_time', 'Full time', 'دوام كامل'),
	one('part_time', 'Part time', 'دوام جزئي'),
	one('internship', 'Internship', 'تدريب'),
];

export const channels = [
	one('call', 'Call', 'اتصال', '#1a3aa6'),
	one('whatsapp', 'WhatsApp', 'واتساب', '#1d7a45'),
	one('email', 'E-mail', 'بريد إلكتروني', '#665d4f'),
	one('zoom', 'Zoom', 'زووم', '#186a93'),
];

export const intents = [
	one('question', 'An answer', 'استفسار', '#1a3aa6'),
	one('viewing', 'A viewing', 'معاينة', '#a86c0c'),
	one('interest', 'A place in a launch', 'حجز في إطلاق', '#1d7a45'),
];

export const subscriptionTopics = [
	one('newsletter', 'Newsletter', 'النشرة البريدية'),
	one('property', 'Price of a property', 'سعر عقار'),
	one('search', 'A search', 'بحث'),
];
export const subscriptionStates = [
	one('pending', 'Not confirmed', 'لم يُؤكَّد', '#a86c0c'),
	one('confirmed', 'Confirmed', 'مؤكَّد', '#1d7a45'),
	one('unsubscribed', 'Unsubscribed', 'أُلغي', '#4a4338'),
	one('expired', 'Never confirmed', 'لم يُؤكَّد في موعده', '#786d5b'),
];

export const spokenLanguages = [
	one('ar', 'Arabic', 'العربية'),
	one('en', 'English', 'الإنجليزية'),
	one('fr', 'French', 'الفرنسية'),
	one('de', 'German', 'الألمانية'),
	one('it', 'Italian', 'الإيطالية'),
	one('ru', 'Russian', 'الروسية'),
];

/** What the site tells staff of: each as it is said in a list. */
export const noticeKinds = [
	one('row_kept', 'Not understood: the site shows the earlier version', 'غير مفهوم: الموقع يعرض النسخة السابقة', '#a86c0c'),
	one('row_skipped', 'Not understood: the site does not show it', 'غير مفهوم: لا يظهر في الموقع', '#a51b31'),
	one('removal_held', 'Much is gone at once: is that meant?', 'اختفى جزء كبير دفعة واحدة: هل هذا مقصود؟', '#a51b31'),
	one('request_waiting', 'A request has been waiting for over ten minutes', 'طلب ينتظر منذ أكثر من عشر دقائق', '#a86c0c'),
	one('request_refused', 'A request is refused, and tried again', 'طلب مرفوض وتُعاد محاولته', '#a51b31'),
	one('request_put_aside', 'A request was refused for weeks and is no longer tried', 'طلب رُفض لأسابيع وتوقفت محاولته', '#a51b31'),
	one('requests_not_taken', 'The site cannot take requests: its disk fails', 'الموقع لا يستقبل الطلبات: مشكلة في التخزين', '#a51b31'),
];
