/** Left to right in both languages, without breaks at hyphens. */
export const Code = ({ children, className = '' }: { children: string; className?: string }) => (
	<bdi dir="ltr" className={`whitespace-nowrap ${className}`}>
		{children}
	</bdi>
);

const codes = /([A-Z]{2,4}(?:-[A-Z0-9]{3,5})+)/;

/** A sentence that contains references. */
export const WithCodes = ({ children }: { children: string }) =>
	// biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence have no order of their own
	children.split(codes).map((part, index) => (index % 2 ? <Code key={index}>{part}</Code> : part));
