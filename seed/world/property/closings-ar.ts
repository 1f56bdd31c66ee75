import { type SentenceOption, sentencesWhen } from './compose.ts';
import { isPaidByOffer } from './paid-by-offer.ts';
import { workTypes } from './types.ts';
import type { Arabic } from './words-ar.ts';

const when = sentencesWhen<Arabic>;
type Test = (a: Arabic) => boolean;
const primary: Test = ({ unit }) => unit.market === 'primary';
const instalments: Test = (a) => primary(a) && (a.unit.compound?.planIds.length ?? 0) > 0;
const resale: Test = ({ unit }) => unit.market === 'resale' && unit.purpose === 'sale';
const monthly: Test = ({ unit }) => unit.rentPeriod === 'month';
const daily: Test = ({ unit }) => unit.rentPeriod === 'day';
const home: Test = ({ unit }) => unit.size.bedrooms !== null;
const work: Test = ({ unit }) => workTypes.includes(unit.type);
const resort: Test = ({ unit }) => unit.zone === 'resort';

const charges = ({ unit }: Arabic): string => {
	const { compound, category } = unit;
	const due = ['وديعة الصيانة'];
	if (compound?.clubFee && category === 'residential') due.push('عضوية النادي');
	if (compound?.parkingFee) due.push('الجراج');
	return due.join(' و');
};

/** How the price is paid. */
export const bases: SentenceOption<Arabic>[] = [
	...when(
		instalments,
		'السعر من المطوّر بالتقسيط، وكل خطة سداد معروضة كاملة في هذه الصفحة.',
		'تشتري من المطوّر بالتقسيط، وجدول السداد كله أمامك قبل أي تواصل.',
		'تُدفع الأقساط للمطوّر بحسب الخطط المعروضة هنا، واسأل عن سعر الكاش إن كان يناسبك أكثر.',
		'هذا سعر تقسيط من المطوّر، فلا تقارنه بسعر إعادة بيع كاش.',
		'السداد للمطوّر على سنوات، ويمكنك مقارنة الخطط في هذه الصفحة.',
	),
	...when((a) => primary(a) && !instalments(a), 'السعر من المطوّر، واطلب منا شروط السداد مكتوبة.'),
	...when(
		(a) => resale(a) && a.unit.ready,
		'السعر كاش ويُدفع للمالك.',
		'إعادة بيع والدفع كاش، فلا توجد خطة تقسيط.',
		'يطلب المالك السعر كاش ولا يعرض التقسيط.',
		'البيع من المالك كاش، والسعر للمبلغ كله دفعة واحدة.',
	),
	...when(
		(a) => resale(a) && !a.unit.ready,
		'تدفع للمالك المدفوع والأوفر، وتكمل الأقساط للمطوّر بعد موافقته.',
		'يبيع المالك قبل الاستلام: ينتقل إليك العقد وما تبقى من أقساطه بموافقة المطوّر.',
		'هذا تنازل عن عقد، يُوقَّع في مقر المطوّر، وتستمر الأقساط باسمك.',
	),
	...when(
		monthly,
		'السعر المعروض إيجار شهر واحد.',
		'يُدفع الإيجار كل شهر، بعقد مدته سنة أو أكثر.',
		'السعر إيجار شهري، ونسبة الزيادة السنوية تُكتب في العقد.',
	),
	...when(daily, 'الإيجار باليوم ويختلف باختلاف الموسم.', 'الإيجار باليوم، فاسأل عن إجمالي أيامك قبل الحجز.'),
];

