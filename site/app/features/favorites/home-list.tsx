import scales from 'icon:tabler/scale';
import { PropertyCard } from '#app/parts/listings/property-card.tsx';
import { button } from '#app/ui/button-look.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { GoneHome, HomeList as HomeListData, SavedHome } from './favorites-data.ts';

const COMPARE = 'compare';

/** Cards with what became of their price; ticked, they can be compared. */
export function HomeList({ list: { homes, gone, words, compareAt }, areSaved }: { list: HomeListData; areSaved: boolean }) {
	return (
		<>
			{homes.length > 0 && (
				<div className="mt-6">
					<ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
						{homes.map((home) => (
							<li key={home.card.id}>
								<PropertyCard card={home.card} isSaved={areSaved || undefined} />
								<Below home={home} isComparable={homes.length > 1} />
							</li>
						))}
					</ul>
					{homes.length > 1 && (
						<form
							id={COMPARE}
							action={compareAt}
							className="sticky bottom-3 z-10 mt-6 flex items-center justify-between gap-4 rounded-lg border border-line bg-surface px-5 py-3 shadow-2 max-md:px-4"
						>
							<p className="text-ink-2 text-sm">{words.compareHint}</p>
							<button type="submit" className={button({ className: 'shrink-0' })}>
								<Icon icon={scales} />
								{words.compare}
							</button>
						</form>
					)}
				</div>
			)}
			{gone.length > 0 && <Gone homes={gone} title={words.gone} />}
		</>
	);
}

function Below({ home: { card, note, compare }, isComparable }: { home: SavedHome; isComparable: boolean }) {
	return (
		<div className="flex items-start justify-between gap-3 px-1 pt-1">
			<p className={`pt-3 text-xs leading-line ${note?.isGood ? 'font-semi text-success-700' : 'text-ink-2'}`}>{note?.text}</p>
			{isComparable && (
				<label className="flex min-h-11 shrink-0 cursor-pointer items-center gap-2 text-sm">
					<input form={COMPARE} type="checkbox" name="ids" value={card.id} className="size-[18px] accent-action" />
					{compare}
					<span className="sr-only">: {card.title}</span>
				</label>
			)}
		</div>
	);
}

function Gone({ homes, title }: { homes: GoneHome[]; title: string }) {
	return (
		<section className="mt-10">
			<h2 className="text-2xl">{title}</h2>
			<ul className="mt-3 [&>li+li]:border-t [&>li]:border-line border-line border-y">
				{homes.map(({ name, to, text, remove }) => (
					<li key={remove?.value ?? name} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
						<div className="min-w-0 grow basis-72">
							<p className="font-med wrap-anywhere">
								{to ? (
									<a href={to} className="text-action underline underline-offset-3">
										{name}
									</a>
								) : (
									name
								)}
							</p>
							<p className="text-ink-2 text-sm">{text}</p>
						</div>
						{remove && (
							<form method="post">
								<button
									type="submit"
									name="remove"
									value={remove.value}
									className={button({ size: 'sm', variant: 'outline', color: 'neutral' })}
								>
									{remove.text}
									<span className="sr-only">: {name}</span>
								</button>
							</form>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
