import './tray.css';
import close from 'icon:pn/x';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { localePath, parseLocale } from '#app/i18n/locale-paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { photoAddress } from '#app/ui/photo-address.ts';
import type { PropertyCardData } from '../listings/card-data.ts';
import { t } from '../toasts/saved-words.ts';
import { AT_MOST } from './cookie.ts';
import { standsOn } from './tray-pages.ts';

type Home = Pick<PropertyCardData, 'id' | 'photo'>;
type Props = { ids: readonly number[]; onClear: () => void };

const locale = parseLocale(location.pathname);
const place = document.body.appendChild(document.createElement('div'));
const root = createRoot(place);

/** Homes that wait to be compared, at the foot of every page that they have a place on. */
export function showTray({ ids, onClear }: Props): void {
	const isShown = ids.length > 0 && standsOn(location.pathname);
	place.toggleAttribute('data-compare-tray', isShown);
	root.render(isShown ? <Tray ids={ids} onClear={onClear} /> : null);
}

function Tray({ ids, onClear }: Props) {
	const homes = useHomes(ids);
	const left = AT_MOST - ids.length;
	return (
		<section aria-label={t('tray.label')} className="compare-tray">
			<ul aria-hidden="true">
				{ids.map((id) => {
					const photo = homes.find((home) => home.id === id)?.photo;
					return <li key={id}>{photo && <img src={photoAddress(photo, 96)} alt="" width={40} height={40} />}</li>;
				})}
			</ul>
			<p role="status">
				<b>{t('tray.chosen', { count: ids.length })}</b>
				<small>{ids.length === 1 ? t('tray.another') : t('tray.left', { left })}</small>
			</p>
			<button type="button" aria-label={t('tray.clear')} onClick={onClear}>
				<Icon icon={close} />
			</button>
			{ids.length > 1 && <a href={localePath(`/compare?ids=${ids.join()}`, locale)}>{t('compare')}</a>}
		</section>
	);
}

/** Their pictures; without an answer their places stay empty. */
function useHomes(ids: readonly number[]): Home[] {
	const [homes, setHomes] = useState<Home[]>([]);
	const asked = ids.join();
	useEffect(() => {
		const stop = new AbortController();
		fetch(`${localePath('/search/cards.json', locale)}?ids=${asked}`, stop)
			.then((answer) => (answer.ok ? answer.json() : []))
			.then(setHomes, () => {});
		return () => stop.abort();
	}, [asked]);
	return homes;
}
