import cards from '../../cards.json';

/** Kept and recreated at most once a minute: the cache as it comes. */
export const revalidate = 60;

export default function Page() {
	return (
		<ul>
			{cards.map(({ id, image, lines }) => (
				<li key={id}>
					<a href={`/properties/${id}`}>
						{/* biome-ignore lint/performance/noImgElement: ours are plain pictures as well */}
						<img src={image} alt="" width="640" height="480" loading="lazy" />
					</a>
					{lines.map((line) => (
						<p key={line}>{line}</p>
					))}
				</li>
			))}
		</ul>
	);
}
