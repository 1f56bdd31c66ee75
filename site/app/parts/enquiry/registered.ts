/** Of a launch's page: what was registered there. */
export const REGISTERED = 'registered';

export const registeredAddress = (page: string, reference: string): string =>
	`${page}?${new URLSearchParams({ [REGISTERED]: reference })}#interest`;
