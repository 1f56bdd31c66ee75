import { useTranslations } from '#app/i18n/use-translations.ts';
import { Button } from '#app/ui/button.tsx';

export function SignOutForm() {
	const t = useTranslations();
	return (
		<form method="post">
			<input type="hidden" name="intent" value="sign-out" />
			<Button type="submit" variant="outline" color="neutral">
				{t('staff.signOut')}
			</Button>
		</form>
	);
}
