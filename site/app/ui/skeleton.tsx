/** The place of what is still loading; `className` gives it the size of that. */
export function Skeleton({ className = '' }: { className?: string }) {
	return <span aria-hidden="true" className={`breathing-lattice block rounded-md ${className}`} />;
}
