import arrow from 'icon:pn/chev';
import menu from 'icon:pn/menu';
import close from 'icon:pn/x';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '#domain/locales.ts';
import { localePath } from '../i18n/locale-paths.ts';
import { useTranslations } from '../i18n/use-translations.ts';
import { Brand } from '../ui/brand.tsx';
import { Icon } from '../ui/icon.tsx';
import { staticPart } from '../ui/static-part.tsx';
import { isCurrent, navigation } from './navigation.ts';
import { toolStyle } from './tool-style.ts';
import type { useBrowsing } from './use-browsing.ts';

const MenuTiles = staticPart('browse-tiles', () => import('./menu-tiles.tsx'), { stays: true });
const MenuContact = staticPart('menu-contact', () => import('./menu-contact.tsx'), { stays: true });

type Shell = ReturnType<typeof useBrowsing>;

const ID = 'mobile-menu';

/**
 * A full-screen popover: it opens and closes without our script. A modal dialog would make the browser restyle the whole page before it is
 * shown; instead the page is covered, and `keepFocus` traps the focus.
 */
export function MobileMenu({ locale, shell }: { locale: Locale; shell: Shell }) {
	const t = useTranslations('nav');
	const dialog = useRef<HTMLDialogElement>(null);
	const { key } = useLocation();
	const openedAt = useRef(key);
	useEffect(() => {
		// Only navigation closes a menu that was opened before hydration.
		if (openedAt.current !== key) hide(dialog.current);
		openedAt.current = key;
	}, [key]);
	return (
		<>
			<button
				type="button"
				aria-label={t('menu')}
				aria-haspopup="dialog"
				className={`${toolStyle} lg:hidden`}
				popoverTarget={ID}
				popoverTargetAction="show"
				onClick={() => hasPopovers() || dialog.current?.showModal()}
			>
				<Icon icon={menu} />
			</button>
			<dialog
				ref={dialog}
				id={ID}
				popover="auto"
				aria-label={t('menu')}
				aria-modal="true"
				onKeyDown={keepFocus}
				className="phone-menu on-brand inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-brand text-white backdrop:bg-brand"
			>
				<div className="wrap flex h-15 w-full shrink-0 items-center justify-between">
					<Brand home={localePath('/', locale)} />
					<button
						type="button"
						aria-label={t('closeMenu')}
						className={toolStyle}
						popoverTarget={ID}
						popoverTargetAction="hide"
						onClick={() => hasPopovers() || dialog.current?.close()}
					>
						<Icon icon={close} />
					</button>
				</div>
				<MenuLinks locale={locale} shell={shell} />
			</dialog>
		</>
	);
}

function MenuLinks({ locale, shell }: { locale: Locale; shell: Shell }) {
	const t = useTranslations('nav');
	const { pathname } = useLocation();
	return (
		<>
			<nav aria-label={t('main')} className="wrap w-full">
				{shell && <MenuTiles data={shell} />}
				<ul className="menu-lines">
					{navigation.map((item) => (
						<li key={item.to}>
							<a
								href={localePath(item.to, locale)}
								aria-current={isCurrent(item.to, pathname) ? 'page' : undefined}
								className={'glowing' in item ? 'text-sun-300' : undefined}
							>
								{t(item.label)}
								<Icon icon={arrow} mirrored className="size-4 opacity-70" />
							</a>
						</li>
					))}
				</ul>
			</nav>
			{shell && <MenuContact data={shell} />}
		</>
	);
}

const hasPopovers = () => 'popover' in HTMLElement.prototype;

function hide(dialog: HTMLDialogElement | null): void {
	if (hasPopovers()) dialog?.hidePopover();
	else dialog?.close();
}

/** Wraps focus from the last link to the first. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
	if (event.key !== 'Tab') return;
	const all = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
	const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
	if (document.activeElement !== from && event.currentTarget.contains(document.activeElement)) return;
	event.preventDefault();
	to?.focus();
}
