/** Leaves commas and semicolons unencoded. */
export const readableQuery = (query: string | URLSearchParams): string => String(query).replace(/%2C/gi, ',').replace(/%3B/gi, ';');
