import type { ModeLink, ModeLinks } from './mode-links.ts';

type Props = { data: ModeLinks; onChoose?: (to: string) => void };

/** Links, so that it works without a script. */
export function ModeSwitch({ data: { label, modes, deals }, onChoose }: Props) {
	return (
		<>
			<Segment label={label} links={modes} onChoose={onChoose} />
			{deals && <Segment label={deals.label} links={deals.links} onChoose={onChoose} className="segment segment-soft" />}
		</>
	);
}

type SegmentProps = { label: string; links: ModeLink[]; onChoose: Props['onChoose']; className?: string };

function Segment({ label, links, onChoose, className = 'segment' }: SegmentProps) {
	return (
		<nav aria-label={label} className={className}>
			{links.map(({ value, text, count, to, isChosen }) => (
				<a
					key={value}
					href={to}
					aria-current={isChosen || undefined}
					onClick={
						onChoose &&
						((event) => {
							event.preventDefault();
							onChoose(to);
						})
					}
				>
					{text}
					<small>{count}</small>
				</a>
			))}
		</nav>
	);
}
