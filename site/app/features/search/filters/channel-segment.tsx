import type { ChannelLink, ChannelLinks } from './channel-links.ts';

type Props = { data: ChannelLinks; onChoose?: (to: string) => void };

/** The first control of a search on every width. Links, so that it works without a script. */
export function ChannelSegment({ data: { label, channels, deals }, onChoose }: Props) {
	return (
		<>
			<Segment label={label} links={channels} onChoose={onChoose} />
			{deals && <Segment label={deals.label} links={deals.links} onChoose={onChoose} look="segment segment-soft" />}
		</>
	);
}

type SegmentProps = { label: string; links: ChannelLink[]; onChoose: Props['onChoose']; look?: string };

function Segment({ label, links, onChoose, look = 'segment' }: SegmentProps) {
	return (
		<nav aria-label={label} className={look}>
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
