import arrow from 'icon:pn/chev';
import menu from 'icon:pn/menu';
import close from 'icon:pn/x';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '#domain/locales.ts';
import { localePath } from '../i18n/locale-paths.ts';
import { useTranslations } from '../i18n/use-translations.ts';
import { Brand } from '../ui/brand.tsx';
import { Icon } from '../ui/icon.tsx';
import { toolStyle } from './header.tsx';
import { furtherNavigation, navigation } from './navigation.ts';

const ID = 'mobile-menu';

/** A native modal dialog over the whole screen: browsers open it without our JavaScript, trap the focus and close it with Escape. */
export function MobileMenu({ locale }: { locale: Locale }) {
	const t = useTranslations('nav');
	const dialog = useRef<HTMLDialogElement>(null);
	const { key } = useLocation();
	const openedAt = useRef(key);
	useEffect(() => {
		// A menu opened before the page was hydrated stays open: only a new place closes it.
		if (openedAt.current !== key) dialog.current?.close();
		openedAt.current = key;
	}, [key]);
	const links = [...navigation, ...furtherNavigation];
	return (
		<>
			<button
				type="button"
				aria-label={t('menu')}
				aria-haspopup="dialog"
				className={`${toolStyle} lg:hidden`}
				onClick={() => hasCommands() || dialog.current?.showModal()}
				{...command('show-modal')}
			>
				<Icon icon={menu} />
			</button>
			<dialog
				ref={dialog}
				id={ID}
				aria-label={t('menu')}
				className="on-brand m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-brand text-white backdrop:bg-brand"
			>
				<div className="wrap flex h-[60px] items-center justify-between">
					<Brand home={localePath('/', locale)} />
					<button
						type="button"
						aria-label={t('closeMenu')}
						className={toolStyle}
						onClick={() => hasCommands() || dialog.current?.close()}
						{...command('close')}
					>
						<Icon icon={close} />
					</button>
				</div>
				<nav aria-label={t('main')} className="wrap pb-10 pt-2">
					<ul className="[&>li+li]:border-t [&>li]:border-white/12">
						{links.map((item) => (
							<li key={item.to}>
								<a
									href={localePath(item.to, locale)}
									className={`flex min-h-14 items-center justify-between text-lg font-med ${'glowing' in item ? 'text-sun-300' : ''}`}
								>
									{t(item.label)}
									<Icon icon={arrow} mirrored className="size-4 opacity-70" />
								</a>
							</li>
						))}
					</ul>
				</nav>
			</dialog>
		</>
	);
}

/** Where the browser opens and closes the dialog by itself. */
const hasCommands = () => 'commandForElement' in HTMLButtonElement.prototype;

/** Invoker commands, which React does not type yet. */
const command = (name: 'show-modal' | 'close') => ({ commandfor: ID, command: name }) as Record<string, string>;
