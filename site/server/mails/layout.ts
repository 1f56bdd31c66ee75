import { escapeMarkup as escaped } from '#domain/escape-markup.ts';
import { type Locale, locales } from '#domain/locales.ts';
import type { AlertHome } from '#outbox/mail-kinds.ts';
import type { Block, Fact, Letter, Link } from './letter.ts';

export type Sender = {
	name: string /* Shown beside the name, where the name alone says little. */;
	brand: string | null;
	home: string;
	lines: string[];
};

const blue = '#1a3aa6';
/** Mail programs need tables and inline styles. Some invert colours in dark mode, so these are set explicitly. */
const night = `@media (prefers-color-scheme: dark) {
.page { background: #14161b !important } .sheet { background: #1e2129 !important } .ink { color: #f3f1ec !important }
.quiet { color: #b9b3a7 !important } .box { background: #282c36 !important } .way { color: #a9bcff !important } .rule { border-color: #3a3f4b !important } }
@media (max-width: 480px) { .sheet-cell { padding: 24px 20px !important } .picture { display: block !important; width: 100% !important; height: auto !important } .beside { display: block !important; width: 100% !important; box-sizing: border-box; padding: 14px 0 0 !important } }`;

const font = (locale: Locale) =>
	locale === 'ar' ? "Tahoma, 'Segoe UI', Arial, sans-serif" : "'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

export function composeMail(letter: Letter, sender: Sender, locale: Locale): { subject: string; text: string; html: string } {
	return { subject: letter.subject, text: composeText(letter, sender), html: composeHtml(letter, sender, locale) };
}

function composeText({ heading, blocks, reason, links }: Letter, sender: Sender): string {
	const way = ({ text, address }: Link) => `${text}:\n${address}`;
	return [
		heading,
		...blocks.map((block) => renderText(block, way)),
		'--',
		...[sender.name, ...sender.lines, reason].filter(Boolean),
		...links.map(way),
	].join('\n\n');
}

function renderText(block: Block, way: (link: Link) => string): string {
	if (block.kind === 'text') return block.text;
	if (block.kind === 'quote') return `${block.label}:\n${block.text.replace(/^/gm, '> ')}`;
	if (block.kind === 'buttons') return block.buttons.map(way).join('\n\n');
	if (block.kind === 'facts')
		return block.facts
			.map(({ label, text, links = [] }) => [`${label}: ${text}`, ...links.map(({ address }) => address)].join('\n'))
			.join('\n');
	const { name, place, facts, price, before, difference, address } = block.home;
	const priceLine = [price, before && `(${before})`, difference].filter(Boolean).join(' ');
	return [name, place, facts, priceLine, address].filter(Boolean).join('\n');
}

function composeHtml({ subject, preview, heading, blocks, reason, links }: Letter, sender: Sender, locale: Locale): string {
	const { direction, language } = locales[locale];
	const start = direction === 'rtl' ? 'right' : 'left';
	const footer = [sender.name, ...sender.lines, reason].filter(Boolean);
	return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title>
<style>:root { color-scheme: light dark } ${night}</style>
</head>
<body class="page" dir="${direction}" style="margin:0;background:#f4f2ee">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f2ee"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" dir="${direction}" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;text-align:${start};font:16px/1.6 ${font(locale)}">
<tr><td style="background:${blue};border-radius:12px 12px 0 0;padding:18px 32px"><a href="${escaped(sender.home)}" style="color:#ffffff;font-size:22px;font-weight:700;text-decoration:none">${escaped(sender.name)}${sender.brand ? ` <span style="font-size:15px;font-weight:400">${escaped(sender.brand)}</span>` : ''}</a></td></tr>
<tr><td class="sheet sheet-cell ink" style="background:#ffffff;color:#1d1a16;border-radius:0 0 12px 12px;padding:32px">
<h1 class="ink" style="margin:0 0 16px;color:#1d1a16;font-size:24px;line-height:1.35">${escaped(heading)}</h1>
${blocks.map((block) => renderHtml(block, start)).join('\n')}
</td></tr>
<tr><td class="quiet" style="padding:20px 32px;color:#5d564b;font-size:13px;line-height:1.6">
${footer.map((line) => `<p style="margin:0 0 6px"><bdi>${escaped(line)}</bdi></p>`).join('\n')}
${links.length ? `<p style="margin:6px 0 0">${links.map((link) => wayHtml(link)).join(' &nbsp;·&nbsp; ')}</p>` : ''}
</td></tr>
</table>
</td></tr></table>
</body></html>`;
}

const wayHtml = ({ text, address }: Link) =>
	`<a class="way" href="${escaped(address)}" style="color:${blue};text-decoration:underline">${escaped(text)}</a>`;

function renderHtml(block: Block, start: string): string {
	switch (block.kind) {
		case 'text':
			return `<p class="ink"${speaks(block.locale)} style="margin:0 0 16px;color:#1d1a16">${escaped(block.text)}</p>`;
		case 'home':
			return homeHtml(block.home, start);
		case 'facts':
			return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${block.facts.map(factHtml).join('')}</table>`;
		case 'quote':
			return `<p class="quiet" style="margin:0 0 4px;color:#5d564b;font-size:14px">${escaped(block.label)}</p>
<p class="box ink" dir="auto" style="margin:0 0 20px;padding:14px 16px;border-radius:8px;background:#f4f2ee;color:#1d1a16">${escaped(block.text).replace(/\n/g, '<br>')}</p>`;
		case 'buttons':
			return `<p style="margin:4px 0 20px">${block.buttons.map(buttonHtml).join(' ')}</p>`;
	}
}

