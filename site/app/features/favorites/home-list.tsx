import mail from 'icon:pn/mail';
import scales from 'icon:tabler/scale';
import { chooseColumns } from '#app/parts/listings/card-grid.tsx';
import { PropertyCard } from '#app/parts/listings/property-card.tsx';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { GoneHome, HomeList as HomeListData, SavedHome } from './favorites-data.ts';
import { NoteField } from './note-field.tsx';

const PICKED = 'picked';
/** In pairs, the last of an odd number has the row to itself, with a picture no taller than the others. */
const acrossPairs = 'sm:max-lg:last:odd:col-span-2 sm:max-lg:last:odd:[&_.card-picture]:aspect-[3/1]';

/** Homes can be ticked, to compare them or to send them to an agent. */
export function HomeList({ list, areSaved }: { list: HomeListData; areSaved: boolean }) {
	const { homes, gone, labels } = list;
	return (
		<>
			{homes.length > 0 && (
				<div className="group/picks mt-6 [counter-reset:picked]">
					<ul className={`grid gap-5 sm:grid-cols-2 ${chooseColumns(homes.length)}`}>
						{homes.map((home) => (
							<li key={home.card.id} className={`row-span-2 grid grid-rows-subgrid gap-y-0 ${acrossPairs}`}>
								<PropertyCard card={home.card} isSaved={areSaved || undefined} />
								<Below home={home} isPickable={homes.length > 1} />
							</li>
						))}
					</ul>
					{homes.length > 1 && <PickBar list={list} />}
				</div>
			)}
			{gone.length > 0 && <Gone homes={gone} title={labels.gone} />}
		</>
	);
}

/** Stays visible while something is ticked. The count is a CSS counter, so it needs no script. */
const PickBar = ({ list: { labels, compareAt, sendAt } }: { list: HomeListData }) => (
	<form
		id={PICKED}
		action={compareAt}
		className="bottom-3 z-10 mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-5 py-3 group-has-[[name=ids]:checked]/picks:sticky group-has-[[name=ids]:checked]/picks:shadow-2 max-md:px-4"
	>
		<p className="text-ink-2 text-sm">
			<span className="group-has-[[name=ids]:checked]/picks:hidden">{labels.pickHint}</span>
			<span className="hidden after:font-semi after:text-ink after:content-[counter(picked)] group-has-[[name=ids]:checked]/picks:inline">
				{labels.picked}{' '}
			</span>
		</p>
		<div className="flex flex-wrap gap-2">
			<span className="hidden group-has-[[name=ids]:checked]/picks:contents">
				<button type="submit" formAction={`${sendAt}#enquiry`} className={button({ variant: 'outline' })}>
					<Icon icon={mail} />
					{labels.send}
				</button>
			</span>
			<button type="submit" className={button({})}>
				<Icon icon={scales} />
				{labels.compare}
			</button>
		</div>
	</form>
);

const changeStyle = { down: 'text-success-700', up: 'text-warning-800', same: 'text-ink-2' };

function Below({ home: { card, change, note, pick }, isPickable }: { home: SavedHome; isPickable: boolean }) {
	return (
		<div>
			{change?.prices && (
				<p className={`px-1 pt-2.5 font-semi text-sm leading-line tracking-num ${changeStyle[change.kind]}`}>
					<bdi>{change.prices}</bdi>
				</p>
			)}
			<div className="flex items-center justify-between gap-3 px-1">
				<p className={`text-xs leading-body ${change ? changeStyle[change.kind] : ''}`}>{change?.text}</p>
				{isPickable && (
					<label className="flex min-h-11 shrink-0 cursor-pointer items-center gap-2 text-sm">
						<input
							form={PICKED}
							type="checkbox"
							name="ids"
							value={card.id}
							className="size-4.5 accent-action checked:[counter-increment:picked]"
						/>
						{pick}
						<span className="sr-only">: {card.title}</span>
					</label>
				)}
			</div>
			{note && <NoteField data={note} />}
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
