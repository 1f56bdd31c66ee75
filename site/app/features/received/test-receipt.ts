/** An enquiry as the outbox gives it back, without what it is about. */
export const receipt = {
	reference: 'PN-1',
	kind: 'enquiry',
	acceptedAt: '',
	language: 'en',
	about: null,
	channel: 'call',
	viewing: null,
} as const;
