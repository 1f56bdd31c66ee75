import { redirect } from 'react-router';
import { siteOf } from '../context.ts';
import { formatsOf } from '../features/listings/formats.ts';
import { locales } from '../i18n/locales.ts';
import { useTranslations } from '../i18n/use-translations.ts';
import { ListPage } from '../layouts/list-page.tsx';
import { pageRequest, understand } from '../page-loader.ts';
import { readStaffSession, staffCookie } from '../staff-session.ts';
import { Button } from '../ui/button.tsx';
import { Input } from '../ui/input.tsx';
import type { Route } from './+types/admin-search';

const MAX_WORDS = 100;

export async function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { t, head, site, url, locale } = request;
	const session = readStaffSession(args.request);
	const words = (url.searchParams.get('q') ?? '').slice(0, MAX_WORDS);
	const rows = site.staff.isIn(session) ? await site.staff.findProperties(session, words) : null;
	const { money } = formatsOf(request);
	return {
		head: head({ title: t('pages.adminSearch'), path: '/admin/search', noIndex: true }),
		title: t('pages.adminSearch'),
		words,
		found: rows?.map((row) => {
			const texts = (row['translations'] ?? []) as { languages_code: string; name: string }[];
			const price = money(Number(row['price']), 'EGP');
			return {
				id: Number(row['id']),
				reference: String(row['reference'] ?? ''),
				status: t(`status.${row['status'] as 'draft'}`),
				price: `${price.amount} ${price.currency}`,
				name: (texts.find((text) => text.languages_code === locales[locale].cms) ?? texts[0])?.name ?? '',
			};
		}),
	};
}

export async function action(args: Route.ActionArgs) {
	const { pathname } = new URL(args.request.url);
	const form = await args.request.formData();
	const { staff } = siteOf(args.context);
	const current = readStaffSession(args.request);
	if (form.get('intent') === 'sign-out') {
		if (current) staff.signOut(current);
		return redirect(pathname, { headers: { 'set-cookie': staffCookie(null) } });
	}
	const session = await staff.signIn(String(form.get('email') ?? ''), String(form.get('password') ?? ''));
	return session
		? redirect(pathname, { headers: { 'set-cookie': staffCookie(session) } })
		: { email: String(form.get('email') ?? ''), problem: understand(args).t('records.signInFailed') };
}

export const headers = () => ({ 'cache-control': 'private, no-store' });

export { pageMeta as meta } from '../head.ts';

export default function AdminSearch({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations();
	const { title, words, found } = loaderData;
	return (
		<ListPage crumbs={[{ to: null, text: title }]} title={title}>
			{found ? (
				<>
					<div className="mb-6 flex flex-wrap items-end gap-3">
						<form className="flex flex-1 basis-80 items-end gap-3">
							<Input label={t('common.search')} name="q" type="search" defaultValue={words} />
							<Button type="submit">{t('common.search')}</Button>
						</form>
						<form method="post">
							<input type="hidden" name="intent" value="sign-out" />
							<Button type="submit" variant="outline" color="neutral">
								{t('records.signOut')}
							</Button>
						</form>
					</div>
					<ul className="divide-y divide-line border-y border-line">
						{found.map((row) => (
							<li key={row.id} className="flex flex-wrap items-baseline gap-x-4 py-3">
								<bdi className="font-semi">{row.reference}</bdi>
								<span>{row.name}</span>
								<span className="ms-auto text-sm">{row.price}</span>
								<span className="text-xs text-ink-2">{row.status}</span>
							</li>
						))}
					</ul>
				</>
			) : (
				<form method="post" className="grid max-w-sm gap-4">
					<p className="text-ink-2">{t('records.signIn')}</p>
					<Input label={t('records.email')} name="email" type="email" autoComplete="username" required defaultValue={actionData?.email} />
					<Input
						label={t('records.password')}
						name="password"
						type="password"
						autoComplete="current-password"
						required
						error={actionData?.problem}
					/>
					<Button type="submit">{t('records.signInButton')}</Button>
				</form>
			)}
		</ListPage>
	);
}
