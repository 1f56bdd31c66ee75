import { useId } from 'react';
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Carousel } from '#app/ui/carousel.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#app/ui/tabs.tsx';
import { Sample } from './sample.tsx';
import type { Words } from './words.ts';

export function Structure({ words }: { words: Words }) {
	const group = useId();
	const labels = { previous: words.previous, next: words.next, page: (page: number) => `${words.page} ${page}` };
	return (
		<>
			<Sample name="tabs">
				<SampleTabs words={words} variant="line" panel="pt-3" />
				<div className="on-brand rounded-md bg-pn-blue-700 p-4">
					<SampleTabs words={words} variant="folder" panel="rounded-e-md rounded-b-md bg-surface p-4" />
				</div>
			</Sample>
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
			<Sample name="carousel">
				<Carousel
					itemClassName="w-60"
					labels={{
						...labels,
						list: words.homes,
						position: (first, last, total) => `${first === last ? first : `${first}–${last}`} ${words.of} ${total}`,
					}}
				>
					{[1, 2, 3, 4, 5, 6].map((number) => (
						<a key={number} href="/search" className="grid h-36 place-items-center rounded-lg bg-stone text-xl">
							{number}
						</a>
					))}
				</Carousel>
			</Sample>
		</>
	);
}

function SampleTabs({ words, variant, panel }: { words: Words; variant: 'line' | 'folder'; panel: string }) {
	return (
		<Tabs variant={variant} defaultValue={words.tabs[0]}>
			<TabList aria-label={words.homes}>
				{words.tabs.map((tab) => (
					<Tab key={tab} value={tab}>
						{tab}
					</Tab>
				))}
			</TabList>
			{words.tabs.map((tab) => (
				<TabPanel key={tab} value={tab} className={panel}>
					{words.text}
				</TabPanel>
			))}
		</Tabs>
	);
}
