/** A loading placeholder; `className` sets its size. */
export function Skeleton({ className = '' }: { className?: string }) {
	return <span aria-hidden="true" className={`breathing-lattice block rounded-md ${className}`} />;
}
