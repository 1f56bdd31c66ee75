import tick from 'icon:pn/tick';
import { Icon } from '#app/ui/icon.tsx';
import type { Cell, Row } from './aligned-rows.ts';
import type { CompareData, ComparedHome } from './compare-data.ts';
import { CompareHead } from './compare-head.tsx';
import { type CompareStyles, chooseStyles, FIT_PHONE } from './compare-styles.ts';

export function CompareTable({ data: { homes, groups, labels } }: { data: CompareData }) {
	const styles = chooseStyles(homes.length);
	return (
		<div className="group/compare mt-5">
			{groups.some(({ key }) => key === 'same') && (
				<label className="mb-2 flex min-h-11 w-fit cursor-pointer items-center gap-2.5 text-sm print:hidden">
					<input id="only-differences" type="checkbox" className="size-4.5 accent-action" />
					{labels.only}
				</label>
			)}
			<section aria-label={labels.table} tabIndex={homes.length > FIT_PHONE ? 0 : undefined} className={styles.window}>
				<table className={styles.table}>
					<caption className="sr-only">{labels.table}</caption>
					<CompareHead homes={homes} styles={styles} word={labels.facts} />
					{groups.map(({ key, title, rows }, index) => (
						<tbody key={key} className={key === 'same' ? 'group-has-[#only-differences:checked]/compare:hidden' : undefined}>
							<tr>
								<th scope="colgroup" colSpan={homes.length + 1} className="pt-7 pb-2 text-start">
									<span className={`font-semi text-lg ${styles.title}`}>{title}</span>
								</th>
							</tr>
							{index > 0 && homes.length > FIT_PHONE && <NamesAgain homes={homes} styles={styles} />}
							{rows.map((row) => (
								<FactRow key={row.label} row={row} labels={labels} styles={styles} isTicked={key === 'amenities'} />
							))}
						</tbody>
					))}
				</table>
			</section>
		</div>
	);
}

/** Repeats the names where the table header has scrolled out of view. */
const NamesAgain = ({ homes, styles }: { homes: ComparedHome[]; styles: CompareStyles }) => (
	// biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
	<tr aria-hidden="true" className="text-ink-2 text-xs lg:hidden print:hidden">
		<td className={`${styles.label} border-line-strong border-b`} />
		{homes.map(({ id, title }) => (
			<td key={id} className={`${styles.cell} border-line-strong pt-0`}>
				<span className="line-clamp-2">{title}</span>
			</td>
		))}
	</tr>
);

type RowProps = { row: Row; labels: CompareData['labels']; styles: CompareStyles; isTicked: boolean };

function FactRow({ row: { label, cells, best }, labels, styles, isTicked }: RowProps) {
	return (
		<tr className="relative">
			<th scope="row" className={`${styles.label} border-line border-b align-top font-body text-ink-2 leading-body`}>
				<span className={styles.name}>{label}</span>
			</th>
			{cells.map((content, index) => {
				const isBest = best?.at === index;
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
					<td key={index} className={styles.cell}>
						<div
							data-best={isBest || undefined}
							className={isBest ? '-mx-1.5 -my-1 rounded-sm bg-pn-blue-50 px-1.5 py-1 text-pn-blue-800' : undefined}
						>
							<Content content={content} labels={labels} isTicked={isTicked} isBest={isBest} />
							{isBest && (
								<span className="flex items-center gap-1 font-semi text-xs">
									<Icon icon={tick} className="size-3.5" />
									{labels.best[best.best]}
								</span>
							)}
						</div>
					</td>
				);
			})}
		</tr>
	);
}

type ContentProps = { content: Cell; labels: CompareData['labels']; isTicked: boolean; isBest: boolean };

function Content({ content, labels, isTicked, isBest }: ContentProps) {
	if ('missing' in content)
		return (
			<>
				<span aria-hidden="true" className="text-neutral-500">
					–
				</span>
				<span className="sr-only">{labels.missing[content.missing]}</span>
			</>
		);
	if (isTicked) return <Icon icon={tick} label={content.value} className="text-success-600" />;
	return (
		<>
			{/* With three homes on a small phone, the currency may wrap above its amount before an amount itself breaks. */}
			<bdi className={`tracking-num ${isBest ? 'font-bold' : 'font-med'}`}>{content.value.replaceAll('\u00a0', ' ')}</bdi>
			{content.small && <small className="block text-ink-2 text-xs leading-line">{content.small}</small>}
		</>
	);
}
