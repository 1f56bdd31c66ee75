import { AlertLink } from '#app/parts/alerts/alert-link.tsx';
import type { SearchData } from '../search-data.ts';
import { CardList } from './card-list.tsx';

type Results = SearchData['results'];
type Props = {
	isEmpty: boolean;
	relaxations: NonNullable<Results['relaxations']>;
	words: Results['words'];
	alert: Results['alert'];
	photoWords: Results['photoWords'];
};

/** Never a dead end: which filter to relax and what that brings, and what comes near. */
export function NoResults({ isEmpty, relaxations: { ways, areOfTwo, near }, words, alert, photoWords }: Props) {
	return (
		<>
			<section className={`rounded-xl bg-stone px-6 py-8 ${isEmpty ? '' : 'mt-8'}`}>
				{isEmpty && (
					<span aria-hidden="true" className="house-window mb-4 grid size-16 place-items-center bg-surface pt-2 text-2xl text-neutral-400">
						0
					</span>
				)}
				<h2 className="text-xl">{isEmpty ? words.nothing : words.few}</h2>
				{ways.length > 0 && (
					<>
						<p className="mt-1 text-ink-2">{areOfTwo ? words.tryTwo : words.tryThis}</p>
						<ul className="mt-4 flex flex-wrap gap-2">
							{ways.map(({ text, count, to }) => (
								<li key={to}>
									<a
										href={to}
										className="inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-line-strong bg-surface px-4 font-med text-sm hover:border-action"
									>
										{text}
										<b className="text-action tracking-num">{count}</b>
									</a>
								</li>
							))}
						</ul>
					</>
				)}
				<AlertLink data={alert} className="mt-4 text-action" />
			</section>
			{near.length > 0 && (
				<section className="mt-10 border-line-strong border-t-2 pt-6">
					<h2 className="mb-5 text-xl">{words.near}</h2>
					<CardList cards={near} words={photoWords} className="sm:grid-cols-2 lg:in-[#results]:grid-cols-1" />
				</section>
			)}
		</>
	);
}
