/** A reference: read from left to right in both languages, and never broken at its hyphens. */
export const Code = ({ children, className = '' }: { children: string; className?: string }) => (
	<bdi dir="ltr" className={`whitespace-nowrap ${className}`}>
		{children}
	</bdi>
);
