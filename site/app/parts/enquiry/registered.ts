/** Parameter of a launch's page: the reference of a registration. */
export const REGISTERED = 'registered';

export const registeredAddress = (page: string, reference: string): string =>
	`${encodeURI(page)}?${new URLSearchParams({ [REGISTERED]: reference })}#interest`;
