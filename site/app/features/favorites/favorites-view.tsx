import type { ReactNode } from 'react';
import { SendHomes } from '#app/parts/contact/send-homes.tsx';
import type { SendHomesData } from '#app/parts/contact/send-homes-data.ts';
import { Share } from '#app/parts/share/share.tsx';
import { button } from '#app/ui/button-variants.ts';
import { Crumbs } from '#app/ui/crumbs.tsx';
import type { OwnList, SharedList } from './favorites-data.ts';
import { HomeList } from './home-list.tsx';
import { NothingSaved, type NothingSavedData } from './nothing-saved.tsx';
import { NoticeList } from './notice-list.tsx';
import type { Notice } from './notices.ts';

export type FavoritesData = {
	title: string;
	lead: string;
	notices: Notice[];
	own: OwnList | null;
	shared: SharedList | null;
	nothing: NothingSavedData;
	send: SendHomesData | null;
};

export default function FavoritesView({ data: { title, lead, notices, own, shared, nothing, send } }: { data: FavoritesData }) {
	return (
		<div className="wrap pt-5 pb-16">
			<Crumbs crumbs={[{ to: null, text: title }]} />
			{own && (
				<Head title={title} lead={lead} count={own.count}>
					{own.share && <Share data={own.share} />}
					<form method="post">
						<button type="submit" name="remove" value={own.clear.value} className={button({ variant: 'ghost', color: 'neutral' })}>
							{own.clear.text}
						</button>
					</form>
				</Head>
			)}
			{shared && (
				<Head title={title} lead={lead} count={shared.count}>
					{shared.save && (
						<form method="post" action={shared.own.to}>
							<button type="submit" name="add" value={shared.save.value} className={button({})}>
								{shared.save.text}
							</button>
						</form>
					)}
					<a href={shared.own.to} className={button({ variant: 'outline' })}>
						{shared.own.text}
					</a>
				</Head>
			)}
			{!own && !shared && <h1 className="mt-1 text-3xl">{title}</h1>}
			<NoticeList notices={notices} />
			{own?.changes && <p className="mt-4 font-med text-pn-blue-800">{own.changes}</p>}
			{own && <HomeList list={own} areSaved />}
			{shared && <HomeList list={shared} areSaved={false} />}
			{!own && !shared && <NothingSaved data={nothing} />}
			{send && <SendHomes data={send} />}
		</div>
	);
}

function Head({ title, lead, count, children }: { title: string; lead: string; count: string; children: ReactNode }) {
	return (
		<div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
			<div className="min-w-0">
				<h1 className="text-3xl">{title}</h1>
				<h2 className="mt-1 font-semi text-base tracking-normal">{count}</h2>
				<p className="max-w-[60ch] text-ink-2 text-sm">{lead}</p>
			</div>
			<div className="flex flex-wrap items-center gap-2">{children}</div>
		</div>
	);
}
