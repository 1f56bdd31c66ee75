type Request = {
	id: number;
	reference: string | null;
	name: string | null;
	phone: string | null;
	email: string | null;
	channel: string | null;
	preferred_times?: string[] | null;
	message?: string | null;
	details?: string | null;
	page_url: string | null;
	agent: { email: string | null; languages: string[] | null } | null;
};

/** What the operations before it found. */
export type Found = {
	row: Request;
	user: { language: string | null }[] | null;
	$trigger: { collection: string };
	$env: { PUBLIC_URL?: string };
};

export type AgentLetter = { to: string; subject: string; html: string; at: string };

/** The mail that tells an agent of a new request. Its source runs inside Directus: it can use nothing but what stands in it. */
export function letterFor({ row, user, $trigger, $env }: Found): AgentLetter {
	const to = row.agent?.email ?? '';
	if (!/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(to)) throw new Error('there is no agent with an e-mail address');
	const chosen = (user?.[0]?.language ?? '').slice(0, 2);
	const language = chosen === 'ar' || chosen === 'en' ? chosen : row.agent?.languages?.includes('ar') ? 'ar' : 'en';
	const isArabic = language === 'ar';
	const channels: Record<string, string> = isArabic
		? { call: 'اتصال', whatsapp: 'واتساب', email: 'بريد إلكتروني', zoom: 'زووم' }
		: { call: 'Call', whatsapp: 'WhatsApp', email: 'E-mail', zoom: 'Zoom' };
	const isOffer = $trigger.collection === 'listing_submission';
	const title = isArabic ? (isOffer ? 'عقار معروض علينا' : 'طلب جديد') : isOffer ? 'A property was offered' : 'New request';

	const escaped = (text: string) => {
		const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
		return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
	};
	const link = (address: string, text: string) =>
		/^https?:\/\/\S+$/.test(address) ? `<a href="${escaped(address)}">${escaped(text)}</a>` : escaped(text);
	const apart = (html: string) => `<bdi>${html}</bdi>`;

	const { name, phone, email, channel, page_url: page } = row;
	const times = row.preferred_times ?? [];
	const message = row.message || row.details || '';
	const facts = [
		[isArabic ? 'الاسم' : 'Name', name && escaped(name)],
		[isArabic ? 'رقم الموبايل' : 'Phone', phone && apart(link(`https://wa.me/${phone.replace(/\D/g, '')}`, phone))],
		[isArabic ? 'البريد الإلكتروني' : 'E-mail', email && apart(escaped(email))],
		[isArabic ? 'طريقة التواصل' : 'Reach them by', channel && escaped(channels[channel] ?? channel)],
		[isArabic ? 'الأوقات المناسبة' : 'At these times', times.map((time) => apart(escaped(time))).join(' · ')],
		[isArabic ? 'الرسالة' : 'Message', escaped(message).replace(/\n/g, '<br>')],
		[isArabic ? 'الصفحة' : 'Page', page && apart(link(page, page))],
	];
	const lines = facts.filter(([, value]) => value).map(([label, value]) => `<p><strong>${label}:</strong> ${value}</p>`);
	const studio = `${$env.PUBLIC_URL ?? ''}/admin/content/${$trigger.collection}/${row.id}`;
	lines.push(`<p>${link(studio, isArabic ? 'افتحه في Directus' : 'Open it in Directus')}</p>`);
	return {
		to,
		subject: `${title} ${(row.reference ?? '').replace(/[^\w-]/g, '')}`.trim(),
		html: `<div lang="${language}" dir="${isArabic ? 'rtl' : 'ltr'}">\n${lines.join('\n')}\n</div>`,
		at: new Date().toISOString(),
	};
}
