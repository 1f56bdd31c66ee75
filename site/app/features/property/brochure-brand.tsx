import { useTranslations } from '../../i18n/use-translations.ts';

const HOUSE = 'M22.3 2.7a2.8 2.8 0 0 1 3.4 0L44.3 17A4 4 0 0 1 46 20.2V42a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V20.2A4 4 0 0 1 3.7 17Z';
const LETTERS = 'M8.4 40.5V18.9h9.1a7.35 7.35 0 0 1 0 14.7h-4.8v6.9zM25.4 40.5V18.9h4.4l6 12.4V18.9H40v21.6h-4.4l-6-12.4v12.4z';
const WINDOW = 'M12.7 23.2h4.6a3.05 3.05 0 0 1 0 6.1h-4.6z';

/** The mark on white paper: the house is blue, its letters are white. */
export function BrochureBrand() {
	const t = useTranslations('site');
	return (
		<p className="flex items-center gap-[3mm]">
			<svg viewBox="0 0 48 48" className="size-[12mm]" aria-hidden="true">
				<path className="fill-brand" d={HOUSE} />
				<path className="fill-white" d={LETTERS} />
				<path className="fill-pn-red-500" d={WINDOW} />
			</svg>
			<span className="grid leading-[1.3]">
				<b className="font-display">{t('brand')}</b>
				<span className="text-ink-2 text-xs">{t('country')}</span>
			</span>
		</p>
	);
}
