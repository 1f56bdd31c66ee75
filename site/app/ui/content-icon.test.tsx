import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContentIcon } from './content-icon.tsx';

test('is a decorative mask in the text’s colour', () => {
	const html = renderToStaticMarkup(<ContentIcon name="tabler:pool" className="text-brand" />);
	expect(html).toMatch(
		/^<span class="[^"]*bg-current[^"]*text-brand" style="[^"]*mask-image:url\(\/_icons\/tabler\/pool\.svg\)[^"]*" aria-hidden="true"><\/span>$/,
	);
});

test.each([
	'',
	'pool',
	'tabler:',
	':pool',
	'tabler:pool:x',
	'Tabler:pool',
	'tabler:../pool',
	'tabler:pool);x',
	'tabler:-pool',
	'tabler:pool\n',
	null,
	undefined,
])('%j renders nothing', (name) => {
	expect(renderToStaticMarkup(<ContentIcon name={name} />)).toBe('');
});
