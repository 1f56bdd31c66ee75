import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Accordion, AccordionItem } from './accordion.tsx';

test('works without JavaScript; one item per name is open', () => {
	const html = renderToStaticMarkup(
		<Accordion>
			<AccordionItem name="questions" title="Who checks?" open>
				We do.
			</AccordionItem>
			<AccordionItem name="questions" title="How often?">
				Each week.
			</AccordionItem>
		</Accordion>,
	);
	const items = [...html.matchAll(/<details ([^>]*)><summary[^>]*>([^<]*).*?<\/summary><div[^>]*>(.*?)<\/div><\/details>/g)];
	expect(items.map(([, , title, body]) => [title, body])).toEqual([
		['Who checks?', 'We do.'],
		['How often?', 'Each week.'],
	]);
	expect(items.map(([, attributes]) => attributes?.includes('name="questions"'))).toEqual([true, true]);
	expect(items.map(([, attributes]) => attributes?.includes('open=""'))).toEqual([true, false]);
});
