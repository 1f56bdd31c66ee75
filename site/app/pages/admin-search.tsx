import { data } from 'react-router';
import { buildView } from '../features/counter/build-view.ts';
import { Counter } from '../features/counter/counter.tsx';
import { listAgents } from '../features/counter/list-agents.ts';
import { readAddress } from '../features/counter/read-address.ts';
import { receiveChange } from '../features/counter/receive-change.ts';
import { noSessionCookie, readSession } from '../features/staff/cookies.ts';
import { receiveSignIn } from '../features/staff/receive-sign-in.ts';
import { refuseAddress } from '../features/staff/refuse-address.ts';
import { SignInForm } from '../features/staff/sign-in-form.tsx';
import { SignOutForm } from '../features/staff/sign-out-form.tsx';
import { useTranslations } from '../i18n/use-translations.ts';
import { createPageRequest, pageRequest } from '../page-loader.ts';
import { readBody } from '../parts/forms/read-body.ts';
import { ListPage } from '../parts/page/list-page.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/admin-search';

export async function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { t, head, site, url } = request;
	const isHttps = site.origin.startsWith('https:');
	const session = await site.staff.open(readSession(args.request.headers, isHttps), site.visitor);
	const question = readAddress(url);
	const found = session.state === 'in' ? await session.askCounter(question) : null;
	const problem = session.state === 'unavailable' || found === 'unavailable' ? 'unavailable' : found === 'tooMany' ? found : null;
	const ended = session.state === 'ended' || session.state === 'out' || session.state === 'needsCode' ? t(`staff.${session.state}`) : null;
	const page = {
		head: head({ title: t('pages.adminSearch'), path: '/admin/search', noIndex: true }),
		title: t('pages.adminSearch'),
		accountKind: site.staff.accountKind,
		problem: problem && t(problem === 'tooMany' ? 'counter.tooMany' : 'staff.sessionUnavailable'),
		ended,
		unavailable: t('counter.unavailable'),
		view: found && typeof found === 'object' ? buildView(request, question, found) : null,
	};
	return data(page, {
		status: problem === 'unavailable' ? 503 : problem ? 429 : 200,
		headers: ended ? { 'set-cookie': noSessionCookie(isHttps) } : {},
	});
}

export const middleware: Route.MiddlewareFunction[] = [refuseAddress];

export async function action(args: Route.ActionArgs) {
	const body = await readBody(args.request);
	if (!body.typed['change']) return receiveSignIn(args, body);
	const request = createPageRequest(args);
	const { site, t } = request;
	const session = await site.staff.open(readSession(args.request.headers, site.origin.startsWith('https:')), site.visitor);
	// The page itself shows the sign-in form to anyone signed out.
	return session.state === 'in' ? receiveChange({ t, agents: listAgents(request) }, body.typed, session) : null;
}

export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) =>
	new Headers([...loaderHeaders, ...actionHeaders, ['cache-control', 'private, no-store']]);

export { pageMeta as meta } from '../head.ts';

export default function AdminSearch({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations();
	const { title, view, accountKind, problem, ended, unavailable } = loaderData;
	const changed = actionData && 'undo' in actionData ? actionData : undefined;
	const again = actionData && 'account' in actionData ? actionData : undefined;
	if (view) return <Counter view={view} first={changed} unavailable={unavailable} signOut={<SignOutForm />} />;
	return (
		<ListPage crumbs={[{ to: null, text: title }]} title={title}>
			{problem ? (
				<div className="grid max-w-sm justify-items-start gap-4">
					<Notice isProblem>{problem}</Notice>
					<form method="get">
						<Button type="submit">{t('staff.tryAgain')}</Button>
					</form>
					<SignOutForm />
				</div>
			) : (
				<SignInForm accountKind={accountKind} ended={ended} again={again} />
			)}
		</ListPage>
	);
}
