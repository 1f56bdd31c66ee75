import bell from 'icon:pn/bell';
import chevron from 'icon:pn/chev';
import { ContactButtons } from '#app/parts/contact/contact-buttons.tsx';
import { Avatar } from '#app/parts/records/avatar.tsx';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Lattice } from '#app/ui/lattice.tsx';
import type { SearchData } from '../search-data.ts';
import { CardList } from './card-list.tsx';
import type { Relaxations } from './relaxations.ts';
import ResultsChips from './results-chips.tsx';
import { Note } from './search-note.tsx';

type Results = SearchData['results'];
type Props = { relaxations: Relaxations; understood: Results['understood']; photoLabels: Results['photoLabels'] };

export function NoResults({ relaxations, understood, photoLabels }: Props) {
	const { near, labels } = relaxations;
	return (
		<>
			{understood ? <Understood relaxations={relaxations} understood={understood} /> : <h2 className="mt-10 text-xl">{labels.few}</h2>}
			<Ways relaxations={relaxations} />
			<div className="mt-6 grid gap-4 xl:grid-cols-2 in-[#results]:xl:grid-cols-1">
				<Alert relaxations={relaxations} />
				<Agent agent={relaxations.agent} />
			</div>
			{near.length > 0 && (
				<section className="mt-8">
					<h2 className="text-xl">{labels.near}</h2>
					<p className="mb-4 text-ink-2 text-sm">{labels.nearText}</p>
					<CardList cards={near} labels={photoLabels} className="sm:grid-cols-2 lg:in-[#results]:grid-cols-1" />
				</section>
			)}
		</>
	);
}

function Understood({
	relaxations: { most, labels },
	understood: { chips, notes },
}: {
	relaxations: Relaxations;
	understood: NonNullable<Results['understood']>;
}) {
	return (
		<section className="rounded-xl border border-line bg-stone px-5 py-6 text-center">
			<span
				aria-hidden="true"
				className="house-window mx-auto mb-3 grid size-16 place-items-center bg-surface pt-2 text-2xl text-neutral-400"
			>
				0
			</span>
			<h2 className="text-2xl">{labels.nothing}</h2>
			{most && <p className="mt-1 text-ink-2 text-sm">{most}</p>}
			{(chips.chips.length > 0 || notes.length > 0) && (
				<div className="mt-4 rounded-lg border border-line bg-surface px-3.5 pt-3 pb-3.5 text-start">
					<h3 className="font-med text-ink-2 text-sm">{labels.understood}</h3>
					<ResultsChips data={chips} />
					{notes.map((note) => (
						<Note key={note.text} note={note} />
					))}
				</div>
			)}
		</section>
	);
}

const line = 'grid min-h-16 grid-cols-[1fr_auto_16px] items-center gap-x-3 px-4 py-2.5 leading-line';

/** The first, closest way is highlighted; ways without results are listed without a link. */
function Ways({ relaxations: { ways, none, labels } }: { relaxations: Relaxations }) {
	if (ways.length + none.length === 0) return null;
	return (
		<section className="mt-6">
			<h2 className="text-xl">{labels.change}</h2>
			<p className="mb-3 text-ink-2 text-sm">{labels.changeText}</p>
			<ul className="overflow-clip rounded-lg border border-line [&>li+li]:border-line [&>li+li]:border-t">
				{ways.map(({ text, small, count, to }, index) => (
					<li key={to}>
						<a href={to} className={`${line} hover:bg-pn-blue-50 ${index === 0 ? 'bg-pn-blue-50' : ''}`}>
							<span className="min-w-0">
								<span className="font-semi">{text}</span>
								{index === 0 && labels.closest && (
									<span className="ms-2 rounded-full bg-action px-2 py-px font-med text-fine text-white">{labels.closest}</span>
								)}
								{small && <small className="block text-ink-2 text-xs">{small}</small>}
							</span>
							<b className="whitespace-nowrap text-pn-blue-800">{count}</b>
							<Icon icon={chevron} className="size-4 text-action rtl:-scale-x-100" />
						</a>
					</li>
				))}
				{none.map((text) => (
					<li key={text} className={`${line} text-neutral-600`}>
						{text}
						<span className="whitespace-nowrap">{labels.stillNone}</span>
					</li>
				))}
			</ul>
		</section>
	);
}

const Alert = ({ relaxations: { alert, labels } }: { relaxations: Relaxations }) => (
	<section className="on-brand relative isolate overflow-clip rounded-xl bg-brand p-5 text-white">
		<Lattice as="div" className="opacity-[0.085] [mask:linear-gradient(200deg,#000,transparent_70%)]" />
		<h2 className="flex items-center gap-2.5 text-lg">
			<Icon icon={bell} className="text-sun-300" />
			{labels.alert}
		</h2>
		<p className="mt-1 mb-4 text-on-brand-2 text-sm">{labels.alertText}</p>
		<a href={alert.to} rel="nofollow" className={button({ color: 'sun', className: 'min-h-12' })}>
			{labels.alertButton}
		</a>
	</section>
);

const Agent = ({ agent: { name, photo, title, text, note, call, whatsApp } }: { agent: Relaxations['agent'] }) => (
	<section className="rounded-xl border border-line p-5">
		<div className="flex items-center gap-3.5">
			<Avatar photo={photo} name={name} />
			<div>
				<h2 className="text-md">{title}</h2>
				<p className="text-ink-2 text-sm leading-line">{text}</p>
			</div>
		</div>
		<div className="mt-3.5 flex gap-2">
			<ContactButtons whatsApp={whatsApp} call={call} className="grow" />
		</div>
		<p className="mt-2 text-center text-ink-2 text-xs">{note}</p>
	</section>
);
