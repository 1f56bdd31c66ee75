/** Attribution of the map data. */
export function MapSource({ text }: { text: string }) {
	return (
		<a
			href="https://www.openstreetmap.org/copyright"
			rel="external noopener"
			className="absolute start-0 bottom-0 inline-flex min-h-6 items-center rounded-se-sm bg-white/85 px-2 text-2xs leading-none text-neutral-700 hover:underline"
		>
			<bdi>{text}</bdi>
		</a>
	);
}
