import { data } from 'react-router';
import { locales } from '#domain/locales.ts';
import { statuses } from '#domain/vocabulary.ts';
import { noSessionCookie, readSession } from '../features/staff/cookies.ts';
import { receiveSignIn } from '../features/staff/receive-sign-in.ts';
import { refuseAddress } from '../features/staff/refuse-address.ts';
import { SignInForm } from '../features/staff/sign-in-form.tsx';
import { SignOutForm } from '../features/staff/sign-out-form.tsx';
import { localePath } from '../i18n/locale-paths.ts';
import { useTranslations } from '../i18n/use-translations.ts';
import { pageRequest } from '../page-loader.ts';
import { createFormats } from '../parts/listings/formats.ts';
import { ListPage } from '../parts/page/list-page.tsx';
import { Button } from '../ui/button.tsx';
import { Input } from '../ui/input.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/admin-search';

const MAX_WORDS = 100;

export async function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { t, head, site, url, locale } = request;
	const isHttps = site.origin.startsWith('https:');
	const session = await site.staff.open(readSession(args.request.headers, isHttps), site.visitor);
	const words = (url.searchParams.get('q') ?? '').slice(0, MAX_WORDS);
	const found = session.state === 'in' ? await session.findProperties(words) : null;
	const isUnavailable = session.state === 'unavailable' || (session.state === 'in' && found === null);
	const ended = session.state === 'ended' || session.state === 'out' || session.state === 'needsCode' ? t(`staff.${session.state}`) : null;
	const { money } = createFormats(request);
	const page = {
		head: head({ title: t('pages.adminSearch'), path: '/admin/search', noIndex: true }),
		title: t('pages.adminSearch'),
		words,
		accountKind: site.staff.accountKind,
		isUnavailable,
		ended,
		found: found?.map(({ id, reference, status, price, currency, translations: texts }) => {
			const known = statuses.find((value) => value === status);
			const sum = price === null ? null : money(price, currency ?? 'EGP');
			return {
				id,
				reference: reference ?? '',
				preview: localePath(`/properties/${id}?preview=true`, locale),
				status: known ? t(`status.${known}`) : status,
				price: sum ? `${sum.amount} ${sum.currency}` : '',
				name: (texts.find((text) => text.languages_code === locales[locale].cms) ?? texts[0])?.name ?? '',
			};
		}),
	};
	return data(page, {
		status: isUnavailable ? 503 : 200,
		headers: ended ? { 'set-cookie': noSessionCookie(isHttps) } : {},
	});
}

export const middleware: Route.MiddlewareFunction[] = [refuseAddress];

export const action = receiveSignIn;

export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) =>
	new Headers([...loaderHeaders, ...actionHeaders, ['cache-control', 'private, no-store']]);

export { pageMeta as meta } from '../head.ts';

export default function AdminSearch({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations();
	const { title, words, found, accountKind, isUnavailable, ended } = loaderData;
	return (
		<ListPage crumbs={[{ to: null, text: title }]} title={title}>
			{isUnavailable ? (
				<div className="grid max-w-sm justify-items-start gap-4">
					<Notice isProblem>{t('staff.sessionUnavailable')}</Notice>
					<form>
						<input type="hidden" name="q" value={words} />
						<Button type="submit">{t('staff.tryAgain')}</Button>
					</form>
					<SignOutForm />
				</div>
			) : found ? (
				<>
					<div className="mb-6 flex flex-wrap items-end gap-3">
						<form className="flex flex-1 basis-80 items-end gap-3">
							<Input label={t('common.search')} name="q" type="search" defaultValue={words} />
							<Button type="submit">{t('common.search')}</Button>
						</form>
						<SignOutForm />
					</div>
					<ul className="[&>li+li]:border-t [&>li]:border-line border-y border-line">
						{found.map((row) => (
							<li key={row.id} className="flex flex-wrap items-baseline gap-x-4 py-3">
								<bdi className="font-semi">{row.reference}</bdi>
								<a href={row.preview} className="underline underline-offset-3">
									{row.name || row.reference}
								</a>
								<span className="ms-auto text-sm">{row.price}</span>
								<span className="text-xs text-ink-2">{row.status}</span>
							</li>
						))}
					</ul>
				</>
			) : (
				<SignInForm accountKind={accountKind} ended={ended} again={actionData} />
			)}
		</ListPage>
	);
}
