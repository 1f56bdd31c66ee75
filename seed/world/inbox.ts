import { channels } from '#cms/schema/choices.ts';
import type { Row, SampleRecord } from '../records.ts';
import { areaFacts } from '../starter/places.ts';
import { FIRST_ID, idAt, SAMPLE_AGENT } from './assemble.ts';
import { SAMPLE_PROPERTIES, type WorldFacts } from './facts.ts';
import { agentFacts } from './people.ts';
import { makeListing } from './property/property.ts';
import { random } from './random.ts';

/** Some sample requests, so that the inbox is not empty. */
const people = [
	{
		name: 'Mariam Sample',
		phone: '+201000002001',
		language: 'en',
		message: 'Is the garden included in the price? I can visit on Saturday.',
	},
	{ name: 'أحمد مثال', phone: '+201000002002', language: 'ar', message: 'هل المقدم قابل للتقسيط على دفعتين؟' },
	{ name: 'Karim Sample', phone: '+201000002003', language: 'en', message: 'Please send the whole payment schedule.' },
	{ name: 'سارة مثال', phone: '+201000002004', language: 'ar', message: 'أريد معاينة الوحدة يوم الجمعة بعد العصر.' },
	{ name: 'Nadine Sample', phone: '+201000002005', language: 'en', message: 'We are looking for three bedrooms on a low floor.' },
	{ name: 'مصطفى مثال', phone: '+201000002006', language: 'ar', message: 'ما موعد الاستلام الفعلي حسب العقد؟' },
	{ name: 'Omar Sample', phone: '+201000002007', language: 'en', message: 'Can the parking space be left out?' },
	{ name: 'هبة مثال', phone: '+201000002008', language: 'ar', message: 'هل يوجد مصعد وغاز طبيعي؟' },
	{ name: 'Youssef Sample', phone: '+201000002009', language: 'en', message: 'I would like a Zoom call from abroad.' },
	{ name: 'ليلى مثال', phone: '+201000002010', language: 'ar', message: 'أريد مقارنة خطتي السداد قبل المعاينة.' },
];

/** None of them also asked about a home, because HR may not see such people. */
const applicants = [
	{
		name: 'Salma Sample',
		phone: '+201000002011',
		language: 'en',
		message: 'I sold homes in New Cairo for four years, most of them resale.',
	},
	{ name: 'حسام مثال', phone: '+201000002012', language: 'ar', message: 'عملت ثلاث سنوات في خدمة العملاء، وأعرف الساحل الشمالي جيدًا.' },
	{
		name: 'Dina Sample',
		phone: '+201000002013',
		language: 'en',
		message: 'I write in both languages and would like to show you some of it.',
	},
];

const consent = {
	en: 'I agree that PN keeps my name and number to answer this request.',
	ar: 'أوافق على أن تحتفظ PN باسمي ورقمي للرد على هذا الطلب.',
};

const progresses = ['new', 'new', 'new', 'contacted', 'contacted', 'meeting', 'won', 'lost'];

/** The first ones are assigned to the sample agent. */
const ofSampleAgent = ['new', 'new', 'new', 'contacted', 'meeting', 'won'];
const wants = ['question', 'viewing', 'question', 'viewing'];

function* listHomes(agent: number, properties: number, world: WorldFacts): Generator<number> {
	for (let index = 0; index < Math.min(properties, SAMPLE_PROPERTIES); index++) {
		const { property } = makeListing(index, world);
		if (property.agent === agent && property.status === 'published') yield property.id;
	}
}

function intake(kind: string, index: number, person: (typeof people)[number]): Row {
	return {
		key: `sample-${kind}-${index}`,
		reference: `PN-${kind.slice(0, 1).toUpperCase()}${String(100 + index)}`,
		name: person.name,
		phone: person.phone,
		language: person.language,
		consent: true,
		consent_text: person.language === 'ar' ? consent.ar : consent.en,
	};
}

export function* inboxRecords(properties: number, world: WorldFacts): Generator<SampleRecord> {
	const homes = listHomes(SAMPLE_AGENT, properties, world);
	for (const [index, person] of people.entries()) {
		const draw = random(`enquiry ${index}`);
		const state = ofSampleAgent[index];
		const home = state && homes.next().value;
		const row = {
			id: idAt(index),
			...intake('enquiry', index, person),
			progress: state ?? draw.pick(progresses),
			agent: state ? SAMPLE_AGENT : draw.pick(agentFacts).id,
			channel: draw.pick(channels).value,
			intent: wants[index % wants.length],
			preferred_times: [draw.pick(['10:00–12:00', '17:00–19:00', '19:00–21:00'])],
			message: person.message,
			property: home || (properties > 0 ? FIRST_ID + draw.int(0, Math.min(properties, SAMPLE_PROPERTIES) - 1) : null),
			first_touch: { utm_source: draw.pick(['google', 'facebook', 'direct']), landing_page: '/search' },
		};
		yield { collection: 'enquiry', row, parts: [] };
	}
	for (const [index, person] of people.slice(0, 3).entries()) {
		const draw = random(`submission ${index}`);
		const details = {
			...(index === 0 && { agent: SAMPLE_AGENT }),
			purpose: 'sale',
			type: 'apartment',
			area: draw.pick(areaFacts).id,
			bedrooms: 3,
			bathrooms: 2,
			built_up_area: 150,
			finishing: 'fully_finished',
			price: 4_500_000,
		};
		yield { collection: 'listing_submission', row: { id: idAt(index), ...intake('submission', index, person), ...details }, parts: [] };
	}
	for (const [index, person] of applicants.entries())
		yield {
			collection: 'job_application',
			row: { id: idAt(index), ...intake('application', index, person), career: idAt(index), letter: person.message },
			parts: [],
		};
}
