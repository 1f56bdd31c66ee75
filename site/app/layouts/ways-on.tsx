import phoneIcon from 'icon:pn/phone';
import whatsAppIcon from 'icon:pn/wa';
import { localePath, parseLocale } from '../i18n/locale-paths.ts';
import { useTranslations } from '../i18n/use-translations.ts';
import type { RecordLink } from '../record-link.ts';
import { Icon } from '../ui/icon.tsx';
import { useShell } from './use-shell.ts';

export const wayOn = 'inline-flex min-h-14 items-center rounded-md bg-sun-300 px-6 font-semi text-brand-deep text-md hover:bg-sun-200';

const chip =
	'inline-flex min-h-11 items-center gap-2 rounded-full border border-white/24 bg-white/8 px-4 font-med text-sm hover:border-white/60 hover:bg-white/16';

/** From an address that leads nowhere: a search, the places most people look at, and somebody to ask. */
export function WaysOn({ path, places }: { path: string; places: RecordLink[] }) {
	const t = useTranslations();
	return (
		<>
			<form action={localePath('/search', parseLocale(path))} className="flex flex-wrap gap-2">
				<input
					type="search"
					name="q"
					aria-label={t('error.search')}
					placeholder={t('error.searchExample')}
					className="min-h-14 min-w-0 flex-1 basis-56 rounded-md bg-white px-4 text-ink"
				/>
				<button type="submit" className={wayOn}>
					{t('common.search')}
				</button>
			</form>
			{places.length > 0 && (
				<nav aria-label={t('error.places')}>
					<h2 className="mb-2 text-md">{t('error.places')}</h2>
					<ul className="flex flex-wrap gap-2">
						{places.map(({ to, text }) => (
							<li key={to}>
								<a href={to} className={chip}>
									{text}
								</a>
							</li>
						))}
					</ul>
				</nav>
			)}
			<Ask />
		</>
	);
}

function Ask() {
	const t = useTranslations();
	const { phone, whatsApp } = useShell();
	if (!phone && !whatsApp) return null;
	return (
		<div>
			<h2 className="mb-2 text-md">{t('error.ask')}</h2>
			<p className="flex flex-wrap gap-2">
				{whatsApp && (
					<a href={whatsApp} target="_blank" rel="noopener" className={chip}>
						<Icon icon={whatsAppIcon} />
						{t('nav.whatsapp')}
					</a>
				)}
				{phone && (
					<a href={phone.href} className={chip}>
						<Icon icon={phoneIcon} />
						<bdi dir="ltr">{phone.shown}</bdi>
					</a>
				)}
			</p>
		</div>
	);
}
