import sharp, { type OverlayOptions } from 'sharp';
import type { ShareCard, SharePrice } from '#app/share/card.ts';
import { shareSize } from '#app/share/share-image.ts';
import { type Locale, locales, orderAmountAndCurrency } from '#domain/locales.ts';
import { colours, emptyWindow, ground, logo, places, windowMask } from './scene.ts';
import { drawText, fitText, isolated, type Run, type TextBlock } from './text.ts';

const QUALITY = 82;
const MAX_PIXELS = 60_000_000;
const PRICE_FOOT = 566;
/** Between the title and the lines above and below it. */
const GAP = { above: 24, below: 30 };

/** The image for shared links: the photograph in the house-shaped frame, text on blue. */
export async function drawCard(
	card: ShareCard,
	photo: Buffer | null,
	{ locale, country: ofCountry }: { locale: Locale; country: string },
): Promise<Buffer> {
	const isMirrored = locale === 'ar';
	const at = (x: number, width: number) => (isMirrored ? shareSize.width - x - width : x);
	const { window, text, logo: mark } = places;
	const stood = (block: TextBlock | null, top: number, x: number = text.x): OverlayOptions[] =>
		block ? [{ input: block.image, left: at(x, block.width), top: Math.round(top) }] : [];

	const style = { width: text.width, locale };
	const name = await fitText(card.brand.name, { ...style, sizes: [23, 20, 17], height: 32, weight: 600, color: colours.white });
	const country = await drawText([{ text: ofCountry }], { ...style, size: 19, weight: 400, color: colours.sun });
	const besideLogo = mark.x + mark.size + 16;

	const price = card.price && (await drawPrice(card.price, locale));
	const foot = price ? PRICE_FOOT - price.height - 36 : PRICE_FOOT;
	const above = await fitText(card.above ?? '', { ...style, sizes: [25, 22], height: 34, weight: 600, color: colours.sun });
	const below = await fitText(card.below ?? '', { ...style, sizes: [25], height: price ? 76 : 112, weight: 400, color: colours.pale });
	const sky = mark.y + mark.size + 34;
	const room = foot - sky - (above ? above.height + GAP.above : 0) - (below ? below.height + GAP.below : 0);
	const title = await fitText(card.title, { ...style, sizes: [62, 54, 47, 41, 36, 32], height: room, weight: 600, color: colours.white });

	const heights = [above ? above.height + GAP.above : 0, title?.height ?? 0, below ? below.height + GAP.below : 0];
	const start = sky + (foot - sky - heights.reduce((sum, height) => sum + height, 0)) / 2;
	const afterAbove = start + (heights[0] ?? 0);
	return sharp(ground(isMirrored))
		.composite([
			{ input: await windowed(card, photo), left: at(window.x, window.width), top: window.y },
			{ input: logo(card.brand.isOurs), left: at(mark.x, mark.size), top: mark.y },
			...stood(name, mark.y + (country ? 6 : 20), besideLogo),
			...stood(country, mark.y + 36, besideLogo),
			...stood(above, start),
			...stood(title, afterAbove),
			...stood(below, afterAbove + (title?.height ?? 0) + GAP.below),
			...(price ? stood(price, PRICE_FOOT - price.height) : []),
		])
		.jpeg({ quality: QUALITY, mozjpeg: true, chromaSubsampling: '4:4:4' })
		.toBuffer();
}

function drawPrice({ amount, currency, period, from }: SharePrice, locale: Locale): Promise<TextBlock | null> {
	const small = { size: 27, weight: 400, color: colours.pale } as const;
	const unit: Run = { text: currency, ...small };
	const gap: Run = { text: ' ', ...small };
	const figure: Run = { text: locales[locale].direction === 'rtl' ? isolated(amount) : amount };
	const [first, second] = orderAmountAndCurrency(locale, figure, unit);
	const runs: Run[] = [
		...(from ? [{ text: from, ...small }, gap] : []),
		first,
		gap,
		second,
		...(period ? [gap, { text: period, ...small }] : []),
	];
	return drawText(runs, { size: 56, weight: 600, color: colours.sun, width: places.text.width, locale });
}

/** The photograph cropped to the frame; a logo whole, on white. */
async function windowed({ isLogo, brand }: ShareCard, photo: Buffer | null): Promise<Buffer> {
	const { width, height } = places.window;
	const seen = photo
		? sharp(photo, { limitInputPixels: MAX_PIXELS })
				.autoOrient()
				.resize(isLogo ? { width: width - 120, height: height - 240, fit: 'contain', background: '#fff' } : { width, height, fit: 'cover' })
				.flatten({ background: '#fff' })
		: sharp(emptyWindow(brand.isOurs));
	const framed = isLogo && photo ? seen.extend({ left: 60, right: 60, top: 180, bottom: 60, background: '#fff' }) : seen;
	const flat = await framed.png({ compressionLevel: 1 }).toBuffer();
	return sharp(flat)
		.composite([{ input: windowMask(), blend: 'dest-in' }])
		.png({ compressionLevel: 1 })
		.toBuffer();
}
