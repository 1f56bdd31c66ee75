export type IconData = { body: string; width: number; height: number };

type Props = {
	icon: IconData;
	className?: string;
	/** Mirrored in Arabic, for arrows and the like. */
	mirrored?: boolean;
	/** The accessible name, when there is no text beside it. */
	label?: string;
};

export function Icon({ icon, className = '', mirrored = false, label }: Props) {
	return (
		<svg
			viewBox={`0 0 ${icon.width} ${icon.height}`}
			className={`size-[1.25em] shrink-0 ${mirrored ? 'rtl:-scale-x-100' : ''} ${className}`}
			role={label ? 'img' : undefined}
			aria-label={label}
			aria-hidden={label ? undefined : true}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing comes from an icon set in the build, never from content
			dangerouslySetInnerHTML={{ __html: icon.body }}
		/>
	);
}
