type Props = {
	/** As editors write it: `tabler:pool`. */
	name: string | null | undefined;
	className?: string;
};

const NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*):([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** An icon named in content. Decorative, in the colour of the text. */
export function ContentIcon({ name, className = '' }: Props) {
	const [, set, icon] = NAME.exec(name ?? '') ?? [];
	if (!set || !icon) return null;
	return (
		<span
			className={`inline-block size-[1.25em] align-middle shrink-0 bg-current mask-contain mask-center mask-no-repeat forced-colors:bg-[CanvasText] ${className}`}
			style={{ maskImage: `url(/_icons/${set}/${icon}.svg)` }}
			aria-hidden="true"
		/>
	);
}
