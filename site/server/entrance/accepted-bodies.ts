import { photoLimits } from '#app/features/list-property/photo-list.ts';
import { cvLimits, formLimits } from '#app/parts/forms/body-limits.ts';
import { type PageName, siteMap } from '#app/site-map.ts';
import { localeCodes } from '#domain/locales.ts';
import { PHOTO_BYTES_MOST } from '../uploads/photo.ts';
import type { BodyBound } from './bounded-body.ts';

/** Limits of a POST body at an address. */
export type AcceptedBody = BodyBound & { isForm: boolean };

const form: AcceptedBody = { bytes: formLimits.bytes, withinMs: 30_000, drained: 10_000_000, isForm: true };
/** A few short fields: buttons, sign-in, a list of favourites. */
const shortForm: AcceptedBody = { ...form, bytes: 32_000 };
/** Files take time on slow lines; a file that is too large is still read so far that the visitor gets an answer. */
const withFiles: AcceptedBody = { ...form, withinMs: 300_000, drained: 100_000_000 };

const pages: Partial<Record<PageName, AcceptedBody>> = {
	'admin-search': shortForm,
	alerts: form,
	'alerts-confirm': shortForm,
	'alerts-manage': shortForm,
	'alerts-unsubscribe': shortForm,
	career: { ...withFiles, bytes: cvLimits.bytes },
	compare: shortForm,
	'contact-us': form,
	favorites: shortForm,
	launch: form,
	viewing: shortForm,
	'list-your-property': { ...withFiles, bytes: photoLimits.bytes },
};

/** The upload route stops at its own limit, with a message of its own. */
const upload: AcceptedBody = { ...withFiles, bytes: PHOTO_BYTES_MOST + form.bytes, isForm: false };

/** Error reports are short. */
const report: AcceptedBody = { bytes: 4000, withinMs: 5000, drained: 64_000, isForm: false };

/** Webhook calls may contain several messages. */
const told: AcceptedBody = { bytes: 256_000, withinMs: 10_000, drained: 512_000, isForm: false };

const prefix = `(?:/(?:${localeCodes.join('|')}))?`;
const buildPattern = (path: string) => new RegExp(`^${prefix}${path.replace(':id', '[^/]+')}/?$`, 'i');
const addresses: [RegExp, AcceptedBody][] = [
	[/^\/_uploads\/photos$/, upload],
	[/^\/_errors$/, report],
	[/^\/_whatsapp$/, told],
	[/^\/_currency$/, shortForm],
	[buildPattern('/forms/list-property\\.json'), form],
	[buildPattern('/preview/link'), shortForm],
	[buildPattern('/admin/change\\.json'), shortForm],
	...siteMap.flatMap(({ page, paths }) => {
		const accepted = pages[page];
		return accepted ? paths.map((path): [RegExp, AcceptedBody] => [buildPattern(path), accepted]) : [];
	}),
];

/** Null when the address takes no POST. */
export const acceptedAt = (path: string): AcceptedBody | null => addresses.find(([address]) => address.test(path))?.[1] ?? null;

/** May contain files. `length` is null when the request does not say. */
export const isLarge = ({ bytes }: AcceptedBody, length: number | null): boolean =>
	bytes > form.bytes && (length === null || length > form.bytes);
