import { localePath, parseLocale } from '#app/i18n/locale-paths.ts';
import { say, t } from '../toasts/say.tsx';
import { AT_MOST, parseCompared } from './cookie.ts';

/** Through the page, as any link: one listener leads there. */
function open(path: string): void {
	const link = Object.assign(document.createElement('a'), { href: path });
	document.body.append(link);
	link.click();
	link.remove();
}

/** Says what became of a press on the scales, and leads to the comparison. */
export function announce(before: readonly number[], after: readonly number[]): void {
	const path = localePath(`/compare?ids=${after.join()}`, parseLocale(location.pathname));
	const see = { action: { label: t('compare'), instead: t('compareInstead'), run: () => open(path) } };
	const count = after.length;
	if (parseCompared(document.cookie).join() !== after.join()) say({ title: t('refused'), color: 'warning' });
	else if (count < before.length) say({ title: t('unchosen') });
	else if (count === before.length) say({ title: t('comparedFull', { most: AT_MOST }), color: 'warning', ...see });
	else say({ title: t('chosen', { count, most: AT_MOST }), ...(count > 1 && see) });
}
