import { point } from './assemble.ts';
import { fileId } from './sample-files.ts';

/** Contact details of the sample brokerage. Addresses end in example.com, and the numbers do not exist. */
export const sampleSettings = {
	phone_number: '+201000000001',
	phone_number_2: '+201000000002',
	whatsapp: '+201000000001',
	email: 'hello@example.com',
	opening_times: ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday'].map((day) => ({
		day,
		from: '10:00:00',
		to: '19:00:00',
	})),
	/** In the middle of 90th Street. */
	coordinates: point(30.0246, 31.4913),
	facebook: 'https://facebook.example.com/pn',
	instagram: 'https://instagram.example.com/pn',
	linkedin: 'https://linkedin.example.com/company/pn',
	tiktok: 'https://tiktok.example.com/@pn',
	youtube: 'https://youtube.example.com/@pn',
	property_finder: 'https://listings.example.com/broker/pn',
	fallback_image: fileId('compound-05.jpg'),
	registration_number: 'SAMPLE-0000',
	privacy_link: '/privacy',
	terms_link: '/terms',
	/** Example values, as the page says. */
	buyer_fee_percent: 1.5,
	registration_from: 15_000,
	registration_to: 45_000,
	lawyer_from: 10_000,
	lawyer_to: 30_000,
	rent_advance_months: 1,
	rent_deposit_months: 2,
	rent_fee_percent: 50,
	finishing_from: 6000,
	finishing_to: 14_000,
	sample_content: true,
	translations: [
		{
			languages_code: 'en_US',
			site_name: 'PN',
			tagline: 'Every property with its all-in price, and the day we last checked it.',
			address: 'Sample building, 90th Street, Fifth Settlement, New Cairo',
			opening_hours: 'Saturday to Thursday, 10:00\u00a0am\u00a0– 7:00\u00a0pm',
		},
		{
			languages_code: 'ar_EG',
			site_name: 'PN',
			tagline: 'لكل عقار سعره الشامل، ويوم آخر مراجعة له.',
			address: 'مبنى افتراضي، شارع التسعين، التجمع الخامس، القاهرة الجديدة',
			opening_hours: 'من السبت إلى الخميس، 10:00\u00a0ص\u00a0– 7:00\u00a0م',
		},
	],
};
