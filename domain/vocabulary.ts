/** Values as they are stored and sent. Their labels in Studio are in `cms/schema/choices.ts`. */
export const statuses = ['draft', 'review', 'published', 'on_hold', 'sold', 'archived'] as const;
export const purposes = ['sale', 'rent'] as const;
export type Purpose = (typeof purposes)[number];
export const markets = ['primary', 'resale'] as const;
export type Market = (typeof markets)[number];
export const categories = ['residential', 'commercial'] as const;
export type Category = (typeof categories)[number];
export const propertyTypes = [
	'apartment',
	'garden_apartment',
	'duplex',
	'penthouse',
	'studio',
	'loft',
	'roof',
	'villa',
	'twin_house',
	'town_house',
	'i_villa',
	'chalet',
	'cabin',
	'serviced_apartment',
	'office',
	'clinic',
	'retail',
	'pharmacy',
	'land',
	'building',
] as const;
export type PropertyType = (typeof propertyTypes)[number];

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
} satisfies Record<PropertyType, string>;

export const finishings = ['core_shell', 'semi_finished', 'lux', 'super_lux', 'ultra_super_lux', 'fully_finished'] as const;
export type Finishing = (typeof finishings)[number];
export const views = ['garden', 'landscape', 'lagoon', 'sea', 'first_row_sea', 'pool', 'nile', 'street', 'city'] as const;
export type View = (typeof views)[number];
/** The side that the front faces, which also gets the breeze. */
export const orientations = ['north', 'north_east', 'east', 'south_east', 'south', 'south_west', 'west', 'north_west'] as const;
export type Orientation = (typeof orientations)[number];
export const currencies = ['EGP', 'USD', 'EUR'] as const;
/** In which visitors may see converted prices beside the pound. */
export const shownCurrencies = ['USD', 'EUR', 'GBP', 'SAR', 'AED', 'KWD'] as const;
export type ShownCurrency = (typeof shownCurrencies)[number];
export const rentPeriods = ['month', 'week', 'day', 'year'] as const;
export type RentPeriod = (typeof rentPeriods)[number];
/** One-off charges on top of a price. */
export const chargeKinds = ['maintenance', 'club', 'parking'] as const;
export type ChargeKind = (typeof chargeKinds)[number];
export const frequencies = ['monthly', 'quarterly', 'semi_annual', 'annual'] as const;
export type Frequency = (typeof frequencies)[number];
export const weekdays = ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
export type Weekday = (typeof weekdays)[number];
export const departments = ['sales', 'marketing', 'technology', 'operations', 'finance', 'people'] as const;
export const employments = ['full_time', 'part_time', 'internship'] as const;
export const channels = ['call', 'whatsapp', 'email', 'zoom'] as const;
export type Channel = (typeof channels)[number];
export const intents = ['question', 'viewing', 'interest'] as const;
export const subscriptionTopics = ['newsletter', 'property', 'search'] as const;
/** Within the hour, once a day, once a week. */
export const alertFrequencies = ['instant', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];
/** If the visitor did not choose. */
export const USUAL_FREQUENCY: AlertFrequency = 'daily';
export const subscriptionStates = ['pending', 'confirmed', 'unsubscribed', 'expired'] as const;
export const spokenLanguages = ['ar', 'en', 'fr', 'de', 'it', 'ru'] as const;
/** What the site reports to staff in Studio. */
export const noticeKinds = [
	'row_kept',
	'row_skipped',
	'removal_held',
	'request_waiting',
	'request_refused',
	'request_put_aside',
	'requests_not_taken',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Why a record is not shown to visitors as its editor expects. */
export const problemRules = [
	'missing',
	'missing_en',
	'missing_ar',
	'wrong',
	'photo',
	'picture',
	'private_file',
	'ready_later',
	'when_ready',
	'draft_plan',
	'reversed',
	'on_nothing',
	'on_several',
	'price_of_many',
	'no_discount',
	'on_takeover',
	'disagree',
] as const;
export type ProblemRule = (typeof problemRules)[number];

/** Pages of the site whose texts editors write; the site finds them by this key. */
export const pageKeys = [
	'home',
	'about-us',
	'our-process',
	'contact-us',
	'list-your-property',
	'locations',
	'developers',
	'launches',
	'offers',
	'agents',
	'testimonials',
	'blog',
	'careers',
	'favorites',
	'privacy',
	'terms',
] as const;
export type PageKey = (typeof pageKeys)[number];

export const lostReasons = [
	'no_answer',
	'price',
	'elsewhere',
	'later',
	'nothing_fits',
	'gone',
	'duplicate',
	'not_serious',
	'other',
] as const;