/** Direction and alignment for a paragraph in another language. */
const speaks = (locale: Locale | undefined) =>
	locale
		? ` lang="${locales[locale].language}" dir="${locales[locale].direction}" align="${locales[locale].direction === 'rtl' ? 'right' : 'left'}"`
		: '';

const buttonHtml = ({ text, address }: Link, index: number) =>
	index === 0
		? `<a href="${escaped(address)}" style="display:inline-block;margin:0 0 8px;padding:12px 24px;border-radius:8px;background:${blue};color:#ffffff;font-weight:700;text-decoration:none">${escaped(text)}</a>`
		: `<a class="way" href="${escaped(address)}" style="display:inline-block;margin:0 0 8px;padding:11px 20px;border:1px solid ${blue};border-radius:8px;color:${blue};font-weight:700;text-decoration:none">${escaped(text)}</a>`;

const factHtml = ({ label, text, links = [], isLtr }: Fact) => `<tr>
<td class="quiet rule" valign="top" style="padding:7px 0;border-top:1px solid #e4dfd5;color:#5d564b;font-size:14px;width:34%">${escaped(label)}</td>
<td class="ink rule" valign="top" style="padding:7px 0;border-top:1px solid #e4dfd5;color:#1d1a16"><bdi${isLtr ? ' dir="ltr"' : ''}>${escaped(text)}</bdi>${links.map((link) => ` &nbsp; ${wayHtml(link)}`).join('')}</td></tr>`;

/** Picture beside the text, or above it on a phone. */
function homeHtml({ name, place, facts, price, before, difference, picture, address }: AlertHome, start: string): string {
	const isStart = start === 'left' ? '0 0 0 18px' : '0 18px 0 0';
	const photo = picture
		? `<td class="picture" width="220" valign="top"><a href="${escaped(address)}"><img class="picture" src="${escaped(picture)}" alt="" width="220" height="147" style="display:block;width:220px;height:147px;object-fit:cover;border:0;border-radius:8px;background:#e4dfd5"></a></td>`
		: '';
	const line = (text: string) => (text ? `<br><span class="quiet" style="color:#5d564b;font-size:14px">${escaped(text)}</span>` : '');
	return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 22px"><tr>${photo}<td class="beside" valign="top" style="padding:${picture ? isStart : '0'}">
<a class="way" href="${escaped(address)}" style="color:${blue};font-weight:700;text-decoration:none"><bdi>${escaped(name)}</bdi></a>${line(place)}${line(facts)}
<br><strong class="ink" style="color:#1d1a16;font-size:18px"><bdi>${escaped(price)}</bdi></strong>${before ? ` <s class="quiet" style="color:#5d564b"><bdi>${escaped(before)}</bdi></s>` : ''}${difference ? `<br><span class="ink" style="color:#1d1a16;font-size:14px;font-weight:700">${escaped(difference)}</span>` : ''}
</td></tr></table>`;
}