/** What the price excludes. */
export const exclusions: SentenceOption<Arabic>[] = [
	...when((a) => primary(a) && isPaidByOffer(a.unit), 'كل ما يُضاف إلى السعر محسوب في السعر الشامل.'),
	...when(
		(a) => primary(a) && !isPaidByOffer(a.unit),
		(a) => `لا يشمل السعر ${charges(a)}، وتجد المجموع في السعر الشامل.`,
		(a) => `${charges(a)} خارج السعر، والسعر الشامل يحسبها.`,
		(a) => `تُضاف إلى السعر ${charges(a)}، كما يظهر في السعر الشامل.`,
	),
	...when(
		(a) => resale(a) && a.unit.ready,
		'رسوم التسجيل والأتعاب القانونية وعمولتنا غير مشمولة.',
		'لا يشمل السعر التسجيل ولا أتعاب المحامي ولا عمولتنا.',
		'احسب فوق السعر رسوم التسجيل وأتعاب المحامي والعمولة.',
	),
	...when(
		(a) => resale(a) && !a.unit.ready,
		'مصاريف التنازل للمطوّر وعمولتنا غير مشمولة.',
		'اطلب قيمة مصاريف التنازل مكتوبة، فهي خارج السعر.',
	),
	...when(
		monthly,
		'التأمين ومصاريف الخدمات والفواتير غير مشمولة.',
		'الكهرباء والمياه والتأمين فوق الإيجار، ولكل مبلغ إيصال باسمه.',
		'الفواتير والتأمين المسترد خارج الإيجار، وكذلك عمولتنا.',
	),
	...when(daily, 'النظافة وتصاريح الضيوف والتأمين المسترد غير مشمولة.', 'كروت الشاطئ والنظافة تُدفع منفصلة، فاتفق عليها كتابةً.'),
];

/** What our staff checked. */
export const checks: SentenceOption<Arabic>[] = [
	...when((a) => primary(a) && !a.unit.ready, 'راجعنا السعر وموعد الاستلام مع المطوّر.'),
	...when(primary, 'أخذنا السعر والمساحة من قائمة المطوّر الحالية لا من إعلان.', 'أكد لنا المطوّر أن الوحدة ما زالت متاحة يوم راجعنا السعر.'),
	...when(resale, 'سألنا المالك عن السعر واطلعنا على العقد.', 'قارنّا المساحة بالمكتوب في العقد.'),
	...when((a) => resale(a) && a.unit.ready, 'اطلع المستشار على أوراق الملكية، ويراجعها معك بندًا بندًا.'),
	...when(
		(a) => resale(a) && a.unit.ready && a.unit.compound !== null,
		(a) => `سألنا إدارة ${a.around} عن المصاريف المتأخرة، والإجابة عند المستشار.`,
	),
	...when(
		(a) => home(a) && a.unit.purpose === 'rent',
		(a) => `زرنا ${a.the} وجرّبنا المياه والسخان والتكييف.`,
	),
	...when((a) => a.unit.purpose === 'rent', 'راجعنا قيمة الإيجار مع المالك في التاريخ المذكور في هذه الصفحة.'),
];

/** What to do next. */
export const steps: SentenceOption<Arabic>[] = [
	...when(
		({ unit }) => unit.ready,
		(a) => `يمكنك ${a.g('معاينته', 'معاينتها')} مع المستشار أو عبر زووم.`,
	),
	...when(
		(a) => home(a) && a.unit.purpose === 'sale',
		(a) => `اطلب رسم ${a.the} بمقاسات الغرف قبل المعاينة.`,
	),
	...when((a) => home(a) && a.unit.ready && !resort(a), 'عاين مرة في المساء أيضًا، فأماكن الركن والضوضاء تختلف بعد الغروب.'),
	...when((a) => home(a) && resort(a), 'اسأل عن زمن المشي إلى الشاطئ لا عن المسافة على الخريطة.'),
	...when((a) => !a.unit.ready, 'يأخذك المستشار إلى الموقع، أو يشرح لك المخطط عبر زووم.', 'اسأل أي الخدمات ستعمل قبل موعد استلامك.'),
	...when(work, 'تأكد قبل الدفع أن الاستخدام المرخص يناسب نشاطك.', 'اسأل عن المساحة الصافية أيضًا، فالممرات المشتركة كثيرًا ما تُحسب.'),
	...when(({ unit }) => unit.type === 'land' || unit.type === 'building', 'اعرض تسلسل العقود على محامٍ قبل التوقيع.'),
	...when((a) => monthly(a) && home(a), 'صوّر كل غرفة وكل عداد يوم استلام المفتاح.'),
];

export const impressions: SentenceOption<Arabic>[] = when(
	() => true,
	'الصور الداخلية تصوّر من المصمم قبل التنفيذ.',
	'ما تراه من الداخل في الصور اقتراح للمصمم.',
	'الصور الداخلية مقترح من المصمم، وليست للوحدة نفسها.',
);
