import { type Contact, type FieldMeta, type Label, t } from './define.ts';

/** What Directus accepts in a field; other values are refused beside it, with a message in the reader's language. */
type Limit = Pick<FieldMeta, 'validation' | 'validation_message'>;
type Rule = Record<string, unknown>;

export type Bounds<T = number> = { least: T; most: T };

export const ROW_NUMBERS: Bounds = { least: 1, most: 2 ** 31 - 1 };

/** Bounds of every date that a brokerage enters. */
export const DAYS: Bounds<string> = { least: '2000-01-01', most: '2099-12-31' };
/** For past events. Directus runs on UTC, and Cairo is up to three hours ahead. */
export const DAYS_UNTIL_TODAY: Bounds<string> = { least: DAYS.least, most: '$NOW(+3 hours)' };

export const COUNTED_DAYS = 35;

const written = (value: number) => value.toLocaleString('en', { useGrouping: Math.abs(value) > 9999 }).replace('-', '−');

export function numbersBetween(name: string, { least, most }: Bounds, isRequired: boolean, isWhole: boolean): Limit {
	const [from, to] = [written(least), written(most)];
	const [number, arabic] = isWhole ? ['A whole number', 'عدد صحيح'] : ['A number', 'رقم'];
	const message = isRequired
		? t(`${number} from ${from} to ${to} is needed.`, `مطلوب ${arabic} من ${from} إلى ${to}.`)
		: t(`${number} from ${from} to ${to}.`, `${arabic} من ${from} إلى ${to}.`);
	// With two rules Studio would show both for an empty required number; with one, it says that the number is required.
	if (isRequired) return { validation: { [name]: { _between: [least, most] } }, validation_message: message };
	return limit(name, [{ _gte: least }, { _lte: most }], isRequired, message);
}

export function daysBetween(name: string, { least, most }: Bounds<string>, isRequired: boolean): Limit {
	const isUntilToday = most === DAYS_UNTIL_TODAY.most;
	return limit(
		name,
		[{ _gte: least }, { _lte: isUntilToday ? most : `${most}T23:59:59Z` }],
		isRequired,
		isUntilToday
			? t(`A day from ${least} to today.`, `يوم من ${least} حتى اليوم.`)
			: t(`A day from ${least} to ${most}.`, `يوم من ${least} إلى ${most}.`),
	);
}

export const limitToValues = (name: string, values: readonly unknown[], isRequired: boolean): Limit => ({
	validation: { [name]: { _in: isRequired ? values : [...values, null] } },
	validation_message: t('Choose one of the list.', 'اختر قيمة من القائمة.'),
});

/** Messages of the contact-details extension. */
export const contactMessages: Record<Contact, Label> = {
	phone: t(
		'A phone number, such as +20 100 123 4567, or a hotline of five digits.',
		'رقم هاتف صحيح مثل 01001234567، أو خط ساخن من خمسة أرقام.',
	),
	whatsapp: t(
		'A number that is on WhatsApp, such as +20 100 123 4567. A hotline cannot be.',
		'رقم عليه واتساب مثل 01001234567، والخط الساخن لا يصلح.',
	),
	email: t('An email address, such as name@example.com.', 'عنوان بريد إلكتروني صحيح مثل name@example.com'),
	web: t('An address on the web, such as https://www.example.com.', 'عنوان صحيح على الإنترنت مثل https://www.example.com'),
	secure: t('An address that begins with https://.', 'عنوان يبدأ بـ https://'),
	link: t('A page of the site, such as /privacy, or an address on the web.', 'صفحة في الموقع مثل ‎/privacy أو عنوان على الإنترنت.'),
};

function limit(name: string, rules: Rule[], isRequired: boolean, message: Label): Limit {
	const all = { _and: rules.map((rule) => ({ [name]: rule })) };
	return { validation: isRequired ? all : { _or: [all, { [name]: { _null: true } }] }, validation_message: message };
}
