type Props = { as?: 'div' | 'span'; className: string };

/** The site’s ornament behind the content of a brand surface; `className` sets how strong it is and where it fades. */
export const Lattice = ({ as: Tag = 'span', className }: Props) => (
	<Tag aria-hidden="true" className={`lattice absolute inset-0 -z-10 ${className}`} />
);
