import tick from 'icon:pn/tick';
import { Heart } from '#app/parts/favorites/heart.tsx';
import { Money } from '#app/parts/listings/money.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { Row } from './aligned-rows.ts';
import type { CompareData, ComparedHome } from './compare-data.ts';

/**
 * Where it does not fit, the table moves sideways under its first column, and is as high as it is.
 * Its heads can only stay under the page's own where it fits: what moves sideways would hold them.
 */
export const tableWindow =
	'relative max-lg:-mx-(--gutter) max-lg:overflow-x-auto max-lg:overscroll-x-contain max-lg:border-line max-lg:border-b print:mx-0 print:overflow-visible';
export const firstColumn =
	'sticky start-0 z-2 bg-surface text-start lg:ps-0 max-lg:w-31 max-lg:min-w-31 max-lg:ps-(--gutter) max-lg:shadow-[inset_-1px_0_0_var(--color-line)] max-lg:rtl:shadow-[inset_1px_0_0_var(--color-line)] print:static print:ps-0 print:shadow-none';
export const stickyHead = 'bg-surface lg:sticky lg:top-[72px] lg:z-3 print:static';

/** On a phone two homes fit side by side; of more the last is cut off, which tells that there is more. */
export const homeWidth = (homes: number) => (homes > 2 ? '[--home:168px]' : '[--home:132px]');

export function CompareTable({ data: { homes, groups, words } }: { data: CompareData }) {
	return (
		<div className="group/compare mt-5">
			{homes.length > 1 && (
				<label className="mb-2 flex min-h-11 w-fit cursor-pointer items-center gap-2.5 text-sm print:hidden">
					<input id="only-differences" type="checkbox" className="size-[18px] accent-action" />
					{words.only}
				</label>
			)}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
			<section aria-label={words.table} tabIndex={0} className={tableWindow}>
				<table
					className={`${homeWidth(homes.length)} w-full border-separate border-spacing-0 text-sm lg:table-fixed print:table-fixed print:text-[9pt]`}
				>
					<caption className="sr-only">{words.table}</caption>
					<thead>
						<tr className="print:hidden">
							<td className={`${firstColumn} lg:w-52`} />
							{homes.map((home) => (
								<Picture key={home.id} home={home} />
							))}
						</tr>
						<tr>
							<th scope="col" className={`${firstColumn} ${stickyHead} lg:z-4 border-line-strong border-b align-bottom lg:w-52`}>
								<span className="sr-only">{words.facts}</span>
							</th>
							{homes.map((home) => (
								<ColumnHead key={home.id} home={home} />
							))}
						</tr>
					</thead>
					{groups.map(({ key, title, rows }, index) => (
						<tbody key={key} className={rows.some(({ differs }) => differs) ? undefined : sameStyle}>
							<tr>
								<th scope="colgroup" colSpan={homes.length + 1} className="pt-7 pb-2 text-start">
									<span className="sticky start-(--gutter) font-semi text-lg lg:start-0">{title}</span>
								</th>
							</tr>
							{index > 0 && homes.length > 1 && <NamesAgain homes={homes} />}
							{rows.map((row) => (
								<FactRow key={row.label} row={row} words={words} isTicked={key === 'amenities'} isAlone={homes.length === 1} />
							))}
						</tbody>
					))}
				</table>
			</section>
		</div>
	);
}

const sameStyle = 'group-has-[#only-differences:checked]/compare:hidden';
const cell =
	'min-w-(--home) border-line border-b px-1.5 py-2.5 align-top leading-line max-lg:max-w-56 lg:px-3 print:min-w-0 print:px-1.5 print:py-1';

function Picture({ home: { photo, heart } }: { home: ComparedHome }) {
	return (
		<td className="min-w-(--home) px-1.5 pb-2 lg:px-3">
			<div className="relative isolate">
				<Photo file={photo && { ...photo, alt: '' }} sizes="280px" widest={640} className="aspect-[3/2] w-full rounded-lg object-cover" />
				<Heart heart={heart} />
			</div>
		</td>
	);
}

function ColumnHead({ home }: { home: ComparedHome }) {
	const { to, title, price, converted, period, reference, closed, remove } = home;
	return (
		<th
			scope="col"
			className={`${stickyHead} min-w-(--home) border-line-strong border-b px-1.5 pt-2 pb-3 text-start align-top lg:px-3 print:min-w-0 print:px-1.5`}
		>
			<span className="block font-bold text-base text-brand leading-snug lg:text-lg">
				<Money value={price} />
				{period && <small className="font-med text-ink-2 text-xs">{` ${period}`}</small>}
			</span>
			{converted && <span className="block font-body text-ink-2 text-xs">{converted}</span>}
			<a href={to} className="line-clamp-2 font-med text-action leading-line underline underline-offset-3">
				{title}
			</a>
			<span className="mt-1 flex flex-wrap items-center justify-between gap-x-3 font-body text-ink-2 text-xs">
				<bdi>{reference}</bdi>
				<a href={remove.to} className="inline-flex min-h-6 items-center underline underline-offset-3 print:hidden">
					{remove.text}
					<span className="sr-only">: {title}</span>
				</a>
			</span>
			{closed && (
				<Badge color="warning" variant="subtle" size="sm" className="mt-1">
					{closed}
				</Badge>
			)}
		</th>
	);
}

/** Where the heads are out of sight by now. */
const NamesAgain = ({ homes }: { homes: ComparedHome[] }) => (
	// biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
	<tr aria-hidden="true" className="text-ink-2 text-xs lg:hidden print:hidden">
		<td className={`${firstColumn} border-line-strong border-b`} />
		{homes.map(({ id, title }) => (
			<td key={id} className={`${cell} border-line-strong pt-0`}>
				<span className="line-clamp-2">{title}</span>
			</td>
		))}
	</tr>
);

type RowProps = { row: Row; words: CompareData['words']; isTicked: boolean; isAlone: boolean };

function FactRow({ row: { label, cells, differs }, words, isTicked, isAlone }: RowProps) {
	return (
		<tr className={differs || isAlone ? undefined : sameStyle}>
			<th scope="row" className={`${cell} ${firstColumn} min-w-0! ${differs ? 'font-med' : 'font-body text-ink-2'}`}>
				{label}
				{differs && (
					<>
						<i aria-hidden="true" className="ms-1.5 inline-block size-1.5 rounded-full bg-pn-blue-500 align-middle" />
						<span className="sr-only"> ({words.differs})</span>
					</>
				)}
			</th>
			{cells.map((content, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
				<td key={index} className={`${cell} ${differs ? 'font-med' : 'text-ink-2'}`}>
					{'missing' in content ? (
						<>
							<span aria-hidden="true" className="text-neutral-500">
								–
							</span>
							<span className="sr-only">{words.missing[content.missing]}</span>
						</>
					) : isTicked ? (
						<Icon icon={tick} label={content.value} className="text-success-600" />
					) : (
						<bdi>{content.value}</bdi>
					)}
				</td>
			))}
		</tr>
	);
}
