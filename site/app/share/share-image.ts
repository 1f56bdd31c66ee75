import { formatVersion } from '#content/reader.ts';
import type { Locale } from '#domain/locales.ts';
import type { ShareCard } from './card.ts';
import type { ShareSubject } from './subject.ts';

export const shareSize = { width: 1200, height: 630 };

/** Raise after a change in the drawing, to invalidate cached images. */
const DRAWING = 2;

/** A hash of everything the image shows. */
export const cardVersion = (card: ShareCard): string =>
	formatVersion(
		JSON.stringify([DRAWING, card.title, card.above, card.below, card.price, card.picture?.id, card.picture?.version, card.brand.name]),
	);

export const shareAddress = ({ kind, id }: ShareSubject, locale: Locale, version: string) => `/_og/${kind}/${id}-${locale}-${version}.jpg`;
