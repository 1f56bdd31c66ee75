/** Names that are no use along a road: sides, squares, bridges, numbers. */
const unread = /الجانب|^شارع \d|^شارع [٠-٩]|ميدان|كوبري|كوبرى/;

export const isWorthReading = (name: string): boolean => !unread.test(name);

const spellings: readonly (readonly [RegExp, string])[] = [
	[/ى(?=\s|$)/g, 'ي'],
	[/(^|\s)احمد(?=\s|$)/g, '$1أحمد'],
	[/(^|\s)ابراهيم(?=\s|$)/g, '$1إبراهيم'],
	[/(^|\s)ابو(?=\s|$)/g, '$1أبو'],
	[/الجامعه(?=\s|$)/g, 'الجامعة'],
	[/الامريكيه(?=\s|$)/g, 'الأمريكية'],
	[/الاسكندريه|الاسكندرية|الإسكندريه/g, 'الإسكندرية'],
	[/القاهره(?=\s|$)/g, 'القاهرة'],
];

/** Normalises final yeh, teh marbuta and hamza; names that end in alef maqsura keep it. */
export function tidyArabic(name: string): string {
	const tidied = spellings.reduce((text, [found, written]) => text.replace(found, written), name);
	return tidied.replace(/(^|\s)(مصطف|مرتض|مستشف|موس|عيس|يحي|ليل|سلم|الكبر|الصغر|الوسط)ي(?=\s|$)/g, '$1$2ى');
}
