import { useId } from 'react';
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { Sample } from './sample.tsx';
import type { Words } from './words.ts';

export function Structure({ words }: { words: Words }) {
	const group = useId();
	const labels = { previous: words.previous, next: words.next, page: (page: number) => `${words.page} ${page}` };
	return (
		<>
			<Sample name="breadcrumb">
				<Breadcrumb label={words.crumbs} trail={words.trail.map((label, index) => ({ label, href: `/search?in=${index}` }))} />
			</Sample>
			<Sample name="pagination">
				{[1, 27, 54].map((page) => (
					<Pagination
						key={page}
						page={page}
						pages={54}
						buildHref={(to) => `/search?page=${to}`}
						labels={{ ...labels, navigation: `${words.pages} ${page}` }}
					/>
				))}
			</Sample>
			<Sample name="accordion">
				<Accordion>
					{[1, 2, 3].map((number) => (
						<AccordionItem key={number} name={group} open={number === 1} title={words.question}>
							<p>{words.text}</p>
						</AccordionItem>
					))}
				</Accordion>
			</Sample>
		</>
	);
}
