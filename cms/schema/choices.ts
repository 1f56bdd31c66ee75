import * as vocabulary from '#domain/vocabulary.ts';
import { type Choice, t } from './define.ts';

type Label = [en: string, ar: string, color?: string];

const choices = <V extends string>(values: readonly V[], labels: Record<V, Label>): (Choice & { value: V })[] =>
	values.map((value) => {
		const [en, ar, color] = labels[value];
		return { value, label: t(en, ar), ...(color && { color }) };
	});

export const statuses = choices(vocabulary.statuses, {
	draft: ['Draft', 'مسودة', '#786d5b'],
	review: ['In review', 'قيد المراجعة', '#a86c0c'],
	published: ['Published', 'منشور', '#1d7a45'],
	on_hold: ['On hold', 'موقوف', '#186a93'],
	sold: ['Sold or rented', 'تم البيع أو التأجير', '#a51b31'],
	archived: ['Archived', 'مؤرشف', '#4a4338'],
});

export const purposes = choices(vocabulary.purposes, {
	sale: ['For sale', 'للبيع', '#1a3aa6'],
	rent: ['For rent', 'للإيجار', '#186a93'],
});

export const markets = choices(vocabulary.markets, {
	primary: ['From the developer', 'من المطوّر', '#153085'],
	resale: ['Resale', 'إعادة بيع', '#665d4f'],
});

export const categories = choices(vocabulary.categories, {
	residential: ['Residential', 'سكني'],
	commercial: ['Commercial', 'تجاري'],
});

export const propertyTypes = choices(vocabulary.propertyTypes, {
	apartment: ['Apartment', 'شقة'],
	garden_apartment: ['Garden apartment', 'شقة بحديقة'],
	duplex: ['Duplex', 'دوبلكس'],
	penthouse: ['Penthouse', 'بنتهاوس'],
	studio: ['Studio', 'استوديو'],
	loft: ['Loft', 'لوفت'],
	roof: ['Roof unit', 'روف'],
	villa: ['Standalone villa', 'فيلا مستقلة'],
	twin_house: ['Twin house', 'توين هاوس'],
	town_house: ['Townhouse', 'تاون هاوس'],
	i_villa: ['I-villa', 'آي فيلا'],
	chalet: ['Chalet', 'شاليه'],
	cabin: ['Cabin', 'كابينة'],
	serviced_apartment: ['Serviced apartment', 'شقة فندقية'],
	office: ['Office', 'مكتب إداري'],
	clinic: ['Clinic', 'عيادة'],
	retail: ['Shop', 'محل تجاري'],
	pharmacy: ['Pharmacy', 'صيدلية'],
	land: ['Land', 'أرض'],
	building: ['Whole building', 'مبنى كامل'],
});

export const finishings = choices(vocabulary.finishings, {
	core_shell: ['Core & shell', 'بدون تشطيب'],
	semi_finished: ['Semi-finished', 'نصف تشطيب'],
	lux: ['Lux', 'لوكس'],
	super_lux: ['Super lux', 'سوبر لوكس'],
	ultra_super_lux: ['Ultra super lux', 'ألترا سوبر لوكس'],
	fully_finished: ['Fully finished', 'تشطيب كامل'],
});

export const views = choices(vocabulary.views, {
	garden: ['Garden', 'حديقة'],
	landscape: ['Landscape', 'مساحات خضراء'],
	lagoon: ['Lagoon', 'بحيرة صناعية'],
	sea: ['Sea', 'البحر'],
	first_row_sea: ['Sea, first row', 'صف أول على البحر'],
	pool: ['Pool', 'حمام السباحة'],
	nile: ['Nile', 'النيل'],
	street: ['Street', 'الشارع'],
	city: ['City', 'المدينة'],
});

export const orientations = choices(vocabulary.orientations, {
	north: ['North', 'بحري'],
	north_east: ['North-east', 'بحري شرقي'],
	east: ['East', 'شرقي'],
	south_east: ['South-east', 'قبلي شرقي'],
	south: ['South', 'قبلي'],
	south_west: ['South-west', 'قبلي غربي'],
	west: ['West', 'غربي'],
	north_west: ['North-west', 'بحري غربي'],
});

export const currencies = choices(vocabulary.currencies, {
	EGP: ['Egyptian pound', 'جنيه مصري'],
	USD: ['US dollar', 'دولار أمريكي'],
	EUR: ['Euro', 'يورو'],
});

export const shownCurrencies = choices(vocabulary.shownCurrencies, {
	USD: ['US dollar', 'دولار أمريكي'],
	EUR: ['Euro', 'يورو'],
	GBP: ['Pound sterling', 'جنيه إسترليني'],
	SAR: ['Saudi riyal', 'ريال سعودي'],
	AED: ['UAE dirham', 'درهم إماراتي'],
	KWD: ['Kuwaiti dinar', 'دينار كويتي'],
});

