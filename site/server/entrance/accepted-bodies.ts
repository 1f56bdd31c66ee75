import { photoLimits } from '#app/features/list-property/photo-list.ts';
import { cvLimits, formLimits } from '#app/parts/forms/body-limits.ts';
import { type PageName, siteMap } from '#app/site-map.ts';
import { localeCodes } from '#domain/locales.ts';
import { PHOTO_BYTES_MOST } from '../uploads/photo.ts';
import type { BodyBound } from './bounded-body.ts';

/** What an address takes by POST. */
export type AcceptedBody = BodyBound & { isForm: boolean };

const form: AcceptedBody = { bytes: formLimits.bytes, withinMs: 30_000, drained: 10_000_000, isForm: true };
/** A few short fields: buttons, a sign-in, what a list of favourites can say. */
const shortForm: AcceptedBody = { ...form, bytes: 32_000 };
/** Files come over slow lines; somebody who chose one by mistake that is far too large is still told so. */
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

/** The reader of a photo stops at its own limit, and says so in a sentence. */
const upload: AcceptedBody = { ...withFiles, bytes: PHOTO_BYTES_MOST + form.bytes, isForm: false };

/** What a browser tells of an error is short. */
const report: AcceptedBody = { bytes: 4000, withinMs: 5000, drained: 64_000, isForm: false };

/** What WhatsApp tells us of: some messages of people at once. */
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

/** Null where nothing is taken. */
export const acceptedAt = (path: string): AcceptedBody | null => addresses.find(([address]) => address.test(path))?.[1] ?? null;

/** It may hold files. Null is the length of a body that does not say it. */
export const isLarge = ({ bytes }: AcceptedBody, length: number | null): boolean =>
	bytes > form.bytes && (length === null || length > form.bytes);
