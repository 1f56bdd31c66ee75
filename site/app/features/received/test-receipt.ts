/** A receipt of an enquiry, as the outbox returns it, without a subject. */
export const receipt = {
	reference: 'PN-1',
	kind: 'enquiry',
	acceptedAt: '',
	language: 'en',
	about: null,
	channel: 'call',
	viewing: null,
} as const;