export const rentPeriods = choices(vocabulary.rentPeriods, {
	month: ['Per month', 'شهريًا'],
	week: ['Per week', 'أسبوعيًا'],
	day: ['Per day', 'يوميًا'],
	year: ['Per year', 'سنويًا'],
});

export const chargeKinds = choices(vocabulary.chargeKinds, {
	maintenance: ['Maintenance deposit', 'وديعة الصيانة'],
	club: ['Club membership', 'عضوية النادي'],
	parking: ['Parking', 'الجراج'],
});

export const frequencies = choices(vocabulary.frequencies, {
	monthly: ['Monthly', 'شهري'],
	quarterly: ['Quarterly', 'ربع سنوي'],
	semi_annual: ['Semi-annual', 'نصف سنوي'],
	annual: ['Annual', 'سنوي'],
});

export const weekdays = choices(vocabulary.weekdays, {
	saturday: ['Saturday', 'السبت'],
	sunday: ['Sunday', 'الأحد'],
	monday: ['Monday', 'الاثنين'],
	tuesday: ['Tuesday', 'الثلاثاء'],
	wednesday: ['Wednesday', 'الأربعاء'],
	thursday: ['Thursday', 'الخميس'],
	friday: ['Friday', 'الجمعة'],
});

export const departments = choices(vocabulary.departments, {
	sales: ['Sales', 'المبيعات'],
	marketing: ['Marketing', 'التسويق'],
	technology: ['Technology', 'التكنولوجيا'],
	operations: ['Operations', 'التشغيل'],
	finance: ['Finance', 'المالية'],
	people: ['People', 'الموارد البشرية'],
});

export const employments = choices(vocabulary.employments, {
	full_time: ['Full time', 'دوام كامل'],
	part_time: ['Part time', 'دوام جزئي'],
	internship: ['Internship', 'تدريب'],
});

export const channels = choices(vocabulary.channels, {
	call: ['Call', 'اتصال', '#1a3aa6'],
	whatsapp: ['WhatsApp', 'واتساب', '#1d7a45'],
	email: ['Email', 'بريد إلكتروني', '#665d4f'],
	zoom: ['Zoom', 'زووم', '#186a93'],
});

export const intents = choices(vocabulary.intents, {
	question: ['An answer', 'استفسار', '#1a3aa6'],
	viewing: ['A viewing', 'معاينة', '#a86c0c'],
	interest: ['Interest in a launch', 'إبداء رغبة في مشروع جديد', '#1d7a45'],
});

export const subscriptionTopics = choices(vocabulary.subscriptionTopics, {
	newsletter: ['Newsletter', 'النشرة البريدية'],
	property: ['Price of a property', 'سعر عقار'],
	search: ['A search', 'بحث'],
});

export const alertFrequencies = choices(vocabulary.alertFrequencies, {
	instant: ['Straight away', 'فور ظهور الجديد'],
	daily: ['Once a day', 'مرة كل يوم'],
	weekly: ['Once a week', 'مرة كل أسبوع'],
});

export const subscriptionStates = choices(vocabulary.subscriptionStates, {
	pending: ['Not confirmed', 'لم يُؤكَّد', '#a86c0c'],
	confirmed: ['Confirmed', 'مؤكَّد', '#1d7a45'],
	unsubscribed: ['Unsubscribed', 'أُلغي', '#4a4338'],
	expired: ['Never confirmed', 'لم يُؤكَّد في موعده', '#786d5b'],
});

export const spokenLanguages = choices(vocabulary.spokenLanguages, {
	ar: ['Arabic', 'العربية'],
	en: ['English', 'الإنجليزية'],
	fr: ['French', 'الفرنسية'],
	de: ['German', 'الألمانية'],
	it: ['Italian', 'الإيطالية'],
	ru: ['Russian', 'الروسية'],
});

export const noticeKinds = choices(vocabulary.noticeKinds, {
	row_kept: ['Not understood: the site shows the earlier version', 'غير مفهوم: الموقع يعرض النسخة السابقة', '#a86c0c'],
	row_skipped: ['Not understood: the site does not show it', 'غير مفهوم: لا يظهر في الموقع', '#a51b31'],
	removal_held: ['Much is gone at once: is that meant?', 'اختفى جزء كبير دفعة واحدة: هل هذا مقصود؟', '#a51b31'],
	request_waiting: ['A request has been waiting for over ten minutes', 'طلب ينتظر منذ أكثر من عشر دقائق', '#a86c0c'],
	request_refused: ['A request is refused, and tried again', 'طلب مرفوض وتُعاد محاولته', '#a51b31'],
	request_put_aside: ['A request was refused for weeks and is no longer tried', 'طلب رُفض لأسابيع وتوقفت محاولته', '#a51b31'],
	requests_not_taken: ['The site cannot take requests: its disk fails', 'الموقع لا يستقبل الطلبات: مشكلة في التخزين', '#a51b31'],
});

