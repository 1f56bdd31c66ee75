/** Buttons at the end of the header and in the phone menu. */
export const toolStyle =
	'inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 text-[14px] font-med text-[#dfe7ff] hover:bg-white/10 rtl:text-[15px]';
