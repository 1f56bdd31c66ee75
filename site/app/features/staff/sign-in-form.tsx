import { useTranslations } from '#app/i18n/use-translations.ts';
import { Button } from '#app/ui/button.tsx';
import { Input } from '#app/ui/input.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { SignInAgain } from './receive-sign-in.ts';

/** `ended`: why the session ended. */
type Props = { accountKind: 'email' | 'name'; ended: string | null; again: SignInAgain | undefined };

export function SignInForm({ accountKind, ended, again }: Props) {
	const t = useTranslations();
	const notice = again?.notice ?? ended;
	return (
		<form method="post" className="grid max-w-sm gap-4">
			{notice ? (
				<Notice isProblem={again !== undefined} takesFocus>
					{notice}
				</Notice>
			) : (
				<p className="text-ink-2">{t('staff.signIn')}</p>
			)}
			<Input
				label={accountKind === 'email' ? t('records.email') : t('staff.account')}
				name="account"
				type={accountKind === 'email' ? 'email' : 'text'}
				dir="ltr"
				autoComplete="username"
				required
				defaultValue={again?.account}
			/>
			<Input label={t('staff.password')} name="password" type="password" dir="ltr" autoComplete="current-password" required />
			{again?.asksCode && (
				<Input
					label={t('staff.code')}
					hint={t('staff.codeHint')}
					name="code"
					inputMode="numeric"
					dir="ltr"
					autoComplete="one-time-code"
					maxLength={12}
					required
				/>
			)}
			<Button type="submit">{t('staff.signInButton')}</Button>
		</form>
	);
}
