import { useTranslations } from '#app/i18n/use-translations.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';

/** On a phone there is only room for the two nearest places. */
const onPhone = 'max-md:[&_li]:hidden max-md:[&_li:nth-last-child(2)]:flex max-md:[&_li:nth-last-child(3)]:flex';

export function Trail({ crumbs }: { crumbs: { to: string; text: string }[] }) {
	const t = useTranslations('common');
	return (
		<Breadcrumb
			label={t('breadcrumb')}
			trail={crumbs.map(({ to, text }) => ({ label: text, href: to }))}
			className={`min-w-0 ${onPhone}`}
		/>
	);
}
