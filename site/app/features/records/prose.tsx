/** Text that editors wrote. It was reduced to harmless markup when it entered the replica. */
export function Prose({ html }: { html: string }) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at the edge, in content/entities/parts.ts
	return html ? <div className="prose" dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
