import { Blocks } from '../features/records/blocks.tsx';
import type { PageContent } from '../features/records/page-content.ts';
import { DetailPage } from './detail-page.tsx';

/** A page that holds what editors put together and nothing else. */
export function EditorialPage({ content: { title, summary, blocks } }: { content: PageContent }) {
	return (
		<DetailPage
			crumbs={[{ to: null, text: title }]}
			title={title}
			lead={summary && <p className="max-w-[66ch] text-pretty text-lg">{summary}</p>}
		>
			<Blocks blocks={blocks} />
		</DetailPage>
	);
}
