const style = 'text-action underline-offset-3 hover:underline';

/** `+20 100 000 0001`; other numbers stay as they were written. */
const shownPhone = (phone: string) => phone.replace(/^\+20(\d{3})(\d{3})(\d{4})$/, '+20 $1 $2 $3');

export function PhoneLink({ phone }: { phone: string }) {
	return (
		<a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={style}>
			<bdi dir="ltr">{shownPhone(phone)}</bdi>
		</a>
	);
}

export function WhatsAppLink({ phone }: { phone: string }) {
	return (
		<a href={`https://wa.me/${phone.replace(/\D/g, '')}`} rel="noopener" className={style}>
			<bdi dir="ltr">{shownPhone(phone)}</bdi>
		</a>
	);
}

export function EmailLink({ email }: { email: string }) {
	return (
		<a href={`mailto:${email}`} className={`${style} break-all`}>
			<bdi>{email}</bdi>
		</a>
	);
}