/** Messages for somebody who publishes a record, and labels in the list of records that the site cannot show. */
export const problemRules = choices(vocabulary.problemRules, {
	missing: ['Needed before visitors can see it.', 'مطلوب قبل أن يظهر للزوار.'],
	missing_en: [
		'English is missing: write the name there too. Where it has none, repeat the Arabic one.',
		'ينقص النص الإنجليزي: اكتب الاسم به أيضًا، وإن لم يكن له اسم آخر فكرّر العربي.',
	],
	missing_ar: [
		'Arabic is missing: write the name there too. Where it has none, repeat the English one.',
		'ينقص النص العربي: اكتب الاسم به أيضًا، وإن لم يكن له اسم آخر فكرّر الإنجليزي.',
	],
	wrong: ['The site can make nothing of this: correct it, or leave it empty.', 'الموقع لا يفهم هذه القيمة: صحّحها أو اتركها فارغة.'],
	photo: ['A photograph is needed before visitors can see it.', 'لا بد من صورة قبل أن يظهر للزوار.'],
	picture: [
		'A picture in the text is none of our files and would not be shown: upload it, then insert it.',
		'في النص صورة ليست من ملفاتنا ولن تظهر للزوار: ارفعها ثم أدرجها.',
	],
	private_file: [
		'A file here lies in a folder that visitors do not see: move it to a public one, or take another.',
		'هنا ملف في مجلد لا يراه الزوار: انقله إلى مجلد عام أو اختر غيره.',
	],
	ready_later: [
		'What is ready to move into has no delivery date: take one of the two away.',
		'ما هو جاهز للاستلام ليس له موعد استلام: احذف أحدهما.',
	],
	when_ready: [
		'Tick “Ready to move”, or write when it is delivered: visitors are told one of the two.',
		'ضع علامة «استلام فوري» أو اكتب موعد الاستلام: يظهر للزوار واحد منهما.',
	],
	draft_plan: [
		'A payment plan here is not published, so visitors would not see it: publish it, or take it away.',
		'هنا خطة سداد غير منشورة ولن تظهر للزوار: انشرها أو احذفها من هنا.',
	],
	reversed: ['The end lies before the beginning.', 'النهاية قبل البداية.'],
	on_nothing: ['Say what the offer is on: a property, a compound or a developer.', 'حدّد على ماذا يسري العرض: عقار أو كمبوند أو مطوّر.'],
	on_several: [
		'An offer is on one thing: a property, a compound or a developer. For another, make another offer.',
		'العرض على شيء واحد: عقار أو كمبوند أو مطوّر، ولغيره أنشئ عرضًا آخر.',
	],
	price_of_many: [
		'A price is for an offer on one property; on a compound or a developer write a discount.',
		'السعر لعرض على عقار واحد، ولعرض الكمبوند أو المطوّر اكتب خصمًا.',
	],
	no_discount: ['A discount of 0 is none: leave it empty.', 'الخصم 0 ليس خصمًا: اتركه فارغًا.'],
	on_takeover: [
		'This home is taken over with its instalments: the owner changes what is asked on the home itself.',
		'هذا العقار يُباع مع أقساطه المتبقية: يُعدَّل المطلوب في العقار نفسه لا في عرض.',
	],
	disagree: ['The price and the discount do not agree: leave one of them empty.', 'السعر والخصم لا يتفقان: اترك أحدهما فارغًا.'],
});

export const pageKeys = choices(vocabulary.pageKeys, {
	home: ['Home', 'الرئيسية'],
	'about-us': ['About us', 'من نحن'],
	'our-process': ['Our process', 'كيف نعمل'],
	'contact-us': ['Contact us', 'تواصل معنا'],
	'list-your-property': ['List your property', 'اعرض عقارك'],
	locations: ['Locations', 'المناطق'],
	developers: ['Developers', 'المطوّرون'],
	launches: ['Launches', 'إطلاقات جديدة'],
	offers: ['Offers', 'العروض'],
	agents: ['Agents', 'المستشارون العقاريون'],
	testimonials: ['Testimonials', 'آراء العملاء'],
	blog: ['Blog', 'المدونة'],
	careers: ['Careers', 'الوظائف'],
	favorites: ['Favourites', 'المفضلة'],
	privacy: ['Privacy policy', 'سياسة الخصوصية'],
	terms: ['Terms', 'الشروط'],
});

export const lostReasons = choices(vocabulary.lostReasons, {
	no_answer: ['No answer, or a wrong number', 'لا يرد أو الرقم خطأ'],
	price: ['Price or budget', 'السعر أو الميزانية'],
	elsewhere: ['Went to somebody else', 'اتفق مع جهة أخرى'],
	later: ['Not now', 'أجّل القرار'],
	nothing_fits: ['Nothing suitable', 'لا يوجد ما يناسبه'],
	gone: ['The home is no longer there', 'العقار لم يعد متاحًا'],
	duplicate: ['Asked twice', 'طلب مكرر'],
	not_serious: ['Not serious, or spam', 'غير جاد أو رسالة مزعجة'],
	other: ['Another reason, see notes', 'سبب آخر في الملاحظات'],
});
