import './tray.css';
import './tray-homes.css';
import './tray-in-page.css';
import down from 'icon:pn/down';
import close from 'icon:pn/x';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { moneyFigure } from '#app/i18n/figures.ts';
import { localePath, parseLocale } from '#app/i18n/locale-paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { photoAddress } from '#app/ui/photo-address.ts';
import { homesAddress } from '../enquiry/several-homes.ts';
import type { PropertyCardData } from '../listings/card-data.ts';
import { t } from '../toasts/saved-words.ts';
import { AT_MOST } from './cookie.ts';
import { hasTray } from './tray-pages.ts';

type Home = Pick<PropertyCardData, 'id' | 'to' | 'title' | 'photo' | 'price' | 'period'>;
type Props = { ids: readonly number[]; onRemove: (id: number) => void; onClear: () => void };

const locale = parseLocale(location.pathname);
const place = document.body.appendChild(document.createElement('div'));
const root = createRoot(place);

/** Homes chosen for comparison, at the bottom of every page except those in `tray-pages.ts`. */
export function showTray(props: Props): void {
	const isShown = props.ids.length > 0 && hasTray(location.pathname);
	place.toggleAttribute('data-compare-tray', isShown);
	root.render(isShown ? <Tray {...props} /> : null);
}

/** On a phone a pill that expands. */
function Tray({ ids, onRemove, onClear }: Props) {
	const { homes, isKnown } = useHomes(ids);
	const [isOpen, setOpen] = useState(false);
	const section = useRef<HTMLElement>(null);
	const chosen = ids.map((id) => ({ id, home: homes.find((home) => home.id === id) }));
	const left = AT_MOST - ids.length;
	const remove = (id: number) => {
		section.current?.focus();
		onRemove(id);
	};
	return (
		<section
			ref={section}
			tabIndex={-1}
			aria-label={t('tray.label')}
			data-open={isOpen || undefined}
			onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
			className="compare-tray"
		>
			<button type="button" aria-expanded={isOpen} aria-label={t('tray.see')} onClick={() => setOpen(!isOpen)} className="tray-fold">
				{chosen.map(({ id, home }) => (
					<TrayPhoto key={id} home={home} />
				))}
				<Icon icon={down} />
			</button>
			<p role="status" className="tray-state">
				<b>{t('tray.chosen', { count: ids.length })}</b>
				<small>{ids.length === 1 ? t('tray.another') : t('tray.left', { left })}</small>
			</p>
			{ids.length > 1 && (
				<a href={localePath(`/compare?ids=${ids.join()}`, locale)} className="tray-compare">
					{t('compare')}
				</a>
			)}
			<ul className="tray-homes">
				{chosen.map(({ id, home }) => (
					<li key={id}>
						<TrayPhoto home={home} />
						<p>
							{home ? <a href={home.to}>{home.title}</a> : isKnown && t('tray.gone')}
							{home && (
								<small>
									<bdi>{moneyFigure(locale, home.price.amount, home.price.currency)}</bdi> {home.period}
								</small>
							)}
						</p>
						<button type="button" aria-label={t('tray.remove', { home: home?.title ?? '' })} onClick={() => remove(id)}>
							<Icon icon={close} />
						</button>
					</li>
				))}
			</ul>
			<button type="button" onClick={onClear} className="tray-clear">
				{t('tray.clear')}
			</button>
			<a href={homesAddress({ locale }, ids)} className="tray-send">
				{t('tray.send', { count: ids.length })}
			</a>
		</section>
	);
}

const TrayPhoto = ({ home }: { home: Home | undefined }) => (
	<span aria-hidden="true" className="tray-photo">
		{home?.photo && <img src={photoAddress(home.photo, 96)} alt="" width={48} height={48} />}
	</span>
);

/** Names and prices of the homes. A home missing from the answer is no longer listed; without an answer nothing is shown as gone. */
function useHomes(ids: readonly number[]): { homes: Home[]; isKnown: boolean } {
	const [answered, setAnswered] = useState<{ asked: string; homes: Home[] }>({ asked: '', homes: [] });
	const asked = ids.join();
	useEffect(() => {
		const stop = new AbortController();
		fetch(`${localePath('/search/cards.json', locale)}?ids=${asked}`, stop)
			.then(async (answer) => answer.ok && setAnswered({ asked, homes: await answer.json() }))
			.catch(() => {});
		return () => stop.abort();
	}, [asked]);
	return { homes: answered.homes, isKnown: answered.asked === asked };
}
