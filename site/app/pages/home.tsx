import { useLocation } from 'react-router';
import { localeOfPath } from '../i18n/locales.ts';
import { messagesOf } from '../i18n/messages.ts';
import type { Route } from './+types/home';

export const meta = ({ location }: Route.MetaArgs) => {
	const messages = messagesOf(localeOfPath(location.pathname));
	return [{ title: `${messages.title} | ${messages.siteName}` }, { name: 'description', content: messages.promise }];
};

export default function Home() {
	const locale = localeOfPath(useLocation().pathname);
	const messages = messagesOf(locale);
	const other = locale === 'ar' ? { href: '/en', lang: 'en-US' } : { href: '/ar', lang: 'ar-EG' };
	return (
		<main className="mx-auto flex min-h-dvh max-w-2xl flex-col justify-center gap-6 p-6">
			<h1 className="text-4xl font-semibold">{messages.title}</h1>
			<p className="text-lg">{messages.promise}</p>
			<p>
				<a className="underline" href={other.href} hrefLang={other.lang} lang={other.lang}>
					{messages.otherLanguage}
				</a>
			</p>
			<p className="text-sm">{messages.sample}</p>
		</main>
	);
}
