import type { App } from '../express.ts';

const PANE = '/preview-link/pane/';

type Words = { en: string; ar: string };

const busy: Words = {
	en: 'The system is busy, so the preview is not here yet.',
	ar: 'النظام مشغول الآن، فلم تظهر المعاينة بعد.',
};
const refused: Words = {
	en: 'There is no preview of this record for your account.',
	ar: 'لا توجد معاينة لهذا السجل في حسابك.',
};
const again: Words = { en: 'Try again', ar: 'حاول مرة أخرى' };

/** All errors are sent by this method, also by the rate limiter before the user is known, so the page has both languages. */
export function showErrorsInPane({ response }: Pick<App, 'response'>): void {
	const { json } = response;
	response.json = function (body) {
		if (this.statusCode < 400 || !this.req.originalUrl.startsWith(PANE)) return json.call(this, body);
		const words = this.statusCode === 429 || this.statusCode >= 500 ? busy : refused;
		this.setHeader('content-type', 'text/html; charset=utf-8');
		this.setHeader('cache-control', 'no-store');
		return this.end(buildPage(words));
	};
}

const buildPage = (words: Words): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${words.en}</title>
<body style="font: 1rem/1.6 sans-serif; text-align: center; padding: 20vh 1.5rem 0">
${paragraph('en', 'ltr', words.en, again.en)}
${paragraph('ar', 'rtl', words.ar, again.ar)}
`;

const paragraph = (lang: string, dir: string, text: string, link: string) =>
	`<p lang="${lang}" dir="${dir}">${text} <a href="">${link}</a></p>`;
