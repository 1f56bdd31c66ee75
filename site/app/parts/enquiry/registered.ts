/** In the address of a launch's page: what was registered there. */
export const REGISTERED = 'registered';

export const registeredAddress = (page: string, reference: string): string =>
	`${encodeURI(page)}?${new URLSearchParams({ [REGISTERED]: reference })}#interest`;
