const HOUSE = 'M22.3 2.7a2.8 2.8 0 0 1 3.4 0L44.3 17A4 4 0 0 1 46 20.2V46H2V20.2A4 4 0 0 1 3.7 17Z';

export function EmptyStreet({ className = '' }: { className?: string }) {
	return (
		<svg viewBox="0 0 168 64" className={`h-24 w-auto ${className}`} aria-hidden="true">
			<g className="fill-neutral-200">
				<path d={HOUSE} transform="translate(6 20)scale(.92)" />
				<path d={HOUSE} transform="translate(118 20)scale(.92)" />
			</g>
			<path d={HOUSE} className="fill-pn-blue-800" transform="translate(54 5)scale(1.24)" />
			<path d="M74 40h9v9h-9zM86 40h9v9h-9z" className="fill-white/25" />
			<path d="M86 40h9v9h-9z" className="fill-sun-300" />
			<path d="M0 63h168" className="stroke-neutral-300" />
		</svg>
	);
}
