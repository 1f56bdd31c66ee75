/** The tones of buttons and badges, defined in styles/ui.css. WhatsApp is `success`; red is never an action. */
export const tones = {
	primary: 'tone-primary',
	secondary: 'tone-secondary',
	neutral: 'tone-neutral',
	info: 'tone-info',
	success: 'tone-success',
	warning: 'tone-warning',
	error: 'tone-error',
	'pn-red': 'tone-pn-red',
	'pn-blue': 'tone-pn-blue',
	sun: 'tone-sun',
} as const;

export type Tone = keyof typeof tones;
