import { Heart } from '#app/parts/favorites/heart.tsx';
import { Money } from '#app/parts/listings/money.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { ComparedHome } from './compare-data.ts';
import { type CompareStyles, FIT_PHONE } from './compare-styles.ts';

type Props = { homes: ComparedHome[]; styles: CompareStyles; word: string };

/** On a phone only the position numbers stay visible while scrolling. */
export const CompareHead = ({ homes, styles, word }: Props) => (
	<thead>
		<tr className="print:hidden">
			<td className={styles.corner} />
			{homes.map(({ id, photo, heart }) => (
				<td key={id} className="px-1.5 pb-2 lg:px-3">
					<div className="relative isolate">
						<Photo
							file={photo && { ...photo, alt: '' }}
							sizes="280px"
							widest={640}
							className="aspect-3/2 w-full rounded-lg object-cover max-md:aspect-square"
						/>
						<Heart heart={heart} />
					</div>
				</td>
			))}
		</tr>
		<tr>
			<th scope="col" className={`${styles.corner} ${styles.head} border-line-strong border-b align-bottom lg:z-4`}>
				<span className="sr-only">{word}</span>
			</th>
			{homes.map((home) => (
				<ColumnHead key={home.id} home={home} styles={styles} />
			))}
		</tr>
		{homes.length > 1 && homes.length <= FIT_PHONE && (
			// biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
			<tr aria-hidden="true" className="md:hidden print:hidden">
				<td className="w-0 p-0" />
				{homes.map(({ id, place }) => (
					<td key={id} className="sticky top-15 z-3 border-line-strong border-b bg-surface px-1.5 py-2 font-med text-xs leading-line">
						{place}
					</td>
				))}
			</tr>
		)}
	</thead>
);

function ColumnHead({ home, styles }: { home: ComparedHome; styles: CompareStyles }) {
	const { to, title, price, converted, period, reference, closed, remove, viewing } = home;
	return (
		<th
			scope="col"
			className={`${styles.head} border-line-strong border-b px-1.5 pt-2 pb-14 text-start align-top max-md:border-b-0 lg:px-3 print:px-1.5 print:pb-2`}
		>
			<span className="block font-bold text-base text-brand leading-snug max-md:text-sm lg:text-lg">
				<Money value={price} className="whitespace-normal" />
				{period && <small className="font-med text-ink-2 text-xs">{` ${period}`}</small>}
			</span>
			{converted && <span className="block font-body text-ink-2 text-xs">{converted}</span>}
			<a href={to} className="font-med text-action leading-line underline underline-offset-3">
				{title}
			</a>
			<span className="mt-1 flex flex-wrap items-center justify-between gap-x-3 font-body text-ink-2 text-xs">
				<bdi className="whitespace-nowrap max-[22.4rem]:text-[11px] max-[22.4rem]:tracking-tight">{reference}</bdi>
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
			{viewing && (
				<a
					href={viewing.to}
					className="absolute inset-x-1.5 bottom-2 flex min-h-11 items-center font-semi text-action text-sm leading-snug hover:underline lg:inset-x-3 print:hidden"
				>
					{viewing.text}
					<span className="sr-only">: {title}</span>
				</a>
			)}
		</th>
	);
}
