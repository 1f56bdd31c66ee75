import type { ReactNode } from 'react';
import { Blocks } from '../features/records/blocks.tsx';
import type { PageContent } from '../features/records/page-content.ts';
import { Prose } from '../features/records/prose.tsx';
import { useTranslations } from '../i18n/use-translations.ts';
import { ListPage } from './list-page.tsx';

type Props = { content: PageContent; count?: string | null; isEmpty: boolean; pagination?: ReactNode; children: ReactNode };

/** All records of a kind: the first text of their page leads in, its other blocks follow. */
export function RecordsPage({ content: { title, blocks }, count, isEmpty, pagination, children }: Props) {
	const t = useTranslations('records');
	const [intro] = blocks[0]?.type === 'rich_text' ? blocks : [];
	return (
		<ListPage crumbs={[{ to: null, text: title }]} title={title} count={isEmpty ? null : count} pagination={pagination}>
			{intro && (
				<div className="mb-8">
					{intro.heading && <h2 className="mb-1 text-xl">{intro.heading}</h2>}
					<Prose html={intro.html} />
				</div>
			)}
			{!intro?.heading && count && <h2 className="sr-only">{count}</h2>}
			{isEmpty ? <p className="text-ink-2">{t('empty')}</p> : children}
			<Blocks blocks={intro ? blocks.slice(1) : blocks} />
		</ListPage>
	);
}
