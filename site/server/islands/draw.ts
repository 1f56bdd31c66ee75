import { html } from 'hono/html';
import { recordAddress } from '#app/addresses.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import type { TextContext } from '#app/parts/search/value-names.ts';
import { readSiteName } from '#app/site-name.ts';
import { photoAddress } from '#app/ui/photo-address.ts';
import { locales } from '#domain/locales.ts';
import type { CardContent } from './card-content.ts';

export type Drawn = { html: string; css: string };

const WIDTH = 640;
const ITEMS = 5;

const base = ':host{display:block;font:16px/1.45 system-ui,sans-serif;color:#16213e}a{color:inherit}';

const cardCss = `${base}.card{display:block;max-inline-size:400px;overflow:hidden;border:1px solid #d8dce6;border-radius:12px;background:#fff;text-decoration:none}\
.card:focus-visible{outline:3px solid #1c4ed8;outline-offset:2px}.card:hover .title{text-decoration:underline}\
img{display:block;inline-size:100%;block-size:auto;aspect-ratio:3/2;object-fit:cover;background:#eef0f5}.text{display:grid;gap:4px;padding:14px 16px}\
.above,.below,.site{font-size:14px;color:#4a5470;white-space:pre-line}.title{font-weight:600}.price{font-size:18px;font-weight:700;color:#0f2363}`;

const footerCss = `${base}footer{display:grid;gap:16px;padding:16px;border:1px solid #d8dce6;border-radius:12px;background:#fff}\
h2{margin:0 0 4px;font-size:15px}ul{margin:0;padding:0;list-style:none}li a{display:inline-block;padding-block:4px}.site{font-size:14px;color:#4a5470}\
@media(min-width:640px){.lists{grid-template-columns:repeat(3,1fr)}}.lists{display:grid;gap:16px}`;

export function drawCard(request: TextContext, { above, title, below, price, picture, to }: CardContent, origin: string): Drawn {
	const { language, direction } = locales[request.locale];
	const amount = price && [price.from, createFormats(request).moneyText(price), price.period].filter(Boolean).join(' ');
	const drawn = html`<a class="card" href="${origin + to}" target="_blank" rel="noopener" lang="${language}" dir="${direction}">${
		picture &&
		html`<img src="${origin + photoAddress(picture, WIDTH)}" alt="${picture.alt ?? ''}" width="${WIDTH}" height="427" loading="lazy">`
	}<span class="text">${above && html`<span class="above">${above}</span>`}<span class="title">${title}</span>${
		below && html`<span class="below">${below}</span>`
	}${amount && html`<bdi class="price">${amount}</bdi>`}<span class="site">${readSiteName(request)}</span></span></a>`;
	return { html: String(drawn), css: cardCss };
}

/** The newest records, as the site's own footer lists them. */
export function drawFooter(request: TextContext, origin: string): Drawn {
	const { read, locale, t } = request;
	const { language, direction } = locales[locale];
	const list = (kind: 'developer' | 'project' | 'property', title: string) => {
		const items = read.list(kind, { limit: ITEMS }).map((record) => {
			const address = origin + recordAddress(kind, record, locale);
			return html`<li><a href="${address}" target="_blank" rel="noopener">${record.translations[locale].name}</a></li>`;
		});
		return items.length ? html`<section><h2>${title}</h2><ul>${items}</ul></section>` : '';
	};
	const lists = [
		list('developer', t('footer.developers')),
		list('project', t('footer.newCompounds')),
		list('property', t('footer.topSearches')),
	];
	const drawn = html`<footer lang="${language}" dir="${direction}"><div class="lists">${lists}</div><span class="site">${readSiteName(request)}</span></footer>`;
	return { html: String(drawn), css: footerCss };
}
