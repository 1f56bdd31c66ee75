import heart from 'icon:pn/heart';
import plus from 'icon:pn/plus';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '#domain/locales.ts';
import { localePath } from '../i18n/locale-paths.ts';
import { useTranslations } from '../i18n/use-translations.ts';
import { onSaved, savedCount } from '../parts/favorites/saved.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { Brand } from '../ui/brand.tsx';
import { Icon } from '../ui/icon.tsx';
import { staticPart } from '../ui/static-part.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { isCurrent, isForStaff, navigation } from './navigation.ts';
import { toolStyle } from './tool-style.ts';
import { useBrowsing } from './use-browsing.ts';

const BrowseBar = staticPart('browse-bar', () => import('./browse-bar.tsx'), { stays: true });

/** The second row scrolls away, so sticky elements only need to clear this header. */
export function Header({ locale }: { locale: Locale }) {
	const t = useTranslations('nav');
	const { pathname } = useLocation();
	const shell = useBrowsing();
	return (
		<>
			<header className="on-brand sticky top-0 z-40 bg-brand text-white">
				<div className="wrap flex h-15 items-center gap-1 max-md:pe-2.5 md:gap-2 lg:h-18 lg:gap-4 xl:gap-7">
					<Brand home={localePath('/', locale)} size="size-10 lg:size-11" />
					<nav aria-label={t('main')} className="mx-auto hidden items-center gap-0.5 lg:flex">
						{navigation.map((item) =>
							'glowing' in item ? (
								<a key={item.to} href={localePath(item.to, locale)} className="glow mx-2">
									<span>
										<Icon icon={plus} className="size-4" />
										{t(item.label)}
									</span>
								</a>
							) : (
								<a
									key={item.to}
									href={localePath(item.to, locale)}
									aria-current={isCurrent(item.to, pathname) ? 'page' : undefined}
									className="rounded-sm px-3 py-2 text-[14px] font-med text-[#dfe7ff] hover:text-white aria-[current]:bg-white/10 aria-[current]:text-white rtl:text-[15px]"
								>
									{t(item.label)}
								</a>
							),
						)}
					</nav>
					<div className="ms-auto flex items-center lg:ms-0 lg:gap-1">
						<LanguageSwitch locale={locale} className={toolStyle} />
						<Favorites to={localePath('/favorites', locale)} />
						<MobileMenu locale={locale} shell={shell} />
					</div>
				</div>
			</header>
			{shell && (
				<nav aria-label={t('browse')} className="browse-bar on-brand" hidden={isForStaff(pathname)}>
					<BrowseBar data={shell} />
				</nav>
			)}
		</>
	);
}

const none = () => 0;

/** Painting the pressed heart comes before updating the count. */
const onCounted = (listener: () => void) => onSaved(() => afterPaint(listener));

/** The server does not know the count; it is drawn over the icon, so that it shifts nothing. */
function Favorites({ to }: { to: string }) {
	const t = useTranslations('nav');
	const count = useSyncExternalStore(onCounted, savedCount, none);
	return (
		<a href={to} aria-label={count ? t('favoritesCount', { count }) : t('favorites')} className={`${toolStyle} relative`}>
			<Icon icon={heart} />
			{count > 0 && <b className="heart-count">{count}</b>}
		</a>
	);
}
